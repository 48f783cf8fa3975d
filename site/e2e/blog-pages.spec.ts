import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fixtureFolder } from '../testing/fixture.ts';
import { type DevServer, startDevServer } from './dev-server.ts';
import { hydrated } from './live-page.ts';
import { NOT_FOUND_HEADING } from './route-table.ts';
import { expect as expectSoon, test } from './test.ts';

let folder: string;
let server: DevServer;

test.describe.configure({ mode: 'serial', timeout: 180_000 });
// The development server compiles a page and its search on demand.
const expect = expectSoon.configure({ timeout: 60_000 });

// A blog with more articles than its overview shows at once.
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'blog-'));
  cpSync(fixtureFolder, folder, { recursive: true });
  const source = readFileSync(join(folder, 'blog/ki-strategien-fuehrungskraefte-2024.md'), 'utf8');
  for (let number = 1; number <= 20; number++)
    writeFileSync(
      join(folder, `blog/folge-${number}.md`),
      source
        .replace(/title: ".*"/, `title: Folge ${number} der Reihe`)
        .replace('date: 2024-01-15', `date: 2020-02-${String(number).padStart(2, '0')}`),
    );
  server = await startDevServer('blog', { CONTENT_FOLDER: folder });
});

test.afterAll(() => {
  server.stop();
  rmSync(folder, { recursive: true });
});

test('a long blog has several pages, and each searches all of them', async ({ page }) => {
  const teasers = page.getByRole('main').getByRole('article');
  await page.goto(`${server.url}/blog`);
  await expect(teasers).toHaveCount(24);
  await page.getByRole('link', { name: 'Ältere Beiträge' }).click();
  await expect(page).toHaveURL(/\/blog\/seite\/2$/);
  await expect(page.getByText('Seite 2 von 2')).toBeVisible();
  await expect(teasers).toHaveCount(9);
  await expect(teasers.filter({ hasText: 'Folge 1 der Reihe' })).toBeVisible();

  await page.getByRole('searchbox').fill('Folge 20 der Reihe');
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/\/blog\?q=/);
  // The form on a later page loads the first page, which searches.
  await hydrated(page);
  await expect(teasers.first()).toContainText('Folge 20 der Reihe');

  await page.goBack();
  await page.getByRole('link', { name: 'Neuere Beiträge' }).click();
  await expect(page).toHaveURL(/\/blog$/);
  await expect(teasers).toHaveCount(24);
});

for (const number of ['1', '3', 'zwei'])
  test(`a blog of two pages has no page „${number}“`, async ({ page }) => {
    await page.goto(`${server.url}/blog/seite/${number}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(NOT_FOUND_HEADING);
  });
