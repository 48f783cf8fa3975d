import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

const slug = 'ki-strategien-fuehrungskraefte-2024';
let folder: string;
let server: ChildProcess;
let url: string;

// The tests share one server and one folder.
test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dev-'));
  cpSync('content', folder, { recursive: true });
  server = spawn(process.execPath, ['scripts/dev.ts'], { env: { ...process.env, CONTENT_FOLDER: folder } });
  url = await new Promise((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk;
      const ready = /ready (http\S+)/.exec(output)?.[1];
      if (ready) resolve(ready);
    };
    server.stdout?.on('data', read);
    server.stderr?.on('data', read);
    server.once('exit', () => reject(new Error(output)));
  });
});

test.afterAll(() => {
  server.kill('SIGTERM');
  rmSync(folder, { recursive: true });
});

test('a saved change shows in the open page without a reload; a mistake is explained', async ({ page }) => {
  await page.goto(`${url}/blog/${slug}`);
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
  await page.evaluate(() => Object.assign(window, { isStillTheSamePage: true }));
  const file = join(folder, 'blog', `${slug}.md`);
  const source = readFileSync(file, 'utf8');

  writeFileSync(file, source.replace('Montag, kurz vor acht.', 'Dienstag, kurz nach neun.'));
  await expect(page.getByText('Dienstag, kurz nach neun.')).toBeVisible();

  writeFileSync(file, source.replace('date: 2024-01-15', 'date: 15.01.2024'));
  const overlay = page.locator('vite-error-overlay');
  await expect(overlay.locator('.message')).toContainText(
    `content/blog/${slug}.md:11 date: „15.01.2024“ ist kein gültiges Datum.`,
  );
  await expect(page.getByText('Dienstag, kurz nach neun.')).toBeAttached();

  writeFileSync(file, source);
  await expect(page.getByText('Montag, kurz vor acht.')).toBeVisible();
  await expect(overlay).toHaveCount(0);
  expect(await page.evaluate(() => 'isStillTheSamePage' in window)).toBe(true);
});

test('a mistake that is there before the page is opened is explained in its place, and mending it brings the page', async ({
  page,
}) => {
  const file = join(folder, 'pages', 'blog.yaml');
  const source = readFileSync(file, 'utf8');
  writeFileSync(file, source.replace('heading:', 'heding:'));
  await page.goto(`${url}/blog`);
  await expect(page.getByRole('main')).toContainText('content/pages/blog.yaml');
  await expect(page.getByRole('main')).toContainText('Meinten Sie „heading“?');

  writeFileSync(file, source);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Blog: Denken/);
});

test('a new article appears in the open overview and can be edited there', async ({ page }) => {
  await page.goto(`${url}/blog`);
  const source = readFileSync(join(folder, 'blog', `${slug}.md`), 'utf8');
  writeFileSync(join(folder, 'blog', 'neu.md'), source.replace(/title: ".*"/, 'title: Ein neuer Beitrag'));
  await page.getByRole('main').getByRole('link', { name: 'Ein neuer Beitrag' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ein neuer Beitrag');
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
  writeFileSync(join(folder, 'blog', 'neu.md'), source.replace(/title: ".*"/, 'title: Ein neuer Titel'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ein neuer Titel');
});
