import { Fragment } from 'react';
import type { PageProps } from '../assemble/page-types.ts';
import { BookGrid } from '../components/book-card/book-card.tsx';
import { BookCover } from '../components/book-cover/book-cover.tsx';
import { ButtonLink } from '../components/button/button.tsx';
import { Hero } from '../components/hero/hero.tsx';
import { SectionHead } from '../components/section-head/section-head.tsx';
import { unbroken } from '../components/unbroken/unbroken.tsx';
import { ClosingSection } from './sections/closing-section.tsx';
import { MoreLink } from './sections/more-link.tsx';

export default function BooksPage({ page }: { page: PageProps['booksPage'] }) {
  const { hero, books, bookList, moreBooks, closing } = page;
  const [newest] = bookList;
  return (
    <>
      <Hero
        variant="shelf"
        title={hero.title}
        plane="cool"
        art={<Shelf label={hero.title} books={bookList} />}
      >
        <p className="lead">{unbroken(hero.lead)}</p>
        {newest && (
          <p>
            <ButtonLink href={newest.amazonLink}>
              {books.buy}
              <span className="visually-hidden">: {newest.title}</span>
            </ButtonLink>
          </p>
        )}
      </Hero>

      <section className="section">
        {bookList.length > 0 && (
          <>
            <SectionHead heading={books.heading} lead={books.lead} variant="wide" />
            <BookGrid books={bookList} labels={books} />
          </>
        )}
        <MoreLink link={{ label: books.more, path: moreBooks }} />
      </section>

      <ClosingSection closing={closing} image="closing-book" />
    </>
  );
}

/** More would be narrower than a finger. */
const MOST = 12;

/** The newest books on a shelf, by year, a gap where none came out; each leads to its card. */
function Shelf({ label, books }: { label: string; books: PageProps['booksPage']['bookList'] }) {
  const spines = books.slice(0, MOST).reverse();
  if (spines.length === 0) return;
  return (
    <nav className="books-shelf" aria-label={label}>
      {spines.map((book, index) => (
        <Fragment key={book.id}>
          {book.year - (spines[index - 1] ?? book).year > 1 && <i />}
          <a href={`#${book.id}`}>
            <BookCover book={book} loading="eager" />
            <span className="visually-hidden">
              {book.title}, {book.year}
            </span>
          </a>
        </Fragment>
      ))}
    </nav>
  );
}
