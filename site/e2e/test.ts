import { type BrowserContext, test as base } from '@playwright/test';

export * from '@playwright/test';

/** `test` of Playwright, with popups that wait: what is tested on the pages behind them takes its time. */
export const test = base.extend({
  context: async ({ context }, use) => {
    await withoutPopups(context);
    await use(context);
  },
});

/** Lets popups wait, as they do for a decision on consent. */
export async function withoutPopups(context: BrowserContext) {
  await context.addInitScript(() => {
    const wait = () => {
      if (document.documentElement) document.documentElement.dataset.consentOpen = '';
    };
    wait();
    // A document begins without its root.
    new MutationObserver((_, observer) => {
      wait();
      observer.disconnect();
    }).observe(document, { childList: true });
  });
}
