import type { Page } from '@playwright/test';

/** A phone on a slow connection: 400 ms round trip, 400 kbit/s. */
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

/** Blocks third parties: none by default, Google if an id is configured. */
export async function withoutThirdParties(page: Page) {
  await page.route(
    ({ protocol, hostname }) => /^https?:$/.test(protocol) && hostname !== 'localhost',
    (route) => route.abort(),
  );
}

/** The start script loads, later chunks fail. */
export const brokenChunks = (page: Page) =>
  page.route('**/assets/chunks/*.js', (route) => route.fulfill({ status: 500, body: 'Internal error' }));
