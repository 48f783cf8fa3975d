import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sitePaths } from '../../site/assemble/site-pages.server.ts';
import { pageData } from '../../site/prerender/page-data.server.ts';
import { shareCards } from '../../site/seo/share-card.server.ts';
import { fixture } from '../../site/testing/fixture.ts';
import { makeShareImages, type ShareImages } from './build-share-images.ts';

const content = fixture;
let root = '';
let images: ShareImages;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'share-'));
  // Reuse the build's cache.
  images = await makeShareImages(content);
});
afterAll(() => rmSync(root, { recursive: true }));

/** Makes some pages' images without cache, optionally with the owner's pictures. */
async function make(paths: string[], { pictures = {}, cache = '' }: { pictures?: Pictures; cache?: string }) {
  const contentFolder = mkdtempSync(join(root, 'content-'));
  for (const [name, bytes] of Object.entries(pictures)) {
    mkdirSync(join(contentFolder, 'images', name, '..'), { recursive: true });
    writeFileSync(join(contentFolder, 'images', name), bytes);
  }
  const cards = shareCards(content).filter(({ path }) => paths.includes(path));
  const cacheFolder = cache || mkdtempSync(join(root, 'cache-'));
  return makeShareImages(content, { contentFolder, cacheFolder, cards });
}

type Pictures = Record<string, Buffer>;

/** Noise is the worst case for compression. */
const noise = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', sigma: 60 } },
  })
    .jpeg()
    .toBuffer();

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c00' } })
    .jpeg()
    .toBuffer();

test('every page that can be found names an image that is made, and no others are made', () => {
  const named = sitePaths(content).flatMap((path) => pageData(content, path)?.head.image?.url ?? []);
  const files = [...images.keys()].map((file) => `${content.site.url}/share/${file}`);
  expect([...new Set(named)].sort()).toEqual(files.sort());
  const found = sitePaths(content).filter((path) => !pageData(content, path)?.head.noindex);
  expect(named.length).toBe(found.length);
});

test('every image has 1200 × 630 pixels, at most 100 KB and the format of its name', async () => {
  for (const [file, bytes] of images) {
    const { format, width, height } = await sharp(bytes).metadata();
    expect({ format, width, height }, file).toEqual({ format: 'png', width: 1200, height: 630 });
    expect(file).toMatch(/\.png$/);
    expect(bytes.length, file).toBeLessThanOrEqual(100_000);
  }
});

test('every page has an image of its own', () => {
  expect(new Set([...images.values()].map((bytes) => bytes.toString('base64'))).size).toBe(images.size);
});

test('the same content gives the same bytes', async () => {
  const paths = ['/', '/books', '/blog/google-ki-suche'];
  for (const [file, bytes] of await make(paths, {}))
    expect(bytes.equals(images.get(file) as Buffer)).toBe(true);
});

test('what was made once comes from the cache', async () => {
  const cache = mkdtempSync(join(root, 'cache-'));
  const first = await make(['/agb'], { cache });
  const written = () => readdirSync(cache).map((file) => statSync(join(cache, file)).mtimeMs);
  const before = written();
  expect(before).toHaveLength(1);
  expect(await make(['/agb'], { cache })).toEqual(first);
  expect(written()).toEqual(before);
});

test("the owner's picture takes the place of the drawn image, cut to size", async () => {
  const made = await make(['/kontakt', '/'], {
    pictures: { 'share/kontakt.jpg': await noise(1300, 900), 'share/index.jpg': await plain(1200, 630) },
  });
  expect([...made.keys()].sort()).toEqual(['index.jpg', 'kontakt.jpg']);
  for (const bytes of made.values()) {
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(bytes.length).toBeLessThanOrEqual(100_000);
  }
});

test("the owner's portrait appears in the images that show her", async () => {
  const made = await make(['/ueber-mich'], { pictures: { 'portrait.jpg': await plain(800, 1000) } });
  const bytes = made.get('ueber-mich.jpg') as Buffer;
  const { data } = await sharp(bytes)
    .extract({ left: 950, top: 315, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(data[0]).toBeGreaterThan(180);
  expect(data[1]).toBeLessThan(30);
  expect(bytes.length).toBeLessThanOrEqual(100_000);
});

test('a truncated picture is reported in German, with its file', async () => {
  const whole = await noise(1300, 700);
  const broken = whole.subarray(0, whole.length / 2);
  await expect(make(['/faq'], { pictures: { 'share/faq.jpg': broken } })).rejects.toThrow(
    /content\/images\/share\/faq\.jpg.*Das Bild ist nicht lesbar/,
  );
});
