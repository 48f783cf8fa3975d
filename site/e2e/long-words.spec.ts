import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sitePaths } from '../assemble/site-pages.server.ts';
import { fixture } from '../testing/fixture.ts';
import { LONG, lengthenWords } from '../testing/long-words.ts';
import { horizontalOverflow } from './conditions/horizontal-overflow.ts';
import { type DevServer, startDevServer } from './dev-server.ts';
import { expect, test } from './test.ts';
import { withoutPopups } from './without-popups.ts';

let folder: string;
let server: DevServer;

test.describe.configure({ timeout: 300_000 });

test.beforeAll(async () => {
  folder = join(mkdtempSync(join(tmpdir(), 'long-')), 'content');
  lengthenWords(folder);
  server = await startDevServer('long', { CONTENT_FOLDER: folder });
});

test.afterAll(() => {
  server.stop();
  rmSync(folder, { recursive: true });
});

test.use({ viewport: { width: 390, height: 844 } });

test('German’s longest words fit on every page, on a phone', async ({ page }) => {
  await withoutPopups(page.context());
  for (const path of sitePaths(fixture)) {
    await page.goto(server.url + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const text = await page.locator('main').innerText();
    expect.soft(text.replaceAll('\u00AD', ''), path).toContain(LONG);
    expect.soft(await horizontalOverflow(page), path).toEqual([]);
  }
});
