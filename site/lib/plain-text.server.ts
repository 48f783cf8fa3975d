/**
 * The text of an article without markup.
 * @param html rendered by site/content/read/markdown.server.ts
 */
export function plainText(html: string): string {
  return html
    .replace(/<\/(?:p|li|h[2-6]|t[dh]|pre|blockquote|figcaption)>|<br>/g, ' ')
    .replace(/<(?:"[^"]*"|[^"<>])*>/g, '')
    .replace(/&#x([0-9A-F]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/\s+/g, ' ')
    .trim();
}
