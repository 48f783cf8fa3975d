import { BookGrid } from '../../components/book-card/book-card.tsx';
import { BookCover } from '../../components/book-cover/book-cover.tsx';
import { BookFeature } from '../../components/book-feature/book-feature.tsx';
import { BookShelf } from '../../components/book-shelf/book-shelf.tsx';
import type { Examples } from '../component.ts';
import { longBook } from '../long-records.ts';
import { LONG_TEXT } from '../long-words.ts';

const labels = { bestseller: 'Bestseller', buy: 'Bei Amazon kaufen' };

export const books: Examples = ({ about, home, press }) => ({
  title: 'Books',
  components: [
    {
      name: 'book-cover',
      use: 'The cover: the owner’s picture, otherwise drawn from title, year and category.',
      states: {
        'each length of title': (
          <ul className="grid grid-narrow">
            {[...about.bookList.slice(0, 4), longBook].map((book) => (
              <li key={book.id}>
                <BookCover book={book} variant="spoken" />
              </li>
            ))}
          </ul>
        ),
      },
    },
    {
      name: 'book-card',
      use: 'A book in the list, with a link to the shop.',
      states: {
        'with and without publisher, long words': (
          <BookGrid books={[...about.bookList.slice(0, 3), longBook]} labels={labels} />
        ),
      },
    },
    {
      name: 'book-feature',
      use: 'A book at full size: a section, or a page’s hero.',
      width: 'bleed',
      states: {
        section: (
          <div className="section plane-amber">
            <BookFeature {...home.book} />
          </div>
        ),
        'hero, long words': (
          <div className="section plane-amber">
            <BookFeature
              book={longBook}
              eyebrow={press.hero.eyebrow}
              heading={longBook.title}
              lead={LONG_TEXT}
              actions={press.hero.actions}
              variant="hero"
            />
          </div>
        ),
      },
    },
    {
      name: 'book-shelf',
      use: 'A horizontally scrolling row of covers.',
      states: { 'all books': <BookShelf label="Bücherregal" books={[...about.bookList, longBook]} /> },
    },
  ],
});
