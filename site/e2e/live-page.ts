import type { Page, Route } from '@playwright/test';

/** Touches the page, as the first interaction of a visitor, and waits until React has taken over. */
export async function hydrate(page: Page) {
  await page.mouse.move(10, 10);
  await hydrated(page);
}

/** Waits until React has taken over; only from then on the page hears of what is typed and saved. */
export async function hydrated(page: Page) {
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
}

export async function openLive(page: Page, path: string) {
  await page.goto(path);
  await hydrate(page);
}

/**
 * Waits until the page is drawn in its own fonts. `document.fonts.ready` is no answer: before the first layout nothing
 * has asked for a font yet, and it is fulfilled.
 */
export async function drawnInItsFont(page: Page) {
  await page.waitForFunction(
    () =>
      'fonts' in document.documentElement.dataset &&
      document.fonts.check('500 1rem Jost') &&
      document.fonts.check('1rem Vollkorn'),
  );
}

/** Paths of what the page asks for from now on; documents among them are those that it loads. */
export function watchRequests(page: Page) {
  const watched = { documents: [] as string[], data: [] as string[], all: [] as string[] };
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    watched.all.push(pathname);
    if (request.resourceType() === 'document') watched.documents.push(pathname);
    if (pathname.startsWith('/data/')) watched.data.push(pathname);
  });
  return watched;
}

export function late(milliseconds: number) {
  return async (route: Route) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    await route.continue().catch(() => {});
  };
}

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
/** Pixels above the part of the page that is seen. */
export const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));
export const mainLink = (page: Page, path: string) => page.locator(`main a[href="${path}"]`).first();
export const barLink = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true });
