import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { build, createServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentFolder, drawingNames } from '../content/read/content-files.server.ts';
import { type ImageContent, type Images, loadImages } from './images.server.ts';
import { imagesPlugin } from './vite-images.server.ts';

const content: ImageContent = {
  articles: [{ slug: 'ein-beitrag', date: '2025-01-01' }],
  newsletter: { newsletters: [] },
  books: { books: [{ id: 'neu', title: 'Neu', year: 2026, category: 'KI' }] },
};

let folder = '';
let output: Array<{ fileName: string; source?: string | Uint8Array; code?: string }> = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vite-images-'));
  mkdirSync(join(folder, 'images'));
  await sharp({ create: { width: 1200, height: 1600, channels: 3, background: '#336699' } })
    .jpeg()
    .toFile(join(folder, 'images', 'hero.jpg'));
  writeFileSync(
    join(folder, 'entry.js'),
    "import { pictures } from 'virtual:pictures';\n" +
      "import { picture } from 'virtual:pictures/portrait';\nconsole.log(pictures, picture);\n",
  );
  const result = await build({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    plugins: [imagesPlugin(() => loadImages(content, { folder, cacheFolder: join(folder, 'cache') }))],
    build: {
      write: false,
      minify: false,
      assetsInlineLimit: 0,
      rollupOptions: { input: join(folder, 'entry.js') },
    },
  });
  output = (result as { output: typeof output }).output;
});
afterAll(() => rmSync(folder, { recursive: true }));

const names = () => output.map(({ fileName }) => fileName);
const code = () => output.map(({ code }) => code?.replaceAll(/\s|"/g, '') ?? '').join('');

test('every drawing that a field may name is in the code of all pages', () => {
  const missing = drawingNames().filter((name) => !new RegExp(`[,{\\n]${name}:{`).test(code()));
  expect(missing).toEqual([]);
});

test('a photograph is emitted in every width with a hashed name, into the folder cached for a year', () => {
  const hero = names().filter((name) => /hero(?!-strip)/.test(name));
  expect(hero).toHaveLength(9);
  for (const name of hero) expect(name).toMatch(/^assets\/static\/hero-[0-9a-f]{8}-\d+\.(?:avif|webp|jpg)$/);
});

test('the drawing it replaces is not shipped, the others are files', () => {
  expect(names().filter((name) => /hero(?!-strip).*\.svg$/.test(name))).toEqual([]);
  expect(names().filter((name) => /portrait\.[0-9a-f]{6}\.svg$/.test(name))).toHaveLength(1);
});

test('the module has sizes and URLs', () => {
  const stem = /stem:(\/assets\/static\/hero-[0-9a-f]{8}),/.exec(code())?.[1];
  expect(names()).toContain(`${stem?.slice(1)}-960.avif`);
  expect(code()).toContain('width:1200,height:1600,widths:[400,640,960,1200]');
});

test('the cover of a new book is generated', () => {
  const [, file] =
    /cover-(?:ink|chalk)-neu:\{src:\/(assets\/static\/[\w.-]+\.svg),width:400,height:608/.exec(code()) ?? [];
  expect(names()).toContain(file);
});

test('a single picture can be imported alone', () => {
  expect(code()).toMatch(/,\{src:[^,]*portrait[^,]*,width:600,height:760\}\);/);
});

test('pictures being loaded when a text is saved are loaded again', async () => {
  const begun: Array<(images: Images) => void> = [];
  const plugin = imagesPlugin(() => new Promise((resolve) => begun.push(resolve)));
  const server = await createServer({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    plugins: [plugin],
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  const before = server.transformRequest('virtual:pictures/neu');
  await expect.poll(() => begun).toHaveLength(1);
  server.watcher.emit('add', join(contentFolder, 'blog', 'neu.md'));
  const after = server.transformRequest('virtual:pictures');
  await expect.poll(() => begun).toHaveLength(2);
  const imagesWith = (fileName: string): Images =>
    new Map([['neu', { kind: 'drawing', fileName, svg: '<svg/>', width: 16, height: 9 }]]);
  begun[0]?.(imagesWith('alt.svg'));
  begun[1]?.(imagesWith('neu.svg'));
  expect((await after)?.code).toContain('neu.svg');
  await before;
  await server.close();
});
