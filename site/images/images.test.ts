import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ContentErrors } from '../content/errors/content-error.ts';
import { slugify } from '../lib/slugify.ts';
import { fixture } from '../testing/fixture.ts';
import { type ImageContent, loadImages, turnedPhotographs } from './images.server.ts';
import type { Photograph } from './photograph.server.ts';
import { showTextPictures } from './text-pictures.server.ts';

const content: ImageContent = {
  articles: [
    { slug: 'zweiter', date: '2025-02-01' },
    { slug: 'erster', date: '2024-02-01' },
  ],
  newsletter: { newsletters: [{ title: 'Führung & KI', date: '2024-08-01' }] },
  books: { books: [{ id: 'neu', title: 'Neu', year: 2026, category: 'KI' }] },
};

type Name = NonNullable<ImageContent['photographs']>['photographs'][number]['name'];

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'images-'));
  mkdirSync(join(folder, 'images'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const load = (of = content) => loadImages(of, { folder, cacheFolder: join(folder, 'cache') });
const put = (name: string, bytes: Buffer) => writeFileSync(join(folder, 'images', name), bytes);

async function messages(): Promise<string[]> {
  const error: unknown = await load().catch((reason) => reason);
  if (!(error instanceof ContentErrors)) throw new Error('Expected ContentErrors.');
  return error.errors.map(({ message }) => message);
}

/** Red above, blue below. */
const picture = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#0000ff' } }).composite([
    {
      input: { create: { width, height: Math.ceil(height / 2), channels: 3, background: '#ff0000' } },
      gravity: 'north',
    },
  ]);

async function photograph(name: string, of = content): Promise<Photograph> {
  const image = (await load(of)).get(name);
  if (image?.kind !== 'photograph') throw new Error(`${name} is no photograph`);
  return image;
}

describe('drawings', () => {
  test('all have a size, and every article and newsletter issue has its own', async () => {
    const images = await load();
    expect(images.get('portrait')).toMatchObject({ kind: 'drawing', width: 600, height: 760 });
    for (const { width, height } of images.values()) expect(width * height).toBeGreaterThan(0);
    for (const name of ['erster', 'zweiter', slugify('Führung & KI')]) {
      expect(images.get(name)).toMatchObject({ kind: 'drawing', width: 800, height: 500 });
    }
  });

  test('a new article does not change the pictures of others', async () => {
    const before = await load();
    const articles = [{ slug: 'dritter', date: '2026-01-01' }, ...content.articles];
    const after = await load({ ...content, articles });
    for (const [name, image] of before) expect(after.get(name)).toEqual(image);
  });

  test('every article has one', async () => {
    const images = await load(fixture);
    expect(fixture.articles.map(({ image }) => image).filter((image) => !images.has(image))).toEqual([]);
  });
});

describe('the owner’s photograph', () => {
  test('replaces the drawing, in its shape, in several widths, never enlarged', async () => {
    put('portrait.jpg', await picture(1500, 1200).jpeg().toBuffer());
    const { width, height, widths, fallback, stem, files } = await photograph('portrait');
    expect(width / height).toBeCloseTo(600 / 760, 2);
    expect(widths).toEqual([400, 640, 947]);
    expect(fallback).toEqual({ width: 947, format: 'jpg' });
    for (const one of widths) {
      for (const [type, format] of [
        ['avif', 'heif'],
        ['webp', 'webp'],
      ] as const) {
        const metadata = await sharp(files.get(`${stem}-${one}.${type}`)).metadata();
        expect(metadata).toMatchObject({ format, width: one });
      }
    }
  });

  test('is upright and without metadata on location and camera', async () => {
    const lying = await sharp(await picture(800, 1000).removeAlpha().png().toBuffer())
      .rotate(270)
      .withExif({ IFD0: { Make: 'Kamera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '50/1 6/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(lying.includes('Kamera')).toBe(true);
    put('neu.jpg', lying);
    const { width, height, files } = await photograph('neu');
    expect({ width, height }).toEqual({ width: 800, height: 1000 });
    for (const [name, file] of files) {
      const metadata = await sharp(file).metadata();
      expect([metadata.exif, metadata.xmp, metadata.iptc, metadata.icc, metadata.orientation]).toEqual(
        Array(5).fill(undefined),
      );
      const { data } = await sharp(file)
        .extract({ left: 10, top: 10, width: 1, height: 1 })
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect(data[0], `${name} is red above`).toBeGreaterThan(200);
    }
  });

  test.each([
    ['top', 0],
    ['bottom', 2],
  ] as const)('keeps the part that is named for it: %s', async (focus, channel) => {
    put('portrait.jpg', await picture(800, 2400).jpeg().toBuffer());
    const photographs = { photographs: [{ name: 'portrait' as Name, focus }] };
    const { stem, files, ...shown } = await photograph('portrait', { ...content, photographs });
    expect(shown.focus).toBe(focus);
    const { channels } = await sharp(files.get(`${stem}-400.webp`)).stats();
    expect(channels.map(({ mean }) => mean > 200)).toEqual([0, 1, 2].map((one) => one === channel));
  });

  test('keeps its transparency', async () => {
    const cutOut = sharp({
      create: { width: 700, height: 900, channels: 4, background: { r: 200, g: 0, b: 0, alpha: 0.5 } },
    });
    put('umschlag.png', await cutOut.png().toBuffer());
    const { fallback, stem, files } = await photograph('umschlag');
    expect(fallback.format).toBe('png');
    for (const file of [`${stem}-700.avif`, `${stem}-700.png`]) {
      expect((await sharp(files.get(file)).metadata()).hasAlpha, file).toBe(true);
    }
  });

  test('comes from the cache the second time', async () => {
    put('neu.jpg', await picture(700, 500).jpeg().toBuffer());
    const first = await photograph('neu');
    const cache = join(folder, 'cache');
    const times = () => readdirSync(cache).map((file) => statSync(join(cache, file)).mtimeMs);
    const before = times();
    expect(await photograph('neu')).toEqual(first);
    expect(times()).toEqual(before);
  });
});

test('warns of photographs in the other orientation than the drawing', async () => {
  put('portrait.jpg', await picture(1800, 1200).jpeg().toBuffer());
  put('neu.jpg', await picture(700, 900).jpeg().toBuffer());
  // Displayed upright: the camera was rotated.
  put('tv-1.jpg', await picture(1800, 1200).withMetadata({ orientation: 6 }).jpeg().toBuffer());
  put('erster.jpg', await picture(1800, 1200).jpeg().toBuffer());
  expect((await turnedPhotographs(content, folder)).map(({ message }) => message).sort()).toEqual([
    expect.stringContaining(
      'content/images/portrait.jpg:1 Das Foto ist quer (1800 × 1200 Pixel), sein Platz hochkant (600 × 760): Es wird an den Seiten stark beschnitten.',
    ),
    expect.stringMatching(
      /^content\/images\/tv-1\.jpg:1 Das Foto ist hochkant \(1200 × 1800 Pixel\), sein Platz quer \(\d+ × \d+\)/,
    ),
  ]);
});

describe('an unusable picture is reported with file and remedy', () => {
  test('too small for its target', async () => {
    put('portrait.jpg', await picture(1000, 700).jpeg().toBuffer());
    put('neu.jpg', await picture(500, 700).jpeg().toBuffer());
    expect(await messages()).toEqual([
      'content/images/neu.jpg:1 Das Bild ist zu klein: Es hat 500 × 700 Pixel, gebraucht werden mindestens 640 Pixel in der Breite. Nehmen Sie die Aufnahme in voller Größe.',
      'content/images/portrait.jpg:1 Das Bild ist zu klein für seinen Platz: Von 1000 × 700 Pixel bleiben in der Form dieses Platzes 553 × 700 Pixel, gebraucht werden mindestens 600 × 760 Pixel, besser das Doppelte. Nehmen Sie die Aufnahme in voller Größe.',
    ]);
  });

  test('corrupt, truncated, or not the format of its name', async () => {
    const whole = await picture(900, 900).jpeg({ quality: 100 }).toBuffer();
    put('abgebrochen.jpg', whole.subarray(0, whole.length / 2));
    put('leer.png', Buffer.alloc(0));
    put('text.webp', Buffer.from('kein Bild'));
    copyFileSync('site/images/portrait.svg', join(folder, 'images', 'zeichnung.png'));
    const found = await messages();
    expect(found.map((message) => message.split(':')[0])).toEqual(
      ['abgebrochen.jpg', 'leer.png', 'text.webp', 'zeichnung.png'].map((file) => `content/images/${file}`),
    );
    for (const message of found) expect(message).toContain('Das Bild ist nicht lesbar: ');
  });

  test('a format of phones or printers', async () => {
    put('portrait.HEIC', Buffer.from('x'));
    expect(await messages()).toEqual([
      'content/images/portrait.HEIC:1 Dieses Dateiformat zeigen Browser nicht zuverlässig. Speichern Sie das Bild in Ihrem Bildprogramm als JPEG oder PNG, und löschen Sie diese Datei.',
    ]);
  });

  test('a name that is no URL path, with a suggestion', async () => {
    put('Foto Bühne.JPG', Buffer.from('x'));
    expect((await messages())[0]).toContain('Benennen Sie die Datei um in foto-buehne.jpg.');
  });

  test('two pictures with one name', async () => {
    const bytes = await picture(900, 1200).png().toBuffer();
    put('portrait.png', bytes);
    put('portrait.jpeg', bytes);
    expect(await messages()).toHaveLength(2);
    expect((await messages())[0]).toContain(
      'liegen zwei Bilder, das andere ist content/images/portrait.png.',
    );
  });

  test('a folder', async () => {
    mkdirSync(join(folder, 'images', 'alt'));
    expect((await messages())[0]).toContain('content/images/alt:1 Ordner sind hier nicht vorgesehen.');
  });

  test('hidden system files are ignored', async () => {
    put('.DS_Store', readFileSync('package.json'));
    await expect(load()).resolves.toBeDefined();
  });
});

describe('a picture in a text', () => {
  const html = '<figure><img src="/content/images/blog/foto.jpg" alt="Ein Stuhl"></figure>';

  test('is shown in all sizes and formats, with width and height, when it is near', async () => {
    mkdirSync(join(folder, 'images/blog'));
    put('blog/foto.jpg', await picture(1000, 600).jpeg().toBuffer());
    const { stem } = await photograph('blog/foto');
    const shown = showTextPictures(html);
    expect(shown).toContain(`<source type="image/avif" srcset="/assets/static/${stem}-400.avif 400w, `);
    expect(shown).toContain(`/assets/static/${stem}-1000.webp 1000w" sizes="`);
    expect(shown).toContain(
      `<img src="/assets/static/${stem}-640.jpg" alt="Ein Stuhl" width="1000" height="600" loading="lazy"`,
    );
    expect(showTextPictures(html, { onlyFallback: true })).not.toContain('<source');
  });

  test('that is too small is refused by its name', async () => {
    mkdirSync(join(folder, 'images/blog'));
    put('blog/foto.jpg', await picture(300, 200).jpeg().toBuffer());
    expect(await messages()).toEqual([expect.stringContaining('content/images/blog/foto.jpg')]);
  });

  test('that is gone fails the build', async () => {
    await load();
    expect(() => showTextPictures(html)).toThrow('"foto"');
  });
});
