import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { basename, join, parse, resolve } from 'node:path';
import sharp from 'sharp';
import type { Content } from '../content/content.ts';
import { ContentError, ContentErrors } from '../content/errors/content-error.ts';
import { contentFolder } from '../content/read/content-files.server.ts';
import { ownPictures, textPictures } from '../content/read/own-pictures.server.ts';
import { slugify } from '../lib/slugify.ts';
import {
  ARTICLE_ART,
  articleArt,
  COVER_ART,
  type CoverArt,
  type CoverBook,
  coverArt,
} from './article-art.ts';
import { type Photograph, preparePhotograph, type Size } from './photograph.server.ts';
import { readDrawing } from './read-drawing.server.ts';
import { keepTextPictures, TEXT_PICTURES } from './text-pictures.server.ts';

/**
 * A file of site/images, or generated from content; its file's name in the build. Articles' pictures are data of the
 * pages that show them, not code; backgrounds style sheets name, or one page.
 */
export type Drawing = Size & {
  kind: 'drawing';
  fileName: string;
  svg: string;
  isData?: boolean;
  isBackground?: boolean;
};
/** `number` is its position in chronological order, which determines the design. */
type ArticleDrawing = Drawing & { number: number };

export type Image = Drawing | Photograph;
export type Images = Map<string, Image>;

/** The content that drawings are generated from. */
export type ImageContent = {
  articles: ReadonlyArray<Pick<Content['articles'][number], 'slug' | 'date'>>;
  newsletter: { newsletters: ReadonlyArray<{ title: string; date: string }> };
  books: { books: ReadonlyArray<CoverBook & { id: string }> };
  photographs?: Content['photographs'];
};

export const DRAWINGS = resolve('site/images');

/** Their drawings are data of the pages that show them. */
const DATA_FOLDERS = new Set(['articles', 'headings', 'tailpieces']);

/**
 * All pictures of the site by name: its drawings, or the owner's photographs of the same name in their place.
 * Unchanged photographs come from a cache.
 * @throws ContentErrors for all unusable photographs
 */
export async function loadImages(
  content: ImageContent,
  { folder = contentFolder, cacheFolder = resolve('.cache/images') } = {},
): Promise<Images> {
  const images = siteDrawings(content);
  const errors: ContentError[] = [];
  const inTexts = textPictures(folder).map((picture) => ({ ...picture, place: TEXT_PICTURES }));
  for (const { name, file, label, problem, place } of [
    ...ownPictures(folder).map((picture) => ({ ...picture, place: '' })),
    ...inTexts,
  ]) {
    try {
      if (problem) throw new ContentError({ file: label }, problem);
      const target = images.get(place + name);
      const focus = content.photographs?.photographs.find((one) => one.name === name)?.focus;
      const photograph = await preparePhotograph(file, { name, label, target, focus, cacheFolder });
      images.set(place + name, { ...photograph, ...(place && { isData: true }) });
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      errors.push(error);
    }
  }
  if (errors.length > 0) throw new ContentErrors(errors);
  keepTextPictures(images);
  return images;
}

/** All of the site's own drawings. */
export function siteDrawings(content: ImageContent): Images {
  const covers = content.books.books.map((book): [string, Image] => {
    const { name, svg } = coverDrawing(book);
    return [name, drawing(name, svg, COVER_ART)];
  });
  return new Map<string, Image>([...articleDrawings(content), ...covers, ...drawings()]);
}

/** Background of a book's title: its drawing in images/covers, or a generated one. */
export function coverDrawing(book: CoverBook & { id: string }): CoverArt & { name: string } {
  const nameOf = (text: string) => `cover-${text}-${book.id}`;
  for (const text of ['ink', 'chalk'] as const) {
    const file = join(DRAWINGS, 'covers', `${nameOf(text)}.svg`);
    if (existsSync(file)) return { name: nameOf(text), text, svg: readDrawing(file) };
  }
  const art = coverArt(book);
  return { name: nameOf(art.text), ...art };
}

/** Photographs in portrait format where the drawing is landscape, or vice versa: cropping leaves little of them. */
export async function turnedPhotographs(content: ImageContent, folder = contentFolder) {
  const drawn = siteDrawings(content);
  const hints = ownPictures(folder).map(async ({ name, file, label }) => {
    const target = drawn.get(name);
    if (!target) return [];
    const { width, height } = (await sharp(file).metadata()).autoOrient;
    if ((width - height) * (target.width - target.height) >= 0) return [];
    const [shape, other, lost] =
      width < height ? ['hochkant', 'quer', 'oben und unten'] : ['quer', 'hochkant', 'an den Seiten'];
    const problem = `Das Foto ist ${shape} (${width} × ${height} Pixel), sein Platz ${other} (${target.width} × ${target.height}): Es wird ${lost} stark beschnitten. Sehen Sie sich den Ausschnitt an, oder nehmen Sie eine Aufnahme im Format des Platzes`;
    return [new ContentError({ file: label }, problem)];
  });
  return (await Promise.all(hints)).flat();
}

/** The generated pictures of articles and newsletter issues. Cached: every share image of an article asks for its own. */
export function articleDrawings(content: ImageContent): Map<string, ArticleDrawing> {
  const known = drawn.get(content) ?? drawAll(content);
  drawn.set(content, known);
  return known;
}

const drawn = new WeakMap<ImageContent, Map<string, ArticleDrawing>>();

function drawAll({ articles, newsletter }: ImageContent): Map<string, ArticleDrawing> {
  const appeared = [
    ...articles.map(({ slug, date }) => ({ name: slug, date })),
    ...newsletter.newsletters.map(({ title, date }) => ({ name: slugify(title), date })),
    // Numbered from the oldest, so that a new one doesn't change the others.
  ].sort((a, b) => a.date.localeCompare(b.date) || a.name.localeCompare(b.name));
  return new Map(
    appeared.map(({ name, date: _date }, number) => {
      const svg = articleArt(name, number);
      return [name, { ...drawing(name, svg, ARTICLE_ART), number, isData: true }];
    }),
  );
}

function drawing(name: string, svg: string, size: Size): Drawing {
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 6);
  return { kind: 'drawing', fileName: `${name}.${hash}.svg`, svg, ...size };
}

/** The drawings in site/images, which need no content. */
export function drawings(): Map<string, Drawing> {
  const images = new Map<string, Drawing>();
  for (const entry of readdirSync(DRAWINGS, { recursive: true, withFileTypes: true })) {
    const { name, ext } = parse(entry.name);
    if (ext !== '.svg') continue;
    const file = join(entry.parentPath, entry.name);
    const svg = readDrawing(file);
    if (images.has(name)) throw new Error(`There are two drawings named "${name}" in site/images.`);
    const folder = basename(entry.parentPath);
    const [isData, isBackground] = [DATA_FOLDERS.has(folder), folder === 'backgrounds'];
    images.set(name, { ...drawing(name, svg, viewBoxSize(file, svg)), isData, isBackground });
  }
  return images;
}

function viewBoxSize(file: string, svg: string): Size {
  const [, width, height] = /\bviewBox="[^ "]+ [^ "]+ ([^ "]+) ([^ "]+)"/.exec(svg) ?? [];
  if (!width || !height) throw new Error(`${file} has no viewBox.`);
  return { width: Number(width), height: Number(height) };
}
