/** Type of the element that holds a prerendered page's structured data. */
const STRUCTURED_DATA = 'application/ld+json';

/**
 * A page's structured data. It is a data block, never executed, so the CSP needs no exception. It follows the
 * content, so that visitors don't wait for it.
 * @param json built and escaped by structured-data/page-graph.server.ts
 */
export function StructuredData({ json }: { json: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own JSON without any "<"
  return <script type={STRUCTURED_DATA} dangerouslySetInnerHTML={{ __html: json }} />;
}
