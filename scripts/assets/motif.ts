import { readFile } from 'node:fs/promises';
import type { Content } from '../../site/content/content.ts';
import { findOwnPicture } from '../../site/content/read/own-pictures.server.ts';
import { uprightArticleArt } from '../../site/images/article-art.ts';
import { colours } from '../../site/images/colours.ts';
import { articleDrawings, drawings } from '../../site/images/images.server.ts';
import type { ShareCard } from '../../site/seo/share-card.server.ts';
import { bookCover, COVER } from './book-cover.ts';
import { MOTIF, plane } from './drawn-motifs.ts';
import { MARGIN } from './share-layout.ts';
import type { Theme } from './themes.ts';

/** The owner's photograph, cropped to its place in the motif. */
export type Layer = { bytes: Buffer; left: number; top: number; width: number; height: number };
export type MotifParts = { svg: string; layers: Layer[] };

/** The right part of an image: SVG relative to the motif's corner, and photographs on top. */
export async function motifParts(
  content: Content,
  contentFolder: string,
  card: ShareCard,
  { motif }: Theme,
): Promise<MotifParts> {
  if (motif === 'covers') return covers(content, contentFolder, card);
  if ('drawing' in motif) return { svg: motif.drawing(), layers: [] };
  if ('art' in motif)
    return { svg: filling(uprightArticleArt(card.path, motif.art), { align: 'xMid' }), layers: [] };
  const [name = 'portrait'] = card.pictures;
  const own = findOwnPicture(name, contentFolder);
  if (own) return { svg: '', layers: [await layer(own, { left: 0, top: 0, ...MOTIF })] };
  return { svg: await drawn(content, name, motif), layers: [] };
}

type Cut = Extract<Theme['motif'], { align: string }>;

async function drawn(content: Content, name: string, cut: Cut): Promise<string> {
  const drawing = drawings().get(name);
  if (drawing) return filling(drawing.svg, cut);
  const article = articleDrawings(content).get(name);
  if (!article) throw new Error(`There is no drawing named "${name}".`);
  return filling(uprightArticleArt(name, article.number), cut);
}

/** A drawing cropped to the motif's shape. */
function filling(svg: string, { align, crop }: Cut): string {
  const [, viewBox = ''] = /\bviewBox="([^"]*)"/.exec(svg) ?? [];
  // Remove the styles that animate drawings on the website.
  const shapes = svg.replace(/^<svg[^>]*>|<style>[^<]*<\/style>|<\/svg>\s*$/g, '');
  return `<svg width="${MOTIF.width}" height="${MOTIF.height}" viewBox="${crop ?? viewBox}" preserveAspectRatio="${align}YMid slice">${shapes}</svg>`;
}

/** A single cover is centred; several form two columns that extend beyond the edges. */
async function covers(content: Content, contentFolder: string, { pictures }: ShareCard): Promise<MotifParts> {
  const parts: MotifParts = { svg: '', layers: [] };
  const books = content.books.books.filter(({ id }) => pictures.includes(id));
  const isAlone = books.length === 1;
  // No cover has this background colour, so each stands out.
  if (!isAlone) parts.svg = plane(colours.chalk);
  for (const [index, book] of books.entries()) {
    const place = isAlone ? SINGLE_COVER : coverInColumns(index);
    const own = findOwnPicture(book.id, contentFolder);
    if (own) parts.layers.push(await layer(own, place));
    else {
      const cover = bookCover(book, content.site.name);
      const { left, top, width, height } = place;
      parts.svg += cover.replace(
        / width="\d+" height="\d+"/,
        ` x="${left}" y="${top}" width="${width}" height="${height}"`,
      );
    }
  }
  return parts;
}

type Place = Omit<Layer, 'bytes'>;

const coverOf = (width: number) => ({ width, height: Math.round((width * COVER.height) / COVER.width) });

const SINGLE_COVER: Place = { left: 56, top: 60, ...coverOf(336) };

/** Fills the left column, then the right one, which is half a cover higher. */
function coverInColumns(index: number): Place {
  const gap = 24;
  const size = coverOf(222);
  const [column, row] = [index % 2, Math.floor(index / 2)];
  const top = column === 0 ? MARGIN : MARGIN - (size.height + gap) / 2;
  const left = (MOTIF.width - gap) / 2 - size.width + column * (size.width + gap);
  return { left, top: Math.round(top + row * (size.height + gap)), ...size };
}

async function layer(file: string, place: Place): Promise<Layer> {
  return { bytes: await readFile(file), ...place };
}
