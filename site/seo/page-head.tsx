import type { Head } from '../content/page-data.ts';

/** Title and meta tags of a page; React keeps them up to date in <head> when the visitor navigates. */
export function PageHead({ head }: { head: Head }) {
  const { title, description, keywords, canonical, noindex } = head;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="keywords" content={keywords} />
      {noindex && <meta name="robots" content="noindex" />}
      {canonical && <link rel="canonical" href={canonical} />}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {canonical && <meta property="og:url" content={canonical} />}
      <meta property="og:locale" content="de_DE" />
      <meta property="og:type" content="website" />
      <meta name="twitter:card" content="summary" />
    </>
  );
}
