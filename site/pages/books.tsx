import type { PageProps } from '../assemble/page-types.ts';
import { BookGrid } from '../components/book-card/book-card.tsx';
import { BookCover } from '../components/book-cover/book-cover.tsx';
import { ButtonLink } from '../components/button/button.tsx';
import { Hero } from '../components/hero/hero.tsx';
import { SectionHead } from '../components/section-head/section-head.tsx';
import { unbroken } from '../components/unbroken/unbroken.tsx';
import { ClosingSection } from './sections/closing-section.tsx';
import { MoreLink } from './sections/more-link.tsx';

export function BooksPage({ page }: { page: PageProps['booksPage'] }) {
  const { hero, books, bookList, moreBooks, closing } = page;
  const [newest] = bookList;
  return (
    <>
      <Hero variant="inner" title={hero.title} plane="cool" art={<Fan books={bookList.slice(0, 3)} />}>
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

      <ClosingSection closing={closing} variant="band" plane="warm" />
    </>
  );
}

/** The newest books, fanned out; all follow below. */
function Fan({ books }: { books: ReadonlyArray<PageProps['booksPage']['bookList'][number]> }) {
  return (
    <div className="books-fan" aria-hidden="true">
      {books.map((book) => (
        <BookCover key={book.id} book={book} />
      ))}
    </div>
  );
}
