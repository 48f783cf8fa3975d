import type { PageData } from '../assemble/page-data.ts';
import { STRUCTURED_DATA } from '../seo/structured-data.tsx';

/** The data that the open page was prerendered with, and its route. */
export function firstPageData(): { route: string; data: PageData } | undefined {
  const text = document.getElementById('page-data')?.textContent;
  if (!text) return undefined;
  const first: { route: string; data: PageData } = JSON.parse(text);
  // Article text and structured data are not sent twice: they are read back from the page.
  const prose = document.querySelector('main .prose');
  if (prose) first.data.page.html = prose.innerHTML;
  const structured = document.querySelector(`script[type="${STRUCTURED_DATA}"]`)?.textContent;
  if (structured) first.data.head.structuredData = structured;
  return first;
}
