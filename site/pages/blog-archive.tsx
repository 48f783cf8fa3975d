import { blogPagePath } from '../assemble/blog-page-path.ts';
import type { BlogArchivePage as Page } from '../assemble/page-types.ts';
import { Pagination } from '../components/pagination/pagination.tsx';
import { SearchForm } from '../components/search-form/search-form.tsx';
import { Teaser } from '../components/teaser/teaser.tsx';

/** A later page of the blog's overview. Its search leads to the first page. */
export function BlogArchivePage({ page }: { page: Page }) {
  const { heading, search, teasers, readTime, pages, labels } = page;
  return (
    <>
      <header className="page-head">
        <h1>{heading}</h1>
      </header>
      <section className="section section-joined">
        <div className="blog-filter">
          <SearchForm {...search} />
        </div>
        <div className="teasers">
          {teasers.map((teaser) => (
            <Teaser key={teaser.slug} teaser={teaser} readTimeLabel={readTime} />
          ))}
        </div>
        <Pagination {...pages} labels={labels} hrefOf={blogPagePath} />
      </section>
    </>
  );
}
