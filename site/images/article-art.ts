import type { Book } from '../content/schemas/books.ts';
import { colours } from './colours.ts';
import { randomFrom } from './random-from.ts';
import { inDark } from './read-drawing.server.ts';

const { ink, petrol, amber, brick, rose, river, chalk, sand } = colours;

/** Their replacements in the dark (README.md in this folder). */
const dark: Readonly<Record<string, string>> = {
  [ink]: inDark('ink'),
  [petrol]: inDark('petrol'),
  [brick]: inDark('brick'),
  [rose]: inDark('rose'),
  [river]: inDark('river'),
  [chalk]: inDark('chalk'),
  [sand]: inDark('sand'),
};

/** Background and the three colours on it. */
const palettes = [
  [river, [petrol, amber, brick]],
  [amber, [brick, petrol, chalk]],
  [rose, [brick, ink, amber]],
  [petrol, [amber, brick, rose]],
  [sand, [petrol, brick, amber]],
  [brick, [amber, chalk, ink]],
  [ink, [amber, river, brick]],
  [river, [brick, ink, chalk]],
] as const;

export const ARTICLE_ART = { width: 800, height: 500 };
export const UPRIGHT_ART = { width: 400, height: 500 };
export const COVER_ART = { width: 400, height: 608 };

/** Side of the large motif; next to it are modules, three wide and five high. */
const MOTIF = 500;
const MODULE = 100;

/**
 * An article's drawing: one large motif beside a grid of small modules, always the same for a name and number.
 * @param number position in chronological order, so that neighbours differ in motif and colours
 */
export function articleArt(name: string, number: number): string {
  const random = randomFrom(name);
  const { ground, colours, motif } = designOf(number);
  const isLeft = random() > 0.5;
  const grid = { left: isLeft ? MOTIF : 0, top: 0, columns: 3, rows: 5 };
  const shapes = motif(isLeft ? 0 : 3 * MODULE, colours) + modules(grid, colours, random);
  return picture(ARTICLE_ART, ground, shapes);
}

/** The same motif in the same colours, above or below one row of modules: for share images. */
export function uprightArticleArt(name: string, number: number): string {
  const random = randomFrom(name);
  const { ground, colours, motif } = designOf(number);
  const isAbove = random() > 0.5;
  const { width } = UPRIGHT_ART;
  const transform = `translate(0 ${isAbove ? 0 : MODULE}) scale(${width / MOTIF})`;
  const grid = { left: 0, top: isAbove ? width : 0, columns: 4, rows: 1 };
  const shapes = `<g transform="${transform}">${motif(0, colours)}</g>${modules(grid, colours, random)}`;
  return picture(UPRIGHT_ART, ground, shapes);
}

/** `text`: the title's colour on this background. */
export type CoverArt = { text: 'ink' | 'chalk'; svg: string };

/**
 * The cover of a book that has none. The category determines the structure, the year the
 * colours, so that books of adjacent years differ. The upper third is free for the title.
 */
export function coverArt({ title, year, category }: CoverBook): CoverArt {
  const random = randomFrom(`${title}${year}${category}`);
  const [ground, colours] = coverPalettes[year % coverPalettes.length] ?? palettes[0];
  const { width, height } = COVER_ART;
  const shapes =
    category === 'KI'
      ? modules({ left: 0, top: 0, columns: 4, rows: 4 }, colours, random)
      : `<g transform="scale(${width / MOTIF})">${coverMotifs[category](0, colours)}</g>`;
  const art = `<svg y="${height - width}" width="${width}" height="${width}">${shapes}</svg>`;
  const text = ground === petrol || ground === ink ? 'chalk' : 'ink';
  return { text, svg: svg(COVER_ART, plane(COVER_ART, ground) + art) };
}

export type CoverBook = Pick<Book, 'title' | 'year' | 'category'>;

/** On brick, small letters have too little contrast in any colour; the last palette repeats the first's background. */
const coverPalettes = palettes.slice(0, -1).filter(([ground]) => ground !== brick);

function designOf(number: number) {
  const [ground, colours] = palettes[number % palettes.length] ?? palettes[0];
  return { ground, colours, motif: motifs[number % motifs.length] ?? disc };
}

function picture(size: Size, ground: string, shapes: string): string {
  const drawing = plane(size, ground) + shapes;
  const rules = Object.entries(dark)
    .filter(([colour]) => drawing.includes(colour))
    .map(([colour, instead]) => `[fill="${colour}"]{fill:${instead}}`);
  const style = `<style>@media(prefers-color-scheme:dark){${rules.join('')}}</style>`;
  return svg(size, style + drawing);
}

type Size = typeof ARTICLE_ART;

const plane = ({ width, height }: Size, ground: string) => path(`M0 0h${width}v${height}H0z`, ground);

const svg = ({ width, height }: Size, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>`;

type Colours = readonly [string, string, string];
type Motif = (x: number, colours: Colours) => string;

const disc: Motif = (x, [first, second]) =>
  path(quarter(x, 0, MOTIF, 2), first) + path(circle(x + 250, 250, 110), second);

const target: Motif = (x, colours) =>
  [230, 150, 70].map((r, index) => path(circle(x + 250, 250, r), colours[index] as string)).join('');

const nest: Motif = (x, colours) =>
  [500, 350, 200]
    .map((side, index) => path(quarter(x + MOTIF - side, MOTIF - side, side, 2), colours[index] as string))
    .join('');

const domes: Motif = (x, [first, second, third]) =>
  path(`M${x} 500a250 250 0 0 1 500 0z`, first) +
  path(`M${x} 250a250 250 0 0 1 500 0z`, second) +
  path(circle(x + 250, 420, 56), third);

const petals: Motif = (x, colours) =>
  [0, 1, 3, 2]
    .map((corner, index) =>
      path(
        quarter(x + (index % 2) * 250, Math.floor(index / 2) * 250, 250, corner),
        colours[corner % 3] as string,
      ),
    )
    .join('');

const halves: Motif = (x, [first, second, third]) =>
  path(circle(x + 175, 250, 165), first) +
  path(circle(x + 325, 250, 165), second) +
  path(`M${x + 250} 103a165 165 0 0 1 0 294a165 165 0 0 1 0-294z`, third);

const motifs = [disc, target, nest, domes, petals, halves];

const arches: Motif = (x, colours) =>
  [250, 170, 90]
    .map((r, index) =>
      path(`M${x + 250 - r} 500a${r} ${r * 1.75} 0 0 1 ${2 * r} 0z`, colours[index] as string),
    )
    .join('');

const coverMotifs: Record<Exclude<Book['category'], 'KI'>, Motif> = {
  Führung: arches,
  Coaching: halves,
  Kommunikation: nest,
};

type Grid = { left: number; top: number; columns: number; rows: number };

/** Modules of a colour share a path: as separate paths, renderers leave a hairline where they touch. */
function modules({ left, top, columns, rows }: Grid, colours: Colours, random: () => number): string {
  const paths = new Map<string, string>();
  for (let cell = 0; cell < columns * rows; cell++) {
    const x = left + (cell % columns) * MODULE;
    const y = top + Math.floor(cell / columns) * MODULE;
    const kind = random();
    const corner = Math.floor(random() * 4);
    const colour = colours[Math.floor(random() * 3)] as string;
    paths.set(colour, (paths.get(colour) ?? '') + moduleShape(kind, x, y, corner));
  }
  return [...paths].map(([colour, d]) => (d ? path(d, colour) : '')).join('');
}

function moduleShape(kind: number, x: number, y: number, corner: number): string {
  if (kind < 0.38) return quarter(x, y, MODULE, corner);
  if (kind < 0.5) return circle(x + 50, y + 50, 50);
  if (kind < 0.66) return dots(x + 20, y + 20);
  return kind < 0.76 ? `M${x} ${y}h100v100h-100z` : '';
}

function dots(left: number, top: number): string {
  return Array.from({ length: 9 }, (_, dot) =>
    circle(left + (dot % 3) * 30, top + Math.floor(dot / 3) * 30, 6),
  ).join('');
}

/** A quarter disc that fills a square, centred on corner 0 to 3, clockwise from the top left. */
function quarter(x: number, y: number, side: number, corner: number): string {
  const arc = `A${side} ${side} 0 0 1`;
  const [right, bottom] = [x + side, y + side];
  return [
    `M${x} ${y}H${right}${arc} ${x} ${bottom}z`,
    `M${right} ${y}V${bottom}${arc} ${x} ${y}z`,
    `M${right} ${bottom}H${x}${arc} ${right} ${y}z`,
    `M${x} ${bottom}V${y}${arc} ${right} ${bottom}z`,
  ][corner] as string;
}

const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;

const path = (d: string, colour: string) => `<path fill="${colour}" d="${d}"/>`;
