import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildIcons } from './build-icons.ts';

const site = { name: 'Petra Beispiel', tagline: 'Beratung für den Mittelstand.' };
let folder = '';
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'icons-'));
  await buildIcons(site, folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

const read = (name: string) => readFileSync(join(folder, name));

test('the manifest names the site and icons that exist, in the sizes it states', async () => {
  const manifest = JSON.parse(read('manifest.webmanifest').toString());
  expect(manifest).toMatchObject({ name: site.name, lang: 'de', start_url: '/', display: 'browser' });
  for (const { src, sizes, type } of manifest.icons) {
    const { format, width, height } = await sharp(read(src.slice(1))).metadata();
    expect(`image/${format}`).toBe(type.replace('+xml', ''));
    if (sizes !== 'any') expect(`${width}x${height}`).toBe(sizes);
  }
  expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toContain('maskable');
});

test('the icon for home screens is 180 pixels wide and nowhere transparent', async () => {
  const icon = sharp(read('apple-touch-icon.png'));
  expect(await icon.metadata()).toMatchObject({ width: 180, height: 180 });
  expect((await icon.stats()).isOpaque).toBe(true);
});

test('the mark of the maskable icon stays within the circle that launchers keep', async () => {
  const { data, info } = await sharp(read('icon-maskable-512.png'))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const ground = data.subarray(0, 3).toString('hex');
  for (let pixel = 0; pixel < info.width * info.height; pixel++) {
    const [x, y] = [(pixel % info.width) - 256, Math.floor(pixel / info.width) - 256];
    if (Math.hypot(x, y) < 0.4 * 512) continue;
    expect(data.subarray(pixel * 3, pixel * 3 + 3).toString('hex') === ground).toBe(true);
  }
});

test('the ICO file holds pictures of 16, 32 and 48 pixels', async () => {
  const ico = read('favicon.ico');
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 3]);
  for (const [index, size] of [16, 32, 48].entries()) {
    const entry = 6 + index * 16;
    const offset = ico.readUInt32LE(entry + 12);
    const png = ico.subarray(offset, offset + ico.readUInt32LE(entry + 8));
    expect([ico.readUInt8(entry), ico.readUInt8(entry + 1)]).toEqual([size, size]);
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: size, height: size });
  }
});

test('the SVG icon has other colours in a dark tab', () => {
  expect(read('icon.svg').toString()).toMatch(/@media\(prefers-color-scheme:dark\)/);
});

test('the head of every page links what was written', () => {
  const head = readFileSync('site/prerender/document-head.ts', 'utf8');
  const linked = [...head.matchAll(/href="\/([\w.-]+)"/g)].map(([, name]) => name);
  expect(linked.length).toBeGreaterThan(0);
  expect(linked.filter((name) => !readdirSync(folder).includes(String(name)))).toEqual([]);
});
