import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { allPages } from './conditions/all-pages.ts';
import { watchLayout } from './conditions/layout-shift.ts';
import { type Browser, expect, test } from './test.ts';
import { withoutPopups } from './without-popups.ts';

/* On a slow line a document arrives in parts. Each part is laid out while the next is missing, and nothing moves. */

/** Of each page. More would only cut what is far below the window. */
const parts = 24;
/** Milliseconds between two parts: three frames. */
const between = 50;
/** Shifts that nobody sees: the last words of a row wrap once its price has come. */
const least = 0.001;

const server = createServer(async ({ url = '/' }, response) => {
  const { baseURL } = test.info().project.use;
  const answer = await fetch(`${baseURL}${url}`);
  const body = Buffer.from(await answer.arrayBuffer());
  const type = answer.headers.get('content-type') ?? '';
  response.writeHead(answer.status, { 'content-type': type });
  if (type.startsWith('text/html'))
    for (const part of cut(body)) {
      response.write(part);
      await pause(between);
    }
  else response.write(body);
  response.end();
});

test.beforeAll(() => once(server.listen(0), 'listening'));
test.afterAll(() => server.close());

for (const width of [390, 768, 1440])
  test(`nothing moves at ${width} px when documents arrive in parts`, async ({ browser }) => {
    test.setTimeout(30_000 + allPages.length * 15_000);
    const waiting = [...allPages];
    const readAll = async () => {
      for (let path = waiting.shift(); path; path = waiting.shift()) await readParts(browser, path, width);
    };
    await Promise.all([readAll(), readAll(), readAll()]);
  });

async function readParts(browser: Browser, path: string, width: number) {
  const page = await browser.newPage({ viewport: { width, height: 844 } });
  await withoutPopups(page.context());
  await watchLayout(page);
  await page.goto(`http://localhost:${(server.address() as AddressInfo).port}${path}`);
  const shifts = await page.evaluate(() => globalThis.layoutShifts);
  // Chromium sometimes takes a row that scrolls, below the window, for one that comes from the window's corner.
  const real = shifts.filter(
    ({ value, what }) => value > least && !what.every((one) => / at 0, 0 → 0 × 0/.test(one)),
  );
  expect.soft(real, path).toEqual([]);
  await page.close();
}

/** Cuts before elements of the main part, as what precedes it is short. */
function cut(document: Buffer) {
  // One byte a character, so that positions are bytes.
  const text = document.toString('latin1');
  const main = text.indexOf('<main');
  const starts = [
    ...text.slice(main).matchAll(/<(?:section|article|div|form|figure|ul|ol|li|dl|h2|h3|p)\b/g),
  ].map(({ index }) => main + index);
  const cuts = [0, ...starts.slice(1, parts), document.length];
  return cuts.slice(1).map((end, n) => document.subarray(cuts[n], end));
}
