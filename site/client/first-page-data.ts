import type { PageData } from '../content/page-data.ts';
import { STRUCTURED_DATA } from '../seo/structured-data.tsx';

/** The data with which the open page was prerendered, and the id of its route. */
export function firstPageData(): { route: string; data: PageData } | undefined {
  const text = document.getElementById('page-data')?.textContent;
  if (!text) return undefined;
  const first: { route: string; data: PageData } = JSON.parse(text);
  // An article's text is not sent twice: it is read from the page.
  const prose = document.querySelector('main .prose');
  if (prose) first.data.page.html = prose.innerHTML;
  // The same holds for the structured data.
  const structured = document.querySelector(`script[type="${STRUCTURED_DATA}"]`)?.textContent;
  if (structured) first.data.head.structuredData = structured;
  return first;
}
