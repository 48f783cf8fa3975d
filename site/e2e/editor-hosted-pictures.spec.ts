import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import sharp from 'sharp';
import { fixtureFolder } from '../testing/fixture.ts';
import {
  blue,
  choose,
  fillArticle,
  give,
  heic,
  huge,
  png,
  red,
  small,
  unfoldTop,
} from './editor-photographs.ts';
import { openHostedEditor, propose } from './hosted-editor.ts';
import { expect, test } from './test.ts';

/* Photographs in the hosted editor: part of the same proposal, and never on main; GitHub is a stand-in on loopback. */

test.describe.configure({ mode: 'default', timeout: 120_000 });

const ARTICLE = 'content/blog/social-media-ki.md';
const BOOKS = 'content/books.yaml';
const PAGE = 'content/pages/ki-beratung.yaml';
const KNOWN = 'content/images/buero.jpg';
const read = (path: string) => readFileSync(resolve(fixtureFolder, path.replace('content/', '')), 'utf8');
const files = {
  ...Object.fromEntries([ARTICLE, BOOKS, PAGE].map((path) => [path, read(path)])),
  [KNOWN]: blue.toString('latin1'),
};

type Hosted = Awaited<ReturnType<typeof openHostedEditor>>;
let github: Hosted['github'];
let editor: Hosted['editor'];
let stop: Hosted['stop'];

test.beforeEach(async ({ page, context }) => {
  ({ github, editor, stop } = await openHostedEditor(page, context, files));
});
test.afterEach(() => stop());

const bytes = (buffer: Buffer) => buffer.toString('latin1');

test('a photograph is part of its article’s proposal, and a second takes its place there', async ({
  page,
}) => {
  const branch = 'cms/blog/social-media-ki';
  await editor.open('blog/social-media-ki');
  await give(editor, blue);
  await propose(page);
  expect(github.proposed(branch)).toEqual({ 'content/images/social-media-ki.jpg': bytes(blue) });
  expect(github.pulls).toEqual([expect.objectContaining({ head: branch })]);

  await editor.open('blog/social-media-ki');
  await give(editor, png);
  await propose(page);
  expect(github.proposed(branch)).toEqual({ 'content/images/social-media-ki.png': bytes(png) });
  expect(github.read('main', 'content/images/social-media-ki.png')).toBe('');
  expect(github.pulls).toHaveLength(1);
  expect(github.unknown).toEqual([]);
});

test('a photograph chosen before the title, which changes once more, gets the article’s name, and so for a second article', async ({
  page,
}) => {
  await editor.open('blog/new');
  await give(editor, blue);
  await fillArticle(editor, 'Arbeitstitel');
  await editor.fill('Titel des Beitrags', 'Was Agenten wirklich kosten');
  await propose(page);
  expect(github.proposed('cms/blog/was-agenten-wirklich-kosten')).toEqual({
    'content/blog/was-agenten-wirklich-kosten.md': expect.stringContaining('Was Agenten wirklich kosten'),
    'content/images/was-agenten-wirklich-kosten.jpg': bytes(blue),
  });

  await editor.open('blog/social-media-ki');
  await give(editor, blue);
  await propose(page);
  expect(github.proposed('cms/blog/social-media-ki')).toEqual({
    'content/images/social-media-ki.jpg': bytes(blue),
  });
  expect(github.unknown).toEqual([]);
});

test('what is no photograph for a page is refused at the field; one of 20 MB is made smaller', async ({
  page,
}) => {
  await editor.open('blog/social-media-ki');
  const field = editor.field('Eigenes Foto');
  await choose(editor, heic, { name: 'IMG_0815.HEIC' });
  await expect(field.getByText('speichern Sie es als JPEG')).toBeVisible();
  await choose(editor, small);
  await expect(field.getByText('gebraucht werden mindestens 1.200')).toBeVisible();
  await choose(editor, Buffer.from('text'));
  await expect(field.getByText('kein Foto in einem Format')).toBeVisible();
  await give(editor, huge);
  await expect(field.getByRole('alert')).toBeEmpty();
  await propose(page);
  const stored = github.read('cms/blog/social-media-ki', 'content/images/social-media-ki.jpg');
  expect(await sharp(Buffer.from(stored, 'latin1')).metadata()).toMatchObject({ width: 4000, height: 2400 });
});

test('covers, a share picture and one of a page become parts of their proposals, whatever the file is called', async ({
  page,
}) => {
  await editor.open('medien/books');
  for (const title of ['KI-Mindset', 'Der Erfolgscode']) {
    const book = await editor.entry('Bücher', title);
    await give(editor, blue, { field: 'Eigenes Umschlagbild', within: book });
  }
  await propose(page);
  expect(github.proposed('cms/medien/books')).toEqual({
    'content/images/ki-mindset.jpg': bytes(blue),
    'content/images/erfolgscode.jpg': bytes(blue),
  });

  await editor.open('seiten/aiConsulting');
  await unfoldTop(editor);
  await give(editor, red, { name: 'Büro & Größe', field: 'Bild' });
  await give(editor, png, { name: 'Teilen.jpg', field: 'Eigenes Vorschaubild für geteilte Links' });
  await propose(page);
  expect(github.proposed('cms/seiten/aiConsulting')).toEqual({
    [PAGE]: read(PAGE).replace('name: pillars', 'name: buero-groesse'),
    'content/images/buero-groesse.jpg': bytes(red),
    'content/images/share/ki-beratung.png': bytes(png),
  });
  expect(github.unknown).toEqual([]);
});

test('„Medien“, which would write to main, is not offered, and refused with what to do instead', async ({
  page,
}) => {
  await expect(page.getByRole('radio', { name: 'Inhalte' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Medien' })).toBeHidden();
  await page.goto(`${editor.server.url}/#/assets/content/images`);
  await page.getByRole('button', { name: 'Neue Medien hochladen' }).first().click();
  await page
    .locator('input[type=file]')
    .last()
    .setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: red });
  await page.getByRole('alertdialog').getByRole('button', { name: 'Hochladen' }).click();
  await expect(page.getByText('Teil Ihres Vorschlags')).toBeVisible();
  expect(github.read('main', 'content/images/a.jpg')).toBe('');
});
