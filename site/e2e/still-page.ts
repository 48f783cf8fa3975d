import type { Page } from '@playwright/test';
import { test as base } from './test.ts';

export * from '@playwright/test';

/**
 * Playwright's `test` for what only layout decides. All tests of a worker share one page, without JavaScript or motion:
 * a page of its own and its first visit would take three times as long as the test.
 */
export const test = base.extend<{ page: Page }, { stillPage: Page }>({
  stillPage: [
    async ({ browser }, use, { project }) => {
      const { baseURL = '' } = project.use;
      const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ stillPage, viewport }, use) => {
    await stillPage.emulateMedia({ reducedMotion: 'reduce' });
    await stillPage.setViewportSize(viewport ?? { width: 1280, height: 720 });
    await use(stillPage);
  },
});
