import { type BrowserContext, expect, type Page } from '@playwright/test';

type Shift = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: Array<{ node: Node | null; previousRect: DOMRect; currentRect: DOMRect }>;
};

declare global {
  var layoutShifts: Array<{ value: number; what: string[] }>;
}

/** Call before loading the page: delays fonts and records layout shifts. */
export async function watchLayoutWithLateFonts(page: Page) {
  // A route also turns off the cache.
  await page.route('**/*.woff2', async (route) => {
    // Fonts that arrive before first paint, or within the block period, cause no shift.
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await new Promise((resolve) => setTimeout(resolve, 150));
    await route.continue();
  });
  await watchLayout(page);
}

/** Call before loading the page: records layout shifts. */
export function watchLayout(page: Page | BrowserContext) {
  return page.addInitScript(() => {
    globalThis.layoutShifts = [];
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[]) {
        const what = sources.map(({ node, previousRect: from, currentRect: to }) => {
          const element = node instanceof Element ? node : node?.parentElement;
          const name = `${element?.tagName.toLowerCase()}.${element?.className}`;
          return `${name} y ${from.y} → ${to.y}, height ${from.height} → ${to.height}`;
        });
        globalThis.layoutShifts.push({ value, what });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Scrolls through the whole page. */
export function scrollThrough(page: Page) {
  return page.evaluate(async () => {
    // A headless browser sometimes renders no frame until the next input.
    const frame = () =>
      Promise.race([new Promise(requestAnimationFrame), new Promise((resolve) => setTimeout(resolve, 100))]);
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await frame();
      await frame();
    }
    scrollTo({ top: 0, behavior: 'instant' });
    await frame();
  });
}

/** Expects no layout shift so far, or names what moved. */
export async function expectNoShift(page: Page) {
  const { sum, what } = await page.evaluate(() => ({
    sum: globalThis.layoutShifts.reduce((sum, { value }) => sum + value, 0),
    what: globalThis.layoutShifts.flatMap(({ value, what }) => [value.toFixed(4), ...what]),
  }));
  // Rounds to 0.00.
  expect(sum, what.join('\n')).toBeLessThan(0.005);
}
