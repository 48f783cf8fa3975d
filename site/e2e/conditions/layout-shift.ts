import { type BrowserContext, expect, type Page } from '@playwright/test';

type Shift = PerformanceEntry & {
  value: number;
  sources: Array<{ node: Node | null; previousRect: DOMRect; currentRect: DOMRect }>;
};

declare global {
  var layoutShifts: Array<{ value: number; what: string[] }>;
}

/** Call before loading the page: records layout shifts. */
export function watchLayout(page: Page | BrowserContext) {
  return page.addInitScript(() => {
    globalThis.layoutShifts = [];
    const rect = ({ x, y, width, height }: DOMRect) => `${width} × ${height} at ${x}, ${y}`;
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[]) {
        const what = sources.map(({ node, previousRect: from, currentRect: to }) => {
          const element = node instanceof Element ? node : node?.parentElement;
          const name = `${element?.tagName.toLowerCase()}.${element?.className}`;
          return `${name}: ${rect(from)} → ${rect(to)}`;
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
  const shifts = await page.evaluate(() => globalThis.layoutShifts);
  expect.soft(shifts, page.url()).toEqual([]);
}
