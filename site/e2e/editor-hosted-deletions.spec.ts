import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fixtureFolder } from '../testing/fixture.ts';
import { openHostedEditor } from './hosted-editor.ts';
import { expect, type Page, test } from './test.ts';

/* Articles that go, in the hosted editor, until they are gone or stay; GitHub is a stand-in on loopback. */

test.describe.configure({ mode: 'default', timeout: 120_000 });

const REDIRECTS = 'content/redirects.yaml';
const [one, other] = ['content/blog/social-media-ki.md', 'content/blog/google-ki-suche.md'] as const;
const read = (path: string) => readFileSync(resolve(fixtureFolder, path.replace('content/', '')), 'utf8');
const files = Object.fromEntries([one, other, REDIRECTS].map((path) => [path, read(path)]));

const title = { one: 'Social Media mit KI', other: 'Google und die KI-Suche' };
const leads = (...slugs: string[]) =>
  expect.stringContaining(`${slugs.map((slug) => `\n/blog/${slug}: /blog`).join('')}\n`);

async function deleteFromList(page: Page, url: string, ...titles: string[]) {
  await page.goto(`${url}/#/collections/blog`);
  for (const title of titles)
    await page.getByRole('row').filter({ hasText: title }).getByRole('checkbox').click();
  await page.getByRole('button', { name: /^Ausgewählten? Eintr/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Löschen' }).click();
  await expect(page.getByText('Zur Löschung vorgemerkt.').first()).toBeVisible();
}

async function publishDeletion(page: Page, title: string) {
  await page.getByRole('row').filter({ hasText: title }).getByText('Löschung ausstehend').click();
  await page.getByRole('button', { name: 'Eintrag löschen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Löschen' }).click();
}

test('two articles that are deleted at once are two proposals; the second is made again once the first is published', async ({
  page,
  context,
}) => {
  const { github, url, stop } = await openHostedEditor(page, context, files);
  const notice = page.locator('.notice');
  await deleteFromList(page, url, title.one, title.other);
  for (const slug of ['social-media-ki', 'google-ki-suche'])
    await expect(notice).toContainText(`kommt zu /blog, wer /blog/${slug} aufruft`);
  expect(github.proposed('cms/blog/social-media-ki')).toEqual({
    [one]: '',
    [REDIRECTS]: leads('social-media-ki'),
  });
  expect(github.proposed('cms/blog/google-ki-suche')).toEqual({
    [other]: '',
    [REDIRECTS]: leads('google-ki-suche'),
  });

  await publishDeletion(page, title.one);
  await expect.poll(() => github.read('main', one)).toBe('');
  await expect(notice).not.toContainText('social-media-ki');
  await publishDeletion(page, title.other);
  await expect(notice).toContainText('an derselben Stelle etwas anderes');
  expect(github.read('main', other)).toBe(files[other]);

  await page.getByRole('button', { name: 'Editor-Optionen anzeigen' }).click();
  await page.getByRole('menuitem', { name: 'Löschung abbrechen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Löschung abbrechen' }).click();
  await expect.poll(() => github.pulls).toEqual([]);
  await expect(notice).not.toContainText('kommt zu /blog');
  await page.reload();
  await deleteFromList(page, url, title.other);
  await publishDeletion(page, title.other);
  await expect.poll(() => github.read('main', other)).toBe('');
  expect(github.read('main', REDIRECTS)).toEqual(leads('social-media-ki', 'google-ki-suche'));
  expect(github.unknown).toEqual([]);
  await stop();
});

test('a draft that nobody has seen goes without a redirect', async ({ page, context }) => {
  const draft = read(one).replace('\ntitle:', '\ndraft: true\ntitle:');
  const { github, url, stop } = await openHostedEditor(page, context, { ...files, [one]: draft });
  await deleteFromList(page, url, title.one);
  expect(github.proposed('cms/blog/social-media-ki')).toEqual({ [one]: '' });
  await expect(page.locator('.notice')).toHaveCount(0);
  await stop();
});
