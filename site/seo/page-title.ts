/** Longer titles are cut off in search results (about 600 px there; no exact number is published). */
export const MAX_TITLE = 65;

/** The title of a page in browser and search results: with the owner's name as far as there is room for it. */
export function pageTitle(title: string, siteName: string): string {
  const named = `${title} | ${siteName}`;
  return title.includes(siteName) || named.length > MAX_TITLE ? title : named;
}
