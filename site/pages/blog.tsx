import { useEffect } from 'react';
import type { BlogPage as Page } from '../assemble/page-types.ts';
import { CategoryLinks } from '../components/category-links/category-links.tsx';
import { SearchForm } from '../components/search-form/search-form.tsx';
import { Teaser } from '../components/teaser/teaser.tsx';
import { unbroken } from '../components/unbroken/unbroken.tsx';
import { fillSlots } from '../lib/fill-slots.ts';
import { type BlogQuery, blogSearch, shownText } from '../search/blog-query.ts';
import { useBlogQuery } from '../search/use-blog-query.ts';
import { useShownTeasers } from '../search/use-shown-teasers.ts';
import { BlogNothing } from './blog-nothing.tsx';
import { ClosingSection } from './sections/closing-section.tsx';

export function BlogPage({ page }: { page: Page }) {
  const {
    heading,
    lead,
    empty,
    readTime,
    feed,
    teasers,
    categories,
    search: labels,
    nothing,
    closing,
  } = page;
  const { query, isSettled, field, ...listeners } = useBlogQuery(categories);
  const { state, shown } = useShownTeasers(teasers, query);

  useEffect(() => {
    // Undoes the start script, which hides the list if the address has a query.
    if (isSettled && state !== 'pending') delete document.documentElement.dataset.searching;
  }, [isSettled, state]);

  return (
    <>
      <header className="page-head blog-head">
        <h1>{unbroken(heading)}</h1>
        <p className="lead">{unbroken(lead)}</p>
        <div className="blog-search">
          <SearchForm label={labels.label} submit={labels.submit} field={field} {...listeners} />
          {/* If React fails to load, the start script shows the failure here. */}
          <p role="status" data-failed={labels.failed}>
            {statusText(labels, state, shown.length, query)}
          </p>
          <p className="blog-without-script">{labels.withoutScript}</p>
        </div>
      </header>
      <section className="section section-joined">
        <div className="blog-categories">
          <CategoryLinks
            label={labels.categories}
            items={[undefined, ...categories].map((category) => ({
              label: category ?? labels.all,
              href: `/blog${blogSearch({ text: query.text, category })}`,
              isCurrent: category === query.category,
            }))}
          />
        </div>
        {teasers.length === 0 && <p>{empty}</p>}
        {shown.length === 0 && teasers.length > 0 && (
          <BlogNothing texts={nothing} query={query} onLeave={() => field.current?.focus()} />
        )}
        <div className="teasers blog-list" aria-busy={state === 'pending' || undefined}>
          {shown.map(({ teaser, hit }, index) => (
            <Teaser
              key={teaser.slug}
              teaser={teaser}
              readTimeLabel={readTime}
              variant={index === 0 && !hit ? 'large' : 'normal'}
              {...(hit && { hit })}
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
      <ClosingSection closing={closing} image="closing-door" />
    </>
  );
}

function statusText(labels: Page['search'], state: string, count: number, query: BlogQuery): string {
  if (state === 'pending') return labels.pending;
  if (state === 'failed') return labels.failed;
  return [
    count === 1 ? labels.one : fillSlots(labels.many, { count }),
    query.text && fillSlots(labels.about, { query: shownText(query) }),
    query.category && fillSlots(labels.within, { category: query.category }),
  ]
    .filter(Boolean)
    .join(' ');
}
