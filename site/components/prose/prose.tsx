/**
 * The text of an article.
 * @param html rendered from Markdown and sanitised by site/content/markdown.server.ts
 */
export function Prose({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: raw HTML is refused in content, the rest is sanitised
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}
