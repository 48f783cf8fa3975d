import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { fixtureFolder } from '../testing/fixture.ts';
import { EditorPage, serveEditor } from './editor-page.ts';
import {
  blue,
  choose,
  fillArticle,
  give,
  heic,
  huge,
  panorama,
  png,
  red,
  small,
  turned,
  unfoldTop,
  upright,
} from './editor-photographs.ts';
import { type BrowserContext, expect, type Page, test } from './test.ts';

/* Photographs in the local editor, in every order in which an owner may choose, name and replace them. */

test.describe.configure({ mode: 'default', timeout: 120_000 });

const SLUG = 'social-media-ki';
const ARTICLE = `content/blog/${SLUG}.md`;
const OTHER = 'content/blog/google-ki-suche.md';

const BOOK = { id: 'ki-mindset', title: 'KI-Mindset' };

let editor: EditorPage;

/**
 * @param pictures in the folder from the start
 * @param changes other texts than the fixture's
 */
async function start(
  page: Page,
  context: BrowserContext,
  pictures: Record<string, Buffer> = {},
  changes: Record<string, string> = {},
) {
  editor = new EditorPage(page, await serveEditor(context), changes);
  editor.keepOnly(
    ARTICLE,
    OTHER,
    'content/books.yaml',
    'content/pages/ki-beratung.yaml',
    'content/site.yaml',
  );
  for (const [path, bytes] of Object.entries(pictures)) editor.pictures[path] = bytes.toString('base64');
  await editor.signIn();
}

/** The folder of pictures: sizes by name would do, but the bytes are what visitors get. */
async function pictures(): Promise<Record<string, string>> {
  const files = Object.entries(await editor.readFiles());
  return Object.fromEntries(files.filter(([path]) => path.startsWith('content/images/')));
}

const base64 = (buffer: Buffer | undefined) => buffer?.toString('base64');

test('a photograph chosen before the title gets the name that the article gets', async ({
  page,
  context,
}) => {
  await start(page, context);
  await editor.open('blog/new');
  await give(editor, blue);
  await fillArticle(editor, 'Was ein Agent kosten darf');
  await editor.save();
  expect(await pictures()).toEqual({ 'content/images/was-ein-agent-kosten-darf.jpg': base64(blue) });
});

test('a title changed after choosing names the photograph, too', async ({ page, context }) => {
  await start(page, context);
  await editor.open('blog/new');
  await fillArticle(editor, 'Arbeitstitel');
  await give(editor, blue);
  await editor.fill('Titel des Beitrags', 'Was Agenten wirklich kosten');
  await editor.save();
  expect(await pictures()).toEqual({ 'content/images/was-agenten-wirklich-kosten.jpg': base64(blue) });
});

test('a new photograph takes the place of the old one, also in another format', async ({ page, context }) => {
  await start(page, context, { [`content/images/${SLUG}.jpg`]: blue });
  for (const [bytes, ending] of [
    [red, 'jpg'],
    [png, 'png'],
    [blue, 'jpg'],
  ] as const) {
    await editor.open(`blog/${SLUG}`);
    await give(editor, bytes, { name: `Foto.${ending}` });
    await editor.save();
    expect(await pictures()).toEqual({ [`content/images/${SLUG}.${ending}`]: base64(bytes) });
  }
});

test('a photograph that took the place of a drawing stays, also when its form is saved again', async ({
  page,
  context,
}) => {
  const article = readFileSync(join(fixtureFolder, `blog/${SLUG}.md`), 'utf8');
  const drawn = article.replace('\ndate:', '\nimage: lens\ndate:');
  await start(page, context, {}, { [ARTICLE]: drawn });
  await editor.open(`blog/${SLUG}`);
  await expect(editor.field('Bild des Beitrags')).toContainText('Lupe');
  await give(editor, blue);
  await editor.save();
  expect((await editor.readFiles())[ARTICLE]).toBe(article);
  await editor.open(`blog/${SLUG}`);
  await expect(editor.field('Bild des Beitrags')).not.toContainText('Lupe');
  await editor.fill('Ein bis zwei Sätze für die Übersicht', 'Ein Satz, der mit dem Foto nichts zu tun hat.');
  await editor.save();
  expect((await editor.readFiles())[ARTICLE]).not.toContain('image:');
});

test('a photograph that its page no longer names is told of', async ({ page, context }) => {
  const path = 'content/pages/ki-beratung.yaml';
  const drawn = readFileSync(join(fixtureFolder, 'pages/ki-beratung.yaml'), 'utf8');
  const named = drawn.replace('name: pillars', 'name: buero');
  await start(page, context, { 'content/images/buero.jpg': red }, { [path]: named });
  await editor.open('seiten/aiConsulting');
  await unfoldTop(editor);
  await give(editor, blue, { field: 'Bild', name: 'Saal.jpg' });
  await editor.save();
  await expect(page.locator('.notice')).toContainText(
    'Das Foto „buero.jpg“ liegt noch im Ordner content/images. Zeigt es keine andere Seite, löschen Sie es dort.',
  );
  expect((await editor.readFiles())[path]).toBe(named.replace('name: buero', 'name: saal'));
});

test('the same photograph for two articles is stored for both', async ({ page, context }) => {
  await start(page, context);
  for (const slug of [SLUG, 'google-ki-suche']) {
    await editor.open(`blog/${slug}`);
    await give(editor, blue);
    await editor.save();
  }
  expect(await pictures()).toEqual({
    [`content/images/${SLUG}.jpg`]: base64(blue),
    'content/images/google-ki-suche.jpg': base64(blue),
  });
});

test('a photograph that is already under „Medien“ becomes the article’s', async ({ page, context }) => {
  await start(page, context, { 'content/images/buero.jpg': blue });
  await editor.open(`blog/${SLUG}`);
  await give(editor, blue);
  await editor.save();
  expect(await pictures()).toEqual({
    'content/images/buero.jpg': base64(blue),
    [`content/images/${SLUG}.jpg`]: base64(blue),
  });
});

test('the form shows the picture in use, and the smallest size that it needs', async ({ page, context }) => {
  await start(page, context, { [`content/images/${SLUG}.jpg`]: blue });
  await editor.open(`blog/${SLUG}`);
  const field = editor.field('Eigenes Foto');
  await editor.input('Eigenes Foto', undefined, 'input[type=file]');
  await expect(field.getByText('Mindestens 1.200 × 750 Pixel')).toBeVisible();
  const image = field.getByAltText('Jetziges Bild');
  await expect(image).toBeVisible();
  await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(1600);
});

test('a photograph of an iPhone and one that is too small say at the field what to do', async ({
  page,
  context,
}) => {
  await start(page, context);
  await editor.open(`blog/${SLUG}`);
  await choose(editor, heic, { name: 'IMG_0815.HEIC' });
  const field = editor.field('Eigenes Foto');
  await expect(field.getByText('speichern Sie es als JPEG')).toBeVisible();
  await choose(editor, small);
  await expect(
    field.getByText('Das Bild hat 300 × 180 Pixel, gebraucht werden mindestens 1.200'),
  ).toBeVisible();
  await choose(editor, turned);
  await expect(field.getByText('Das Bild hat 960 × 1.600 Pixel')).toBeVisible();
  await choose(editor, panorama);
  await expect(
    field.getByText('Das Bild hat 1.600 × 400 Pixel, gebraucht werden mindestens 1.200 × 750'),
  ).toBeVisible();
  await choose(editor, Buffer.from('text'));
  await expect(field.getByText('kein Foto in einem Format')).toBeVisible();
  // What was refused leaves nothing behind.
  await give(editor, blue);
  await expect(field.getByText('kein Foto in einem Format')).toBeHidden();
  await choose(editor, small);
  await expect(field.getByText('Es bleibt beim Foto davor.')).toBeVisible();
});

test('a photograph of 20 MB is made smaller', async ({ page, context }) => {
  await start(page, context);
  await editor.open(`blog/${SLUG}`);
  await give(editor, huge);
  await editor.save();
  const stored = Buffer.from((await pictures())[`content/images/${SLUG}.jpg`] ?? '', 'base64');
  expect(await sharp(stored).metadata()).toMatchObject({ format: 'jpeg', width: 4000, height: 2400 });
});

test('neither a missing nor a wrong ending, nor umlauts, matter', async ({ page, context }) => {
  await start(page, context);
  await editor.open('seiten/aiConsulting');
  await unfoldTop(editor);
  await give(editor, blue, { name: 'Büro & Größe', field: 'Bild' });
  await editor.save();
  await editor.open(`blog/${SLUG}`);
  await give(editor, png, { name: 'Foto.jpg' });
  await editor.save();
  expect(await pictures()).toEqual({
    'content/images/buero-groesse.jpg': base64(blue),
    [`content/images/${SLUG}.png`]: base64(png),
  });
});

test('a cover and a share picture have fields of their own and change no text', async ({ page, context }) => {
  await start(page, context);
  await editor.open('medien/books');
  const book = await editor.entry('Bücher', BOOK.title);
  await give(editor, blue, { field: 'Eigenes Umschlagbild', within: book });
  await editor.save();
  await editor.open('seiten/aiConsulting');
  await give(editor, red, { field: 'Eigenes Vorschaubild für geteilte Links' });
  await editor.save();
  expect(await editor.readFiles()).toEqual({
    ...editor.files,
    [`content/images/${BOOK.id}.jpg`]: base64(blue),
    'content/images/share/ki-beratung.jpg': base64(red),
  });
});

test('her portrait takes the place of the drawing, whatever the file is called', async ({
  page,
  context,
}) => {
  await start(page, context);
  await editor.open('einstellungen/site');
  await give(editor, upright, { name: 'IMG_0815.JPG', field: 'Eigenes Porträt' });
  await editor.save();
  expect(await pictures()).toEqual({ 'content/images/portrait.jpg': base64(upright) });
  const { 'content/site.yaml': site } = await editor.readFiles();
  expect(site).toBe(editor.files['content/site.yaml']);
});

test('„Medien“ takes no photograph of an iPhone, and says why', async ({ page, context }) => {
  await start(page, context);
  await page.goto(`${editor.server.url}/#/assets/content/images`);
  await page.getByRole('button', { name: 'Neue Medien hochladen' }).first().click();
  await page
    .locator('input[type=file]')
    .last()
    .setInputFiles({ name: 'IMG_0815.HEIC', mimeType: '', buffer: heic });
  await page.getByRole('alertdialog').getByRole('button', { name: 'Hochladen' }).click();
  await expect(page.getByText('Das ist ein Foto im Format HEIC')).toBeVisible();
  // The CMS removes its temporary file after some tries.
  await expect.poll(pictures).toEqual({});
});

/** Puts a picture into the article's text, behind its only paragraph. */
async function insertPicture(page: Page, buffer: Buffer) {
  const head = /^---\n[\s\S]*?\n---\n/.exec(editor.files[ARTICLE] ?? '')?.[0];
  await editor.writeFiles({ [ARTICLE]: `${head}\nVorher.\n` });
  await editor.reload();
  // A form that opens before the German words have come names the button in English.
  await expect(page.getByText('Sammlungen')).toBeVisible();
  await editor.open(`blog/${SLUG}`);
  const text = await editor.input('Text', undefined, '[contenteditable=true]');
  await text.getByText('Vorher.').click();
  await page.keyboard.press('End');
  // The editor hears of the caret later than the browser moves it.
  await expect.poll(() => page.evaluate(() => getSelection()?.anchorOffset)).toBe('Vorher.'.length);
  await page.keyboard.press('Enter');
  await editor.field('Text').getByRole('button', { name: 'Bild', exact: true }).first().click();
  await text.getByRole('button', { name: 'Durchsuchen' }).click();
  await page
    .locator('input[type=file]')
    .last()
    .setInputFiles({ name: 'IMG_0815 Größe.JPG', mimeType: 'image/jpeg', buffer });
  await page.getByRole('dialog').getByRole('button', { name: 'Einfügen' }).click();
  // Sveltia writes the file's name a moment later, over what is typed meanwhile.
  await expect(text.getByRole('textbox', { name: 'Quelle' })).toHaveText(/0815/);
  await text.getByRole('textbox', { name: 'Alternativtext' }).fill('Ein leerer Stuhl');
  await text.getByRole('textbox', { name: 'Titel' }).fill('Am Fenster');
}

test('the picture button puts a picture into the text, into the folder for it, also one that a page has', async ({
  page,
  context,
}) => {
  // With all files, the save looks for the picture that it stores.
  editor = new EditorPage(page, await serveEditor(context));
  editor.pictures = { 'content/images/portrait.jpg': blue.toString('base64') };
  await editor.signIn();
  await insertPicture(page, blue);
  await editor.save();
  expect((await editor.readFiles())[ARTICLE]).toContain(
    '![Ein leerer Stuhl](/content/images/blog/img-0815-groesse.jpg "Am Fenster")',
  );
  expect(await pictures()).toEqual({
    ...editor.pictures,
    'content/images/blog/img-0815-groesse.jpg': base64(blue),
  });
});

test('a picture in the text that is too small is refused while saving', async ({ page, context }) => {
  await start(page, context);
  await insertPicture(page, small);
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(
    page.getByText(
      'Text, Bild „img_0815-groesse.jpg“: Das Bild hat 300 × 180 Pixel, gebraucht werden mindestens 640 in der Breite.',
    ),
  ).toBeVisible();
  expect(await pictures()).toEqual({});
  expect((await editor.readFiles())[ARTICLE]).not.toContain('0815');
});
