import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import sharp, { type Sharp, type SharpOptions } from 'sharp';
import { ContentError } from './content-error.ts';

export type Size = { width: number; height: number };

/** A photograph of the owner's in the sizes and formats of the site. */
export type Photograph = Size & {
  kind: 'photograph';
  /** Begin of its file names: `portrait-1a2b3c4d` for `portrait-1a2b3c4d-640.avif`. */
  stem: string;
  /** Widths in which it is there as AVIF and WebP, ascending. */
  widths: number[];
  /** For browsers that know neither: one width, PNG where the picture is transparent in places. */
  fallback: { width: number; format: 'jpg' | 'png' };
  /** Mean colour, shown until the picture is there; none if it is transparent in places. */
  colour?: string;
  /** Where its files are. */
  folder: string;
};

type Options = {
  name: string;
  /** What messages call the file. */
  label: string;
  /** Size of the drawing in whose place it stands: it is cut to this shape and must not be smaller. */
  place: Size | undefined;
  cacheFolder: string;
};

/** Widths in pixels: a phone's column, a phone's screen at twice its pixels, half and whole desktop screens. */
const WIDTHS = [400, 640, 960, 1280, 1920];
const FALLBACK_WIDTH = 960;
/** Least width of a picture that stands in for none of the site's. */
export const LEAST_WIDTH = 640;

/** An effort of 4 saves a sixth of the bytes and takes more than three times as long. */
const AVIF = { quality: 56, effort: 3 };
const WEBP = { quality: 78, effort: 4 };
const JPEG = { quality: 80, mozjpeg: true };

/**
 * Makes a photograph ready for the browser: upright, in the shape of its place, in all sizes, without EXIF data
 * and location, in sRGB.
 * @throws ContentError if it cannot be read or is too small
 */
export async function preparePhotograph(file: string, options: Options): Promise<Photograph> {
  const bytes = readFileSync(file);
  const shape = options.place ? `${options.place.width}:${options.place.height}` : '';
  const key = hash(code(), JSON.stringify(sharp.versions), options.name, shape, bytes);
  const folder = join(options.cacheFolder, key);
  if (!existsSync(folder)) await fill(folder, (part) => makeFiles(bytes, key, part, options));
  return { ...JSON.parse(readFileSync(join(folder, INDEX), 'utf8')), folder };
}

const INDEX = 'photograph.json';

async function makeFiles(bytes: Buffer, key: string, folder: string, options: Options): Promise<void> {
  const { name, label, place } = options;
  const size = await usablePart(bytes, label, place);
  const width = Math.min(size.width, WIDTHS.at(-1) ?? size.width);
  const height = Math.round((size.height * width) / size.width);
  // Cut once, so that every width shows the same part: the one with faces and the most detail.
  const { data, info } = await readable(label, () =>
    sharp(bytes)
      .autoOrient()
      .resize({ width, height, fit: 'cover', position: sharp.strategy.attention })
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
  const stem = `${name}-${key.slice(0, 8)}`;
  const write = async (one: number, format: string, encode: (picture: Sharp) => Sharp) =>
    writeFileSync(
      join(folder, `${stem}-${one}.${format}`),
      await encode(sharp(data, raw).resize(one)).toBuffer(),
    );
  for (const one of widths) {
    await write(one, 'avif', (picture) => picture.avif(AVIF));
    await write(one, 'webp', (picture) => picture.webp(WEBP));
  }
  await write(fallback.width, fallback.format, (picture) =>
    isOpaque ? picture.jpeg(JPEG) : picture.png({ palette: true }),
  );

  const index: Omit<Photograph, 'folder'> = {
    kind: 'photograph',
    stem,
    width,
    height,
    widths,
    fallback,
    ...(isOpaque ? { colour: await meanColour(sharp(data, raw)) } : {}),
  };
  writeFileSync(join(folder, INDEX), JSON.stringify(index));
}

/**
 * Size of the largest part of a photograph that has the shape of its place.
 * @throws ContentError if it cannot be read or that part is too small
 */
export async function usablePart(bytes: Buffer, label: string, place: Size | undefined): Promise<Size> {
  const metadata = await readable(label, () => sharp(bytes).metadata());
  // Formats that can name other files, such as SVG, are not read, whatever their name says.
  if (!['jpeg', 'png', 'webp', 'heif'].includes(metadata.format)) throw unreadable(label);
  const size = cutTo(place, metadata.autoOrient);
  // Where the shape leaves a fraction it may be a pixel short.
  if (size.width < (place?.width ?? LEAST_WIDTH) - 1) {
    throw new ContentError(label, 1, '', tooSmall(metadata.autoOrient, size, place));
  }
  return size;
}

function tooSmall(whole: Size, cut: Size, place: Size | undefined): string {
  const pixels = ({ width, height }: Size) => `${width} × ${height} Pixel`;
  const remedy = 'Nehmen Sie die Aufnahme in voller Größe';
  if (!place) {
    return `Das Bild ist zu klein: Es hat ${pixels(whole)}, gebraucht werden mindestens ${LEAST_WIDTH} Pixel in der Breite. ${remedy}`;
  }
  return `Das Bild ist zu klein für seinen Platz: Von ${pixels(whole)} bleiben in der Form dieses Platzes ${pixels(cut)}, gebraucht werden mindestens ${pixels(place)}, besser das Doppelte. ${remedy}`;
}

/** sharp throws for an empty file, rejects for a broken one, and says both in English. */
export async function readable<Result>(label: string, read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch {
    throw unreadable(label);
  }
}

const unreadable = (label: string) =>
  new ContentError(
    label,
    1,
    '',
    'Das Bild ist nicht lesbar: Die Datei ist beschädigt oder hat ein anderes Format, als ihr Name sagt. Öffnen Sie es in Ihrem Bildprogramm, und speichern Sie es neu als JPEG oder PNG',
  );

/** The largest part of a picture that has the shape of its place. */
function cutTo(place: Size | undefined, { width, height }: Size): Size {
  if (!place) return { width, height };
  const ratio = place.width / place.height;
  return width / height > ratio
    ? { width: Math.round(height * ratio), height }
    : { width, height: Math.round(width / ratio) };
}

async function meanColour(picture: Sharp): Promise<string> {
  const pixel = await picture
    .resize(1, 1, { fit: 'fill', kernel: 'mitchell' })
    .removeAlpha()
    .raw()
    .toBuffer();
  return `#${pixel.subarray(0, 3).toString('hex')}`;
}

/** Fills a folder beside its place and moves it there, so that an interrupted run leaves no half one. */
async function fill(folder: string, make: (part: string) => Promise<void>): Promise<void> {
  mkdirSync(dirname(folder), { recursive: true });
  const part = mkdtempSync(`${folder}.`);
  try {
    await make(part);
    // Another run may have been faster.
    if (!existsSync(folder)) renameSync(part, folder);
  } finally {
    rmSync(part, { recursive: true, force: true });
  }
}

/** A change of this file makes every photograph anew. */
const code = () => readFileSync(resolve('site/content/photograph.server.ts'));

function hash(...parts: Array<string | Buffer>): string {
  const sum = createHash('sha256');
  for (const part of parts) sum.update(`${Buffer.byteLength(part)}\0`).update(part);
  return sum.digest('hex').slice(0, 24);
}
