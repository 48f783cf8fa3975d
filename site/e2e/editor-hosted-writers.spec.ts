import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fixtureFolder } from '../testing/fixture.ts';
import { openHostedEditor, propose } from './hosted-editor.ts';
import { expect, type Page, test } from './test.ts';

/* The hosted editor beside other writers, on a bad line, and left half done; GitHub is a stand-in on loopback. */

test.describe.configure({ mode: 'default', timeout: 120_000 });

const SITE = 'content/site.yaml';
const ARTICLE = 'content/blog/social-media-ki.md';
const files = Object.fromEntries(
  [SITE, ARTICLE].map((path) => [
    path,
    readFileSync(resolve(fixtureFolder, path.replace('content/', '')), 'utf8'),
  ]),
);
const site = files[SITE] ?? '';

type Editor = Awaited<ReturnType<typeof openHostedEditor>>;
let github: Editor['github'];
let url: string;
let stop: Editor['stop'];

test.beforeEach(async ({ page, context }) => {
  ({ github, url, stop } = await openHostedEditor(page, context, files));
});
test.afterEach(() => stop());

async function openSite(page: Page) {
  await page.goto(`${url}/#/collections/einstellungen/entries/site`);
  await expect(place(page)).toBeVisible({ timeout: 20_000 });
}
const place = (page: Page) => page.getByRole('textbox', { name: 'Ort' }).first();
const save = (page: Page) => page.getByRole('button', { name: 'Speichern' }).click();

test('what another editor has changed elsewhere in the file is part of the proposal', async ({ page }) => {
  await openSite(page);
  const theirs = site.replace('9:00-18:00', '8:00-17:00');
  github.commit('main', { [SITE]: theirs });
  await place(page).fill('Wiesbaden');
  await save(page);
  await expect(page.getByText('Beide Änderungen sind gespeichert')).toBeVisible({ timeout: 20_000 });
  expect(github.read('cms/einstellungen/site', SITE)).toBe(
    theirs.replace(/^location: .*$/m, 'location: Wiesbaden'),
  );
});

test('a file that was deleted meanwhile is not made again, and its form stays', async ({ page }) => {
  await openSite(page);
  github.commit('main', {}, [SITE]);
  await place(page).fill('Wiesbaden');
  await save(page);
  await expect(page.getByText('inzwischen gelöscht oder umbenannt')).toBeVisible({ timeout: 20_000 });
  expect(github.read('cms/einstellungen/site', SITE)).toBe('');
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(place(page)).toHaveValue('Wiesbaden');
});

test('a lost line keeps what was typed and says so in German', async ({ page }) => {
  await openSite(page);
  await place(page).fill('Wiesbaden');
  await page.route('https://api.github.com/**', (route) => route.abort());
  await save(page);
  await expect(page.getByText('GitHub ist gerade nicht zu erreichen.')).toBeVisible({ timeout: 20_000 });
  await page.getByRole('button', { name: 'OK' }).click();
  await page.unroute('https://api.github.com/**');
  await save(page);
  await expect
    .poll(() => github.read('cms/einstellungen/site', SITE), { timeout: 20_000 })
    .toContain('location: Wiesbaden');
});

test('a form left in the first session offers what was typed', async ({ page }) => {
  await openSite(page);
  await place(page).fill('');
  await place(page).pressSequentially('Wiesbaden');
  await page.waitForTimeout(100);
  await page.getByRole('button', { name: 'Bearbeitung abbrechen' }).click();
  await page.goto(`${url}/#/collections/einstellungen/entries/site`);
  await page.getByRole('button', { name: 'Wiederherstellen' }).click();
  await expect(place(page)).toHaveValue('Wiesbaden');
});

test('a proposal whose pull request got lost on the way is made again, with what was typed', async ({
  page,
}) => {
  await openSite(page);
  await place(page).fill('Wiesbaden');
  await page.route('https://api.github.com/**/pulls', (route) => route.abort());
  await save(page);
  await page.getByRole('button', { name: 'OK' }).click();
  await page.unroute('https://api.github.com/**/pulls');
  await propose(page);
  expect(github.pulls).toHaveLength(1);
  expect(github.read('cms/einstellungen/site', SITE)).toContain('\nlocation: Wiesbaden\n');
});

test('what was discarded may be proposed again', async ({ page }) => {
  for (const isFirst of [true, false]) {
    await openSite(page);
    await place(page).fill('Wiesbaden');
    await propose(page);
    expect(github.read('cms/einstellungen/site', SITE)).toContain('\nlocation: Wiesbaden\n');
    if (!isFirst) return;
    await openSite(page);
    await page.getByRole('button', { name: 'Editor-Optionen anzeigen' }).click();
    await page.getByRole('menuitem', { name: 'Verwerfen' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Verwerfen' }).click();
    await expect.poll(() => github.pulls).toEqual([]);
    await expect(page).toHaveURL(/#\/collections\/\w+$/);
  }
});

test('what a second window saves joins the proposal of the first', async ({ page, context }) => {
  const other = await context.newPage();
  await openSite(other);
  await openSite(page);
  await place(page).fill('Wiesbaden');
  await propose(page);
  await other.getByRole('textbox', { name: 'Geschäftszeiten' }).fill('Mo-Fr: 8:00-17:00 Uhr');
  await propose(other);
  expect(github.pulls).toEqual([expect.objectContaining({ draft: true })]);
  const proposed = github.read('cms/einstellungen/site', SITE);
  expect(proposed).toContain('\nlocation: Wiesbaden\n');
  expect(proposed).toContain('8:00-17:00');
});

test('a proposal that GitHub doesn’t publish yet says why', async ({ page }) => {
  await openSite(page);
  await place(page).fill('Wiesbaden');
  await propose(page);
  await openSite(page);
  // As soon as it can be seen: the menu once took no click in its first tenth of a second.
  await page.getByRole('button', { name: /^Status/ }).evaluate(async (button: HTMLElement) => {
    button.click();
    const ready = () =>
      [...document.querySelectorAll<HTMLElement>('[role="menuitemradio"]')].find((item) =>
        item.textContent?.includes('Bereit'),
      );
    while (!ready()) await new Promise(requestAnimationFrame);
    ready()?.click();
  });
  for (const [reason, told] of [
    [
      'Repository rule violations found\n\n2 of 4 required status checks are expected.',
      'wenn alle Prüfungen grün sind',
    ],
    ['Pull Request is not mergeable', 'an derselben Stelle etwas anderes'],
  ] as const) {
    github.refuseMerges(reason);
    await page.getByRole('button', { name: 'Veröffentlichen' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Veröffentlichen' }).click();
    await expect(page.getByText('ist noch nicht veröffentlicht')).toBeVisible();
    // Seen beside the open form, not below it.
    await page.getByText(told).click({ trial: true });
  }
  expect(github.unknown).toEqual([]);
});
