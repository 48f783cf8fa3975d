import { site } from 'virtual:site-shell';
import { useLayoutEffect } from 'react';

/** Stands in the place of an article that is on its way (specification section 2, "Blog articles"). */
export function LoadingPage() {
  const text = site.ui.loading.article;
  // Before it is painted. The link that had the focus is gone; the article's heading takes it over.
  useLayoutEffect(() => {
    document.querySelector('main')?.focus({ preventScroll: true });
    scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  return (
    <section className="section loading">
      <title>{`${text} | ${site.name}`}</title>
      <p className="lead" role="status">
        {text}
      </p>
    </section>
  );
}
