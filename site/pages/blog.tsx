import { Teaser } from '../components/teaser/teaser.tsx';
import type { BlogPage as Page } from './page-data.ts';

export function BlogPage({ page }: { page: Page }) {
  const { heading, lead, empty, readTime, feed, teasers } = page;
  return (
    <>
      <header className="page-head">
        <h1>{heading}</h1>
        <p className="lead">{lead}</p>
      </header>
      <section className="section section-joined">
        {teasers.length === 0 && <p>{empty}</p>}
        <div className="teasers">
          {teasers.map((teaser, index) => (
            <Teaser
              key={teaser.slug}
              teaser={teaser}
              readTimeLabel={readTime}
              variant={index === 0 ? 'large' : 'normal'}
            />
          ))}
        </div>
        {/* No <Link>: there is no page, readers of feeds take it. */}
        <p>
          <a className="text-link" href={feed.path} type="application/atom+xml">
            {feed.label}
          </a>
        </p>
      </section>
    </>
  );
}
