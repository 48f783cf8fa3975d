import type { ArticleFrontMatter } from '../../content/schemas/article.ts';

/**
 * The text of an article.
 * @param html rendered from Markdown and sanitised by site/content/read/markdown.server.ts
 */
export function Prose({ html, form }: { html: string; form?: ArticleFrontMatter['form'] }) {
  const name = form ? `prose prose-${form}` : 'prose';
  // biome-ignore lint/security/noDangerouslySetInnerHtml: content rejects raw HTML, and the rest is sanitised
  return <div className={name} dangerouslySetInnerHTML={{ __html: html }} />;
}
