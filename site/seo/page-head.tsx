import { type ArticleHead, FEED_PATH, type Head } from '../assemble/page-data.ts';

/** A page's title and meta tags; React updates them in <head> on navigation. */
export function PageHead({ head, siteName }: { head: Head; siteName: string }) {
  const { title, description, keywords, canonical, noindex, type, article, image } = head;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {keywords && <meta name="keywords" content={keywords} />}
      {noindex && <meta name="robots" content="noindex" />}
      {canonical && <link rel="canonical" href={canonical} />}
      <link rel="alternate" type="application/atom+xml" href={FEED_PATH} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {canonical && <meta property="og:url" content={canonical} />}
      <meta property="og:site_name" content={siteName} />
      <meta property="og:locale" content="de_DE" />
      <meta property="og:type" content={type ?? 'website'} />
      {article && <ArticleTags article={article} />}
      {image && <ImageTags image={image} />}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

function ArticleTags({ article }: { article: ArticleHead }) {
  const { author, published, section } = article;
  return (
    <>
      {author && <meta property="article:author" content={author} />}
      <meta property="article:published_time" content={published} />
      <meta property="article:section" content={section} />
    </>
  );
}

/** X uses these as well. */
function ImageTags({ image }: { image: NonNullable<Head['image']> }) {
  return (
    <>
      <meta property="og:image" content={image.url} />
      <meta property="og:image:width" content={String(image.width)} />
      <meta property="og:image:height" content={String(image.height)} />
      <meta property="og:image:alt" content={image.alt} />
    </>
  );
}
