import type { BlogPage as Page } from '../assemble/page-types.ts';
import { CategoryLinks } from '../components/category-links/category-links.tsx';
import { SearchForm } from '../components/search-form/search-form.tsx';
import { Teaser } from '../components/teaser/teaser.tsx';
import { unbroken } from '../components/unbroken/unbroken.tsx';
import { blogSearch } from '../search/blog-query.ts';
import { statusText } from '../search/status-text.ts';
import { BlogNothing } from './blog-nothing.tsx';
import { ClosingSection } from './sections/closing-section.tsx';

/** The blog with all its teasers. client/blog.ts searches and filters them. */
export default function BlogPage({ page }: { page: Page }) {
  const { heading, lead, empty, readTime, feed, teasers, categories, search, nothing, closing } = page;
  const { label, submit, withoutScript, ...labels } = search;
  return (
    <>
      <header className="page-head blog-head">
        <h1>{unbroken(heading)}</h1>
        <p className="lead">{unbroken(lead)}</p>
        <div className="blog-search">
          <SearchForm label={label} submit={submit} />
          {/* If the search fails to load, the start script shows the failure here. */}
          <p role="status" data-labels={JSON.stringify(labels)} data-failed={labels.failed}>
            {statusText(labels, 'idle', teasers.length, { text: '' })}
          </p>
          <p className="blog-without-script">{withoutScript}</p>
        </div>
      </header>
      <section className="section section-joined">
        <div className="blog-categories">
          <CategoryLinks
            label={labels.categories}
            items={[undefined, ...categories].map((category) => ({
              label: category ?? labels.all,
              href: `/blog${blogSearch({ text: '', category })}`,
              isCurrent: category === undefined,
              category,
            }))}
          />
        </div>
        {teasers.length === 0 && <p>{empty}</p>}
        <BlogNothing texts={nothing} />
        <div className="teasers blog-list blog-results" />
        <div className="teasers blog-list blog-all">
          {teasers.map((teaser, index) => (
            <Teaser
              key={teaser.slug}
              teaser={teaser}
              readTimeLabel={readTime}
              variant={index === 0 ? 'large' : 'normal'}
            />
          ))}
        </div>
        {/* Not a <Link>: a feed is not a page. */}
        <p>
          <a className="text-link" href={feed.path} type="application/atom+xml">
            {feed.label}
          </a>
        </p>
      </section>
      <ClosingSection closing={closing} image="closing-writing" />
    </>
  );
}
