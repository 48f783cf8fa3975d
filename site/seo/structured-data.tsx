/** Marks the element in which the browser finds the structured data of a prerendered page. */
export const STRUCTURED_DATA = 'application/ld+json';

/**
 * What the page says to machines. A data block: no browser runs it, so the CSP needs no exception. It stands behind
 * the page's content, where visitors do not wait for it.
 * @param json made and escaped by structured-data/page-graph.server.ts
 */
export function StructuredData({ json }: { json: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own JSON without any "<"
  return <script type={STRUCTURED_DATA} dangerouslySetInnerHTML={{ __html: json }} />;
}
