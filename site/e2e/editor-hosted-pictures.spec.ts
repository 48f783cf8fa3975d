import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import sharp from 'sharp';
import { fixtureFolder } from '../testing/fixture.ts';
import { openHostedEditor } from './hosted-editor.ts';
import { expect, type Page, test } from './test.ts';

/* Photographs in the hosted editor: part of the same proposal, and never on main; GitHub is a stand-in on loopback. */

test.describe.configure({ mode: 'default', timeout: 120_000 });

const ARTICLE = 'content/blog/social-media-ki.md';
const BRANCH = 'cms/blog/social-media-ki';
const text = readFileSync(resolve(fixtureFolder, 'blog/social-media-ki.md'), 'utf8');
const photograph = (background: string) =>
  sharp({ create: { width: 1600, height: 1000, channels: 3, background } });

type Editor = Awaited<ReturnType<typeof openHostedEditor>>;
let github: Editor['github'];
let url: string;
let stop: Editor['stop'];

test.beforeEach(async ({ page, context }) => {
  ({ github, url, stop } = await openHostedEditor(page, context, { [ARTICLE]: text }));
});
test.afterEach(() => stop());

async function saveWith(page: Page, photo: Buffer) {
  await page.goto(`${url}/#/collections/blog/entries/social-media-ki`);
  const field = page.getByRole('group', { name: 'Feld „\u2068Eigenes Foto\u2069“', exact: true });
  await page.mouse.move(600, 500);
  await expect(async () => {
    await page.mouse.wheel(0, 600);
    await expect(field.locator('input[type=file]').first()).toBeAttached({ timeout: 200 });
  }).toPass();
  await field
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'DSC_0815.JPG', mimeType: 'image/jpeg', buffer: photo });
  await expect(page.getByAltText('Neues Foto')).toBeVisible();
  await page.getByRole('button', { name: 'Speichern' }).click();
  await page.getByRole('button', { name: 'Später' }).click({ timeout: 40_000 });
  await expect(page).toHaveURL(/#\/collections\/\w+$/);
}

test('a photograph is part of its article’s proposal, and a second takes its place there', async ({
  page,
}) => {
  const first = await photograph('#147').jpeg().toBuffer();
  await saveWith(page, first);
  expect(github.read(BRANCH, 'content/images/social-media-ki.jpg')).toBe(first.toString('latin1'));
  expect(github.pulls).toEqual([expect.objectContaining({ head: BRANCH })]);

  const second = await photograph('#272').png().toBuffer();
  await saveWith(page, second);
  expect(github.changedFiles(BRANCH)).toEqual(['content/images/social-media-ki.png']);
  expect(github.read(BRANCH, 'content/images/social-media-ki.png')).toBe(second.toString('latin1'));
  expect(github.read(BRANCH, ARTICLE)).toBe(text);
  expect(github.changedFiles('main')).toEqual([]);
  expect(github.pulls).toHaveLength(1);
  expect(github.unknown).toEqual([]);
});

test('„Medien“, which would write to main, is not offered, and refused with what to do instead', async ({
  page,
}) => {
  await expect(page.getByRole('radio', { name: 'Inhalte' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Medien' })).toBeHidden();
  await page.goto(`${url}/#/assets/content/images`);
  const buffer = await photograph('#147').jpeg().toBuffer();
  await page.getByRole('button', { name: 'Neue Medien hochladen' }).first().click();
  await page
    .locator('input[type=file]')
    .last()
    .setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer });
  await page.getByRole('alertdialog').getByRole('button', { name: 'Hochladen' }).click();
  await expect(page.getByText('Teil Ihres Vorschlags')).toBeVisible();
  expect(github.read('main', 'content/images/a.jpg')).toBe('');
});
