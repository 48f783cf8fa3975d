/**
 * The text of an article.
 * @param html rendered from Markdown and sanitised by site/content/read/markdown.server.ts
 */
export function Prose({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: content rejects raw HTML, and the rest is sanitised
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}
