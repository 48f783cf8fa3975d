import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fixtureFolder } from '../testing/fixture.ts';
import { openHostedEditor, propose } from './hosted-editor.ts';
import { expect, test } from './test.ts';

/* Articles that get another address or go, in the hosted editor; GitHub is a stand-in on loopback. */

test.describe.configure({ mode: 'default', timeout: 120_000 });

const ARTICLE = 'content/blog/social-media-ki.md';
const PHOTO = 'content/images/social-media-ki.jpg';
const REDIRECTS = 'content/redirects.yaml';
const [article, redirects] = [ARTICLE, REDIRECTS].map((path) =>
  readFileSync(resolve(fixtureFolder, path.replace('content/', '')), 'utf8'),
) as [string, string];

let hosted: Awaited<ReturnType<typeof openHostedEditor>>;
test.beforeEach(async ({ page, context }) => {
  const files = { [ARTICLE]: article, [REDIRECTS]: redirects, [PHOTO]: 'Foto' };
  hosted = await openHostedEditor(page, context, files);
  await hosted.editor.open('blog/social-media-ki');
  await page.getByRole('button', { name: 'Editor-Optionen anzeigen' }).click();
});
test.afterEach(() => hosted.stop());

test('an article’s new address is proposed with its photograph and a redirect', async ({ page }) => {
  await page.getByRole('menuitem', { name: 'Adresse ändern' }).click();
  await page.getByRole('button', { name: 'Adresse ändern' }).click();
  const address = page.locator('input:focus');
  await address.fill('soziale-medien');
  await address.press('Enter');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(
    page.getByText('kommt zu /blog/soziale-medien, wer /blog/social-media-ki aufruft'),
  ).toBeVisible();
  const { github } = hosted;
  await expect.poll(() => github.pulls).toHaveLength(1);
  const [{ head } = { head: '' }] = github.pulls;
  expect(github.proposed(head)).toEqual({
    [ARTICLE]: '',
    [PHOTO]: '',
    'content/blog/soziale-medien.md': article,
    'content/images/soziale-medien.jpg': 'Foto',
    [REDIRECTS]: expect.stringContaining('\n/blog/social-media-ki: /blog/soziale-medien\n'),
  });
  expect(github.read('main', ARTICLE)).toBe(article);
  expect(github.unknown).toEqual([]);
});

test('an article’s deletion is proposed with its photograph’s and a redirect to the blog', async ({
  page,
}) => {
  await page.getByRole('menuitem', { name: /löschen/ }).click();
  await page.getByRole('button', { name: 'Löschen', exact: true }).click();
  await expect(page.getByText('kommt zu /blog, wer /blog/social-media-ki aufruft')).toBeVisible();
  const { github } = hosted;
  await expect.poll(() => github.pulls).toHaveLength(1);
  const [{ head } = { head: '' }] = github.pulls;
  expect(github.proposed(head)).toEqual({
    [ARTICLE]: '',
    [PHOTO]: '',
    [REDIRECTS]: expect.stringContaining('\n/blog/social-media-ki: /blog\n'),
  });
  expect(github.read('main', ARTICLE)).toBe(article);
  expect(github.unknown).toEqual([]);
});

test('an article that becomes a draft is proposed with a redirect to the blog', async ({ page }) => {
  await page.keyboard.press('Escape');
  await (await hosted.editor.input('Entwurf', undefined, '[role=switch]')).click();
  await propose(page);
  await expect(page.getByText('kommt zu /blog, wer /blog/social-media-ki aufruft')).toBeVisible();
  const { github } = hosted;
  expect(github.proposed('cms/blog/social-media-ki')).toEqual({
    [ARTICLE]: expect.stringContaining('\ndraft: true\n'),
    [REDIRECTS]: expect.stringContaining('\n/blog/social-media-ki: /blog\n'),
  });
  expect(github.unknown).toEqual([]);
});
