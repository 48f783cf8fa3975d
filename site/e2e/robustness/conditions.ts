import type { BrowserContextOptions, Page } from '@playwright/test';

/** What can be wrong between a visitor and the site while he reads a page. */
export type Condition = {
  options?: BrowserContextOptions;
  /** Before the page is loaded. */
  set?(page: Page): Promise<unknown>;
};

/** A phone on a slow line: 400 ms to and fro, 400 kbit/s. */
export async function slowLine(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const throughput = (400 * 1000) / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
}

export const withoutFonts = (page: Page) => page.route('**/*.woff2', (route) => route.abort());

/** Nothing of this site's own is one; where an id is configured, Google is. */
export async function withoutThirdParties(page: Page) {
  await page.route(
    ({ protocol, hostname }) => /^https?:$/.test(protocol) && hostname !== 'localhost',
    (route) => route.abort(),
  );
}

const withoutScripts = (page: Page) => page.route('**/*.js', (route) => route.abort());

/** The starter script is there, all that comes later is not. */
export const brokenChunks = (page: Page) =>
  page.route('**/assets/chunks/*.js', (route) => route.fulfill({ status: 500, body: 'Internal error' }));

export const conditions: Readonly<Record<string, Condition>> = {
  '3G': { set: slowLine },
  'fonts blocked': { set: withoutFonts },
  'scripts switched off': { options: { javaScriptEnabled: false } },
  'scripts blocked': { set: withoutScripts },
  'third parties blocked': { set: withoutThirdParties },
  'script chunks answer 500': { set: brokenChunks },
};
