import { painted } from './painted.ts';

/** Of styles/fonts.css. Italics come where a page has them. */
const families = ['Jost', 'Vollkorn'];

/**
 * Has the page drawn in its fonts (styles/tokens.css). On a first visit they are fetched after the first paint, and do not
 * compete with it for a slow line; who has this script from an earlier page has the fonts as well, and sees no others.
 * Development shows them at once: it would take attributes that come while React arrives for a mistake.
 */
export async function showFonts(): Promise<void> {
  const [script] = performance.getEntriesByName(import.meta.url) as PerformanceResourceTiming[];
  const parts: HTMLElement[] = [];
  if (!import.meta.env.DEV && script?.transferSize !== 0) {
    await painted();
    // All before any is shown: the page is laid out anew once, not for each, and part by part.
    await Promise.allSettled(families.map((family) => document.fonts.load(`1em ${family}`)));
    parts.push(...document.querySelectorAll<HTMLElement>('.header, main > *, .footer'));
  }
  for (const part of parts) {
    part.dataset.fonts = '';
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  }
  document.documentElement.dataset.fonts = '';
  for (const part of parts) delete part.dataset.fonts;
}
