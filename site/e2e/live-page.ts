import type { Page, Route } from '@playwright/test';

/** Touches the page, as the first interaction of a visitor, and waits until React has taken over. */
export async function hydrate(page: Page) {
  await page.mouse.move(10, 10);
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
}

export async function openLive(page: Page, path: string) {
  await page.goto(path);
  await hydrate(page);
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
