import { readFileSync } from 'node:fs';
import { deserialize, serialize } from 'node:v8';
import sharp, { type Sharp, type SharpOptions } from 'sharp';
import type { Content } from '../content/content.ts';
import { ContentError } from '../content/errors/content-error.ts';
import { hashOf, openCache } from '../lib/cache.server.ts';
import { cutTo, MIN_WIDTH, type Size } from './cut-to.ts';

export type { Size };

export type Focus = Content['photographs']['photographs'][number]['focus'];

/** The owner's photograph in the sizes and formats of the site. */
export type Photograph = Size & {
  kind: 'photograph';
  focus?: Focus | undefined;
  /** True if only texts show it: part of the page data, not of the code. */
  isData?: boolean;
  /** Prefix of its file names: `portrait-1a2b3c4d` for `portrait-1a2b3c4d-640.avif`. */
  stem: string;
  /** Widths available as AVIF and WebP, ascending. */
  widths: number[];
  /** For browsers that support neither: one width, PNG if the picture has transparency. */
  fallback: { width: number; format: 'jpg' | 'png' };
  /** By name. */
  files: Map<string, Buffer>;
};

type Options = {
  name: string;
  /** Name of the file in messages. */
  label: string;
  /** Size of the drawing it replaces: the photograph is cropped to this shape and must not be smaller. */
  target: Size | undefined;
  /** The part that stays; otherwise the one with faces and the most detail. */
  focus?: Focus | undefined;
  cacheFolder: string;
};

/** Folder for files with a hash in their name, which browsers cache for a year (infra/site-files.ts). */
export const ASSETS = 'assets/static';

/** In pixels: a phone's column, a phone's screen at 2x, half and full desktop screens. */
const WIDTHS = [400, 640, 960, 1280, 1920];
const FALLBACK_WIDTH = 960;

/** Effort 4 saves a sixth of the bytes and takes more than three times as long. */
const AVIF = { quality: 56, effort: 3 };
const WEBP = { quality: 78, effort: 4 };
const JPEG = { quality: 80, mozjpeg: true };

/**
 * Prepares a photograph for browsers: upright, cropped to its target's shape, in all sizes, in sRGB, without EXIF
 * data and location.
 * @throws ContentError if it cannot be read or is too small
 */
export async function preparePhotograph(file: string, options: Options): Promise<Photograph> {
  const bytes = readFileSync(file);
  const cache = openCache(options.cacheFolder, 'site/images/photograph.server.ts');
  const { name, target, focus } = options;
  const inputs = [name, target ? `${target.width}:${target.height}` : '', focus ?? '', bytes];
  const made = await cache.get(inputs, async () => serialize(await makeFiles(bytes, options)));
  return { ...deserialize(made), focus };
}

async function makeFiles(bytes: Buffer, { name, label, target, focus }: Options): Promise<Photograph> {
  const size = await usablePart(bytes, label, target);
  const width = Math.min(size.width, WIDTHS.at(-1) ?? size.width);
  const height = Math.round((size.height * width) / size.width);
  // Crop once, so that every width shows the same part.
  const { data, info } = await readable(label, () =>
    sharp(bytes)
      .autoOrient()
      .resize({ width, height, fit: 'cover', position: focus ?? sharp.strategy.attention })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true }),
  );
  const raw: SharpOptions = { raw: { width, height, channels: info.channels } };
  const isOpaque = (await sharp(data, raw).stats()).isOpaque;

  const widths = [...WIDTHS.filter((one) => one < width * 0.9), width];
  const fallback = {
    width: widths.findLast((one) => one <= FALLBACK_WIDTH) ?? width,
    format: isOpaque ? ('jpg' as const) : ('png' as const),
  };
  const made: Array<[end: string, bytes: Buffer]> = [];
  const add = async (one: number, format: string, encode: (picture: Sharp) => Sharp) =>
    made.push([`${one}.${format}`, await encode(sharp(data, raw).resize(one)).toBuffer()]);
  for (const one of widths) {
    await add(one, 'avif', (picture) => picture.avif(AVIF));
    await add(one, 'webp', (picture) => picture.webp(WEBP));
  }
  await add(fallback.width, fallback.format, (picture) =>
    isOpaque ? picture.jpeg(JPEG) : picture.png({ palette: true }),
  );

  const stem = `${name}-${hashOf(made.map(([, bytes]) => bytes)).slice(0, 8)}`;
  const files = new Map(made.map(([end, bytes]) => [`${stem}-${end}`, bytes]));
  return { kind: 'photograph', stem, width, height, widths, fallback, files };
}

/**
 * Size of the largest part of a photograph in the target's shape.
 * @throws ContentError if it cannot be read or that part is too small
 */
export async function usablePart(bytes: Buffer, label: string, target: Size | undefined): Promise<Size> {
  const metadata = await readable(label, () => sharp(bytes).metadata());
  // Formats that can reference other files, such as SVG, are recognised by content, not by extension, and rejected.
  if (!['jpeg', 'png', 'webp', 'heif'].includes(metadata.format)) throw unreadable(label);
  const size = cutTo(target, metadata.autoOrient);
  // Rounding can make it a pixel short.
  if (size.width < (target?.width ?? MIN_WIDTH) - 1) {
    throw new ContentError({ file: label }, tooSmall(metadata.autoOrient, size, target));
  }
  return size;
}

function tooSmall(whole: Size, cut: Size, target: Size | undefined): string {
  const pixels = ({ width, height }: Size) => `${width} × ${height} Pixel`;
  const remedy = 'Nehmen Sie die Aufnahme in voller Größe';
  if (!target) {
    return `Das Bild ist zu klein: Es hat ${pixels(whole)}, gebraucht werden mindestens ${MIN_WIDTH} Pixel in der Breite. ${remedy}`;
  }
  return `Das Bild ist zu klein für seinen Platz: Von ${pixels(whole)} bleiben in der Form dieses Platzes ${pixels(cut)}, gebraucht werden mindestens ${pixels(target)}, besser das Doppelte. ${remedy}`;
}

/** Translates errors of sharp, which throws for empty files and rejects for broken ones, in English. */
export async function readable<Result>(label: string, read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch {
    throw unreadable(label);
  }
}

const unreadable = (label: string) =>
  new ContentError(
    { file: label },
    'Das Bild ist nicht lesbar: Die Datei ist beschädigt oder hat ein anderes Format, als ihr Name sagt. Öffnen Sie es in Ihrem Bildprogramm, und speichern Sie es neu als JPEG oder PNG',
  );
