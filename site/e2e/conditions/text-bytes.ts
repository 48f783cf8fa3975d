import type { Page } from '@playwright/test';

const KB = 1024;

/**
 * Budgets in bytes as transferred: style sheets of an article or a legal text, of any other page, and an article's HTML
 * with its style sheets.
 */
export const budgets = { readingSheets: 8.75 * KB, sheets: 12 * KB, article: 18 * KB };

/** Bytes of the page's HTML and of its style sheets, compressed and without headers, whether or not they were cached. */
export const textBytes = (page: Page) =>
  page.evaluate(() => {
    const bytesOf = (entries: PerformanceEntryList) =>
      entries.reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0);
    return {
      html: bytesOf(performance.getEntriesByType('navigation')),
      sheets: bytesOf(performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.css'))),
    };
  });
