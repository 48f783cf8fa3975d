import { painted } from './painted.ts';

/** Of styles/fonts.css. Italics come where a page has them. */
const families = ['Jost', 'Vollkorn'];

/**
 * Has the page drawn in its fonts (styles/tokens.css). On a first visit they are fetched after the first paint, and do not
 * compete with it for a slow line; who has this script from an earlier page has the fonts as well, and sees no others.
 */
export async function showFonts(): Promise<void> {
  const [script] = performance.getEntriesByName(import.meta.url) as PerformanceResourceTiming[];
  if (script?.transferSize !== 0) {
    await painted();
    // All before any is shown: the page is laid out anew once, not for each.
    await Promise.allSettled(families.map((family) => document.fonts.load(`1em ${family}`)));
  }
  document.documentElement.dataset.fonts = '';
}
