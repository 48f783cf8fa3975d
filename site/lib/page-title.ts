/** Search results truncate longer titles (at about 600 px; no exact limit is published). */
export const MAX_TITLE = 65;

/** The title shown in browsers and search results, with the owner's name if it fits. */
export function pageTitle(title: string, siteName: string): string {
  const named = `${title} | ${siteName}`;
  return title.includes(siteName) || named.length > MAX_TITLE ? title : named;
}
