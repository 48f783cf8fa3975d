import type { PageProps } from '../assemble/page-types.ts';
import { BookGrid } from '../components/book-card/book-card.tsx';
import { SectionHead } from '../components/section-head/section-head.tsx';
import { Unbroken } from '../components/unbroken/unbroken.tsx';
import { ClosingSection } from './sections/closing-section.tsx';
import { MoreLink } from './sections/more-link.tsx';

export function BooksPage({ page }: { page: PageProps['booksPage'] }) {
  const { hero, books, bookList, moreBooks, closing } = page;
  return (
    <>
      <header className="page-head">
        <h1>
          <Unbroken text={hero.title} />
        </h1>
        <p className="lead">
          <Unbroken text={hero.lead} />
        </p>
      </header>

      <section className="section section-joined">
        {bookList.length > 0 && (
          <>
            <SectionHead heading={books.heading} lead={books.lead} variant="small" />
            <BookGrid books={bookList} labels={books} />
          </>
        )}
        <MoreLink link={{ label: books.more, path: moreBooks }} />
      </section>

      <ClosingSection closing={closing} variant="band" plane="amber" />
    </>
  );
}
