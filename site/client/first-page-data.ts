import type { PageData } from '../content/page-data.ts';

/** The data with which the open page was prerendered, and the id of its route. */
export function firstPageData(): { route: string; data: PageData } | undefined {
  const text = document.getElementById('page-data')?.textContent;
  if (!text) return undefined;
  const first: { route: string; data: PageData } = JSON.parse(text);
  // An article's text is not sent twice: it is read from the page.
  const prose = document.querySelector('main .prose');
  if (prose) first.data.page.html = prose.innerHTML;
  return first;
}
