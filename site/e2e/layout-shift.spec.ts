import { allPages } from './conditions/all-pages.ts';
import { expectNoShift, scrollThrough, watchLayout } from './conditions/layout-shift.ts';
import { hydrate, late, webFontsShown } from './live-page.ts';
import { type Browser, test } from './test.ts';
import { withoutPopups } from './without-popups.ts';

/* On a slow phone and line, with late fonts, nothing on a page moves. `EVERY_PAGE=1` takes every page (docs/proofs.md). */

const paths = process.env.EVERY_PAGE ? allPages : ['/', '/alle-angebote', '/ki-vortraege'];

for (const width of [390, 1440])
  test(`nothing moves at ${width} px when fonts are two seconds late`, async ({ browser }) => {
    test.setTimeout(30_000 + paths.length * 15_000);
    const waiting = [...paths];
    // Several at a time: a slow page is mostly waited for.
    const readAll = async () => {
      for (let path = waiting.shift(); path; path = waiting.shift()) await readSlowly(browser, path, width);
    };
    await Promise.all([readAll(), readAll(), readAll()]);
  });

/** Reads a page to its end with four times slower code, at 1.6 Mbit/s and 150 ms. */
async function readSlowly(browser: Browser, path: string, width: number) {
  const page = await browser.newPage({ viewport: { width, height: 844 } });
  page.setDefaultTimeout(60_000);
  await withoutPopups(page.context());
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.route('**/*.woff2', late(2000));
  await watchLayout(page);
  await page.goto(path);
  await webFontsShown(page);
  await scrollThrough(page);
  await hydrate(page);
  await expectNoShift(page);
  await page.close();
}
