import { painted } from './painted.ts';

/** From styles/fonts.css. Italics load where a page uses them. */
const families = ['Jost', 'Vollkorn'];

/**
 * Switches the page to its web fonts (styles/tokens.css). On a first visit they load after the first paint, so they
 * don't compete with it. If the script came from cache, so do the fonts: show them at once. So does development, where
 * React would report attributes added during hydration as a mismatch.
 */
export async function showFonts(): Promise<void> {
  const [script] = performance.getEntriesByName(import.meta.url) as PerformanceResourceTiming[];
  const parts: HTMLElement[] = [];
  if (!import.meta.env.DEV && script?.transferSize !== 0) {
    await painted();
    // Wait for all, so that the page is laid out again once rather than per font, and section by section.
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
