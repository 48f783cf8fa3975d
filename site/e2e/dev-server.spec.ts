import {
  closeSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { removeFolder } from '../lib/remove-folder.server.ts';
import { fixtureFolder } from '../testing/fixture.ts';
import { type DevServer, startDevServer } from './dev-server.ts';
import { hydrated } from './live-page.ts';
import { expect as expectSoon, type Page, test } from './test.ts';
import { withoutPopups } from './without-popups.ts';

const slug = 'ki-strategien-fuehrungskraefte-2024';
let folder: string;
let server: DevServer;
/** One for all tests, because its cache spares it most of the unbundled modules. */
let page: Page;

// The tests share one server, one folder and one page.
test.describe.configure({ mode: 'serial', timeout: 180_000 });
// A reload recompiles the site, which takes a while on a busy machine.
const expect = expectSoon.configure({ timeout: 60_000 });

test.beforeAll(async ({ browser }) => {
  folder = mkdtempSync(join(tmpdir(), 'dev-'));
  cpSync(fixtureFolder, folder, { recursive: true });
  server = await startDevServer('content', { CONTENT_FOLDER: folder });
  page = await browser.newPage({ locale: 'de-DE', timezoneId: 'Europe/Berlin' });
  await withoutPopups(page.context());
});

test.beforeEach(leave);

test.afterAll(async () => {
  await page.close();
  server.stop();
  removeFolder(folder);
});

/** A reload that an earlier change asked for would interrupt the next navigation, as it may this one. */
async function leave() {
  await expect(() => page.goto('about:blank')).toPass();
}

/** Opens a page and waits until it receives updates. */
async function open(path: string) {
  await leave();
  const connected = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'));
  await page.goto(server.url + path);
  await connected;
  await hydrated(page);
}

/** Changes a content file, runs the test and restores the file. */
async function withChange(
  path: string,
  [before, after]: [before: string, after: string],
  then: (mend: () => void) => Promise<void>,
) {
  const file = join(folder, path);
  const source = readFileSync(file, 'utf8');
  expect(source).toContain(before);
  writeFileSync(file, source.replace(before, after));
  try {
    await then(() => writeFileSync(file, source));
  } finally {
    writeFileSync(file, source);
  }
}

test('a page has the style sheet of its kind, and none of the others', async () => {
  await open('/ki-workshops');
  await open('/tv-presse');
  const sheets = await page.evaluate(() =>
    [...document.styleSheets]
      .filter(({ href, cssRules }) => href && cssRules.length > 0)
      .map(({ href }) => new URL(href ?? '').pathname),
  );
  expect(sheets.filter((path) => path !== '/styles/live.css')).toEqual(['/styles/tv.css']);
});

test('a saved change shows in the open page without a reload, and a mistake is explained', async () => {
  await open(`/blog/${slug}`);
  await page.evaluate(() => Object.assign(window, { isStillTheSamePage: true }));
  const file = join(folder, 'blog', `${slug}.md`);
  const source = readFileSync(file, 'utf8');

  writeFileSync(file, source.replace('Montag, kurz vor acht.', 'Dienstag, kurz nach neun.'));
  await expect(page.getByText('Dienstag, kurz nach neun.')).toBeVisible();

  writeFileSync(file, source.replace('date: 2024-01-15', 'date: 15.01.2024'));
  const dialog = page.getByRole('alertdialog', { name: 'Fehler in den Inhalten' });
  await expect(dialog.getByRole('listitem')).toContainText(
    `content/blog/${slug}.md:11 date: „15.01.2024“ ist kein gültiges Datum.`,
  );
  await expect(page.getByText('Dienstag, kurz nach neun.')).toBeAttached();

  writeFileSync(file, source);
  await expect(page.getByText('Montag, kurz vor acht.')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  expect(await page.evaluate(() => 'isStillTheSamePage' in window)).toBe(true);
});

test('a file is read when it has been written, not while it is empty', async () => {
  await open('/blog');
  const file = join(folder, 'pages', 'blog.yaml');
  const source = readFileSync(file, 'utf8');
  for (const heading of ['Eins', 'Zwei', 'Drei']) {
    const handle = openSync(file, 'w');
    await setTimeout(30);
    writeFileSync(handle, source.replace(/^heading: .*/m, `heading: ${heading}`));
    closeSync(handle);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  }
  writeFileSync(file, source);
});

test('a dismissed mistake stays visible as a bar until it is fixed', async () => {
  await open('/blog');
  const dialog = page.getByRole('alertdialog');
  const bar = page.getByRole('button', { name: '1 Fehler in den Inhalten' });
  await withChange(`blog/${slug}.md`, ['date: 2024-01-15', 'date: 15.01.2024'], async (mend) => {
    await expect(dialog).toContainText('ist kein gültiges Datum.');
    await expect(page.locator('vite-error-overlay')).toHaveCount(0);
    await expect(bar).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await bar.press('Enter');
    await expect(dialog).toContainText('ist kein gültiges Datum.');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(bar).toBeVisible();
    mend();
    await expect(bar).toHaveCount(0);
  });
});

test('the open page is never reloaded because its data is missing', async () => {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents.push(new URL(request.url()).pathname);
  });
  await open('/gibt-es-nicht');
  await page.waitForLoadState('networkidle');
  await page.route('**/data/**', (route) => route.fulfill({ status: 500 }));
  await open('/blog');
  await page.waitForLoadState('networkidle');
  await page.unrouteAll();
  expect(documents).toEqual(['/gibt-es-nicht', '/blog']);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Blog/);
});

test('a saved change shows in the not-found page, however slowly its code arrives', async () => {
  await page.route('**/live-update.ts*', async (route) => {
    await setTimeout(5000);
    await route.continue();
  });
  await open('/gibt-es-nicht');
  await withChange('pages/not-found.yaml', ['text: ', 'text: Geändert. '], async () => {
    await expect(page.getByRole('main')).toContainText('Geändert.');
  });
  await page.unrouteAll();
});

test('a mistake from before the page was opened is explained instead of it, and fixing it shows the page', async () => {
  const file = join(folder, 'pages', 'blog.yaml');
  const source = readFileSync(file, 'utf8');
  writeFileSync(file, source.replace('heading:', 'heding:'));
  await page.goto(`${server.url}/blog`);
  await expect(page.getByRole('main')).toContainText('content/pages/blog.yaml');
  await expect(page.getByRole('main')).toContainText('Meinten Sie „heading“?');
  writeFileSync(file, source.replace('heading:', 'heeding:'));
  await expect(page.getByRole('main')).toContainText('heeding');

  writeFileSync(file, source);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Blog: Denken/);
});

test('an unusable photograph is explained instead of the page, and replacing it shows the page', async () => {
  const photograph = join(folder, 'images', 'portrait.jpg');
  mkdirSync(join(folder, 'images'), { recursive: true });
  writeFileSync(photograph, 'no photograph');
  await page.goto(`${server.url}/ueber-mich`);
  await expect(page.getByRole('main')).toContainText('content/images/portrait.jpg');
  rmSync(photograph);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a new article appears in the open overview and can be edited there', async () => {
  await open('/blog');
  const source = readFileSync(join(folder, 'blog', `${slug}.md`), 'utf8');
  writeFileSync(join(folder, 'blog', 'neu.md'), source.replace(/title: ".*"/, 'title: Ein neuer Beitrag'));
  await page.getByRole('main').getByRole('link', { name: 'Ein neuer Beitrag' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ein neuer Beitrag');
  await hydrated(page);
  writeFileSync(join(folder, 'blog', 'neu.md'), source.replace(/title: ".*"/, 'title: Ein neuer Titel'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ein neuer Titel');
});

test('unpublished articles are marked in the overview and on their page', async () => {
  const source = readFileSync(join(folder, 'blog', `${slug}.md`), 'utf8').replace(
    /title: ".*"/,
    'title: Bald',
  );
  const file = join(folder, 'blog', 'bald.md');
  const overview = page.getByRole('article').filter({ hasText: 'Bald' });
  await open('/blog');
  writeFileSync(file, source.replace('date: 2024-01-15', 'date: 2099-12-03'));
  await expect(overview.getByText('erscheint am 3. Dezember 2099')).toBeVisible();
  await expect(page.getByText(/^erscheint am|^Entwurf/)).toHaveCount(1);

  await open('/blog/bald');
  await expect(page.getByText('erscheint am 3. Dezember 2099')).toBeVisible();
  writeFileSync(file, source.replace('date: 2024-01-15', 'date: 2024-01-15\ndraft: true'));
  await expect(page.getByText('Entwurf', { exact: true })).toBeVisible();
  await hydrated(page);
  writeFileSync(file, source);
  await expect(page.getByText('Entwurf', { exact: true })).toHaveCount(0);
  rmSync(file);
});
