/** One document for all pages: scripts/site/render-site.ts fills it. */
export const onBeforePrerenderStart = () => ['/'];
