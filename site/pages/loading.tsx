import { site } from 'virtual:site-shell';
import { useLayoutEffect } from 'react';

/** Placeholder while an article loads (docs/product.md, "Blog articles"). */
export function LoadingPage() {
  const text = site.ui.loading.article;
  // A layout effect, so that it runs before paint. The focused link is gone; the article's heading takes focus later.
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
