import type { Page } from '@playwright/test';

/** CPU slowdown of a slow phone. */
export async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** Opens the form and holds React back until released. */
export async function openWithoutReact(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.goto('/anfrage');
  await page.route(/assets\/chunks\/.*\.js/, async (route) => {
    await promise;
    await route.continue().catch(() => {});
  });
  return resolve;
}
