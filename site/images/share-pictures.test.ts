import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ContentErrors } from '../content/errors/content-error.ts';
import { checkSharePictures } from './share-pictures.server.ts';

const names = ['index', 'ki-beratung', 'blog/google-ki-suche'];
const least = { width: 1200, height: 630 };

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'share-pictures-'));
  mkdirSync(join(folder, 'images/share/blog'), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

async function put(file: string, { width = 1200, height = 630 } = {}) {
  const picture = sharp({ create: { width, height, channels: 3, background: '#17484a' } });
  writeFileSync(join(folder, 'images/share', file), await picture.jpeg().toBuffer());
}

async function messages(): Promise<string[]> {
  const error: unknown = await checkSharePictures(names, least, folder).catch((reason) => reason);
  if (error === undefined) return [];
  if (!(error instanceof ContentErrors)) throw error;
  return error.errors.map(({ message }) => message);
}

test('pictures named after a page path are accepted', async () => {
  for (const name of names) await put(`${name}.jpg`);
  expect(await messages()).toEqual([]);
});

test.each([
  ['ki-beratun.jpg', {}, /share\/ki-beratun\.jpg.*gibt es keine Seite.*Meinten Sie „ki-beratung“/],
  ['blog/kein-beitrag.jpg', {}, /share\/blog\/kein-beitrag\.jpg.*gibt es keine Seite/],
  ['index.jpg', { width: 1100 }, /share\/index\.jpg.*zu klein.*1200 × 630 Pixel/],
  ['index.gif', {}, /share\/index\.gif.*als JPEG oder PNG/],
])('%s %j is refused with file and remedy', async (file, size, message) => {
  await put(file, size);
  expect(await messages()).toEqual([expect.stringMatching(message)]);
});

test('two pictures for one page are refused', async () => {
  await put('index.jpg');
  await put('index.jpeg');
  expect(await messages()).toEqual([
    expect.stringContaining('zwei Bilder'),
    expect.stringContaining('zwei Bilder'),
  ]);
});

test('a file that is no picture is refused', async () => {
  writeFileSync(join(folder, 'images/share/index.jpg'), 'not a picture');
  expect(await messages()).toEqual([expect.stringContaining('nicht lesbar')]);
});
