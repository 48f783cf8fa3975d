import type { BrowserContext } from '@playwright/test';

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
