import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { fixtureFolder } from '../testing/fixture.ts';
import { EditorPage } from './editor-page.ts';
import { blue } from './editor-photographs.ts';
import { connectGithub, propose, signIn } from './hosted-editor.ts';
import { startOwnStack } from './own-stack.ts';

/** The editor as its stack serves it, with its real policy; only GitHub is a stand-in on loopback. */

const path = 'content/site.yaml';
const branch = 'cms/einstellungen/site';
const before = readFileSync(resolve(fixtureFolder, 'site.yaml'), 'utf8');
const after = before.replace('Frankfurt am Main und Online', 'Frankfurt und Online');

let stack: Awaited<ReturnType<typeof startOwnStack>>;
let hosted: Awaited<ReturnType<typeof connectGithub>>;

// One worker, as each would start a stack of its own.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  stack = await startOwnStack({}, { args: ['--editor'] });
});
test.afterAll(() => stack.stop());
test.beforeEach(async ({ context }) => {
  hosted = await connectGithub(context, { [path]: before });
});
test.afterEach(() => hosted.stop());

test('a changed text becomes a pull request of one line, and nobody but GitHub is asked', async ({
  page,
}) => {
  const { github } = hosted;
  const violations: string[] = [];
  const hosts = new Set<string>();
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) violations.push(message.text());
  });
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  await openForm(page);
  await place(page).fill('Frankfurt und Online');
  await save(page);
  await expect
    .poll(() => github.pulls)
    .toEqual([
      {
        ...{ number: expect.any(Number), head: branch, draft: true, labels: ['sveltia-cms/draft'] },
        title: 'Einstellungen: „site“ geändert',
      },
    ]);
  expect(github.read(branch, path)).toBe(after);
  expect(github.changedFiles(branch)).toEqual([path]);
  expect(github.read('main', path)).toBe(before);
  expect([...hosts].filter((host) => host !== '').sort()).toEqual([
    'api.github.com',
    new URL(stack.editor).host,
  ]);
  expect(violations).toEqual([]);
  expect(github.unknown).toEqual([]);
});

test('a form whose file another editor has changed meanwhile is not saved over it, and keeps what was typed', async ({
  page,
}) => {
  const { github } = hosted;
  await openForm(page);
  const theirs = before.replace('Frankfurt am Main und Online', 'Wiesbaden');
  github.commit('main', { [path]: theirs });
  await place(page).fill('Frankfurt und Online');
  await save(page);
  await expect(
    page.getByText('Diese Datei hat inzwischen jemand anders oder ein anderer Tab geändert'),
  ).toBeVisible();
  expect(github.pulls).toEqual([]);
  expect(github.read(branch, path)).toBe(theirs);
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(place(page)).toHaveValue('Frankfurt und Online');
});

test('while it is saved, a form takes no input, which would be dropped', async ({ page }) => {
  const { github } = hosted;
  await openForm(page);
  const answer = Promise.withResolvers<void>();
  await page.route('https://api.github.com/graphql', async (route) => {
    if (route.request().postData()?.includes('createCommitOnBranch')) await answer.promise;
    await route.fallback();
  });
  await place(page).fill('Frankfurt und Online');
  const field = await place(page).elementHandle();
  await save(page);
  await expect(page.getByRole('button', { name: 'Wird gespeichert' })).toBeVisible();
  await field?.evaluate((input) => (input as HTMLElement).focus());
  await page.keyboard.type(' und Wiesbaden');
  expect(await field?.inputValue()).toBe('Frankfurt und Online');
  answer.resolve();
  await expect.poll(() => github.pulls).toHaveLength(1);
  expect(github.read(branch, path)).toBe(after);
});

test('an expired token says what to do, and what was typed stays', async ({ page }) => {
  await openForm(page);
  hosted.github.expireToken();
  await place(page).fill('Frankfurt und Online');
  await save(page);
  await expect(page.getByText('Ihr Zugriffstoken gilt nicht mehr.')).toBeVisible();
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(place(page)).toHaveValue('Frankfurt und Online');
});

test('a picture that is put into a text is shown beside its description', async ({ page }) => {
  await signIn(page, stack.editor);
  const editor = new EditorPage(page, { url: stack.editor, site: '', folder: '', stop: stack.stop });
  await editor.open('blog/new');
  const text = await editor.input('Text', undefined, '[contenteditable=true]');
  await text.click();
  await editor.field('Text').getByRole('button', { name: 'Bild', exact: true }).first().click();
  await text.getByRole('button', { name: 'Durchsuchen' }).click();
  const picture = { name: 'DSC_0815.JPG', mimeType: 'image/jpeg', buffer: blue };
  await page.locator('input[type=file]').last().setInputFiles(picture);
  await page.getByRole('dialog').getByRole('button', { name: 'Einfügen' }).click();
  await expect(text.locator('img[src^="blob:"]')).toBeVisible();
});

test('a proposal’s preview opens at the page of the form', async ({ page, context }) => {
  hosted.github.preview('https://vorschau.example.com/1/0123456789abcdef');
  await openForm(page);
  await place(page).fill('Frankfurt und Online');
  await propose(page);
  await context.route('https://vorschau.example.com/**', (route) => route.fulfill({ body: '' }));
  await page.goto(`${stack.editor}/#/collections/einstellungen/entries/site`);
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Vorschau ansehen' }).click();
  expect((await opened).url()).toBe('https://vorschau.example.com/1/0123456789abcdef/');
});

test('no answer is kept or indexed', async ({ request }) => {
  for (const file of ['/', '/backend.json']) {
    const headers = (await request.get(stack.editor + file)).headers();
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  }
});

async function openForm(page: Page) {
  await signIn(page, stack.editor);
  await page.goto(`${stack.editor}/#/collections/einstellungen/entries/site`);
  await expect(place(page)).toHaveValue('Frankfurt am Main und Online');
}

const place = (page: Page) => page.getByRole('textbox', { name: 'Ort' }).first();
const save = (page: Page) => page.getByRole('button', { name: 'Speichern' }).click();
