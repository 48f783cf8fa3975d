import type { BrowserContext } from '@playwright/test';

/** Blocks popups, as an open consent banner does. */
export async function withoutPopups(context: BrowserContext) {
  await context.addInitScript(() => {
    const wait = () => {
      if (document.documentElement) document.documentElement.dataset.consentOpen = '';
    };
    wait();
    // At first the document has no root element.
    new MutationObserver((_, observer) => {
      wait();
      observer.disconnect();
    }).observe(document, { childList: true });
  });
}
