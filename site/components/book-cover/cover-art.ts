import type { Book } from '../../content/schemas/books.ts';
import { randomFrom } from '../../lib/random-from.ts';
import type { Colour, CoverArt, Shape } from './cover-shapes.ts';
import { keyVisual } from './key-visual.ts';

type Palette = { ground: Colour; text: 'ink' | 'chalk'; colours: readonly [Colour, Colour, Colour, Colour] };

const palettes: readonly [Palette, ...Palette[]] = [
  { ground: 'river', text: 'ink', colours: ['brick', 'petrol', 'amber', 'chalk'] },
  { ground: 'amber', text: 'ink', colours: ['petrol', 'brick', 'chalk', 'ink'] },
  { ground: 'ink', text: 'chalk', colours: ['amber', 'brick', 'river', 'petrol'] },
  { ground: 'petrol', text: 'chalk', colours: ['amber', 'rose', 'brick', 'ink'] },
  { ground: 'rose', text: 'ink', colours: ['brick', 'petrol', 'amber', 'ink'] },
  { ground: 'chalk', text: 'ink', colours: ['petrol', 'amber', 'brick', 'river'] },
];

/** Covers drawn by hand, by book id. */
const drawn: Readonly<Record<string, CoverArt>> = { 'ki-mindset': keyVisual };

type CoverBook = Pick<Book, 'title' | 'year' | 'category'>;

/** A cover for print and shared links: drawn by hand or generated. */
export function coverArt(book: CoverBook & Pick<Book, 'id'>): CoverArt {
  const own = Object.hasOwn(drawn, book.id) ? drawn[book.id] : undefined;
  return own ?? generatedCover(book);
}

/**
 * A generated cover, 400 × 400, deterministic by title, year and category. The category determines the structure
 * (DESIGN.md, section 5), the year the colours, so that books of adjacent years differ.
 */
export function generatedCover({ title, year, category }: CoverBook): CoverArt {
  const random = randomFrom(`${title}${year}${category}`);
  const { ground, text, colours } = palettes[year % palettes.length] ?? palettes[0];
  const turn = below(random, 4);
  const colour = (index: number) => colours[(index + turn) % 4] as Colour;
  return { ground, text, shapes: structures[category](random, colour) };
}

type Random = () => number;
type Structure = (random: Random, colour: (index: number) => Colour) => Shape[];

const structures: Record<Book['category'], Structure> = {
  /** Grid of modules. */
  KI: (random, colour) =>
    range(16).flatMap((cell) => module(random, (cell % 4) * 100, Math.floor(cell / 4) * 100, colour)),

  /** Nested arches. */
  Führung: (random, colour) => {
    const count = 3 + below(random, 2);
    const step = 200 / count;
    return range(count).map((index) => {
      const r = (count - index) * step;
      return { d: `M${200 - r} 400A${r} ${r * 1.75} 0 0 1 ${200 + r} 400z`, colour: colour(index) };
    });
  },

  /** Two overlapping discs above a horizon. */
  Coaching: (random, colour) => {
    const apart = 50 + below(random, 3) * 20;
    const half = Math.round(Math.sqrt(130 ** 2 - apart ** 2) * 10) / 10;
    return [
      { d: disc(200 - apart, 210, 130), colour: colour(0) },
      { d: disc(200 + apart, 210, 130), colour: colour(1) },
      {
        d: `M200 ${210 - half}a130 130 0 0 1 0 ${half * 2}a130 130 0 0 1 0 ${-half * 2}z`,
        colour: colour(2),
      },
      { d: 'M0 330h400v70H0z', colour: colour(3) },
    ];
  },

  /** Sound waves from a corner. */
  Kommunikation: (random, colour) => {
    const [x, sweep] = below(random, 2) ? [400, 0] : [0, 1];
    return range(5).map((index) => {
      const r = index * 76 + 40;
      return {
        d: `M${x} ${400 - r}A${r} ${r} 0 0 ${sweep} ${Math.abs(x - r)} 400`,
        colour: colour(index),
        width: 38,
      };
    });
  },
};

function module(random: Random, x: number, y: number, colourOf: (index: number) => Colour): Shape[] {
  const kind = random();
  const colour = colourOf(below(random, 4));
  if (kind < 0.5) return [{ d: quarter(x, y, below(random, 4)), colour }];
  if (kind < 0.64) return [{ d: disc(x + 50, y + 50, 50), colour }];
  if (kind < 0.78) return [{ d: dots(x + 20, y + 20), colour, width: 12, dash: '0 30' }];
  if (kind < 0.9) return [{ d: `M${x} ${y}h100v100h-100z`, colour }];
  return [];
}

function below(random: Random, limit: number): number {
  return Math.floor(random() * limit);
}

function disc(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
}

/** Three rows of three dots, drawn as dashed lines with round caps. */
function dots(x: number, y: number): string {
  return range(3)
    .map((row) => `M${x} ${y + row * 30}h61`)
    .join('');
}

function quarter(x: number, y: number, corner: number): string {
  const [right, bottom] = [x + 100, y + 100];
  const corners = [
    `M${x} ${y}h100A100 100 0 0 1 ${x} ${bottom}z`,
    `M${right} ${y}v100A100 100 0 0 1 ${x} ${y}z`,
    `M${right} ${bottom}h-100A100 100 0 0 1 ${right} ${y}z`,
    `M${x} ${bottom}v-100A100 100 0 0 1 ${right} ${bottom}z`,
  ];
  return corners[corner] as string;
}

function range(length: number): number[] {
  return Array.from({ length }, (_, index) => index);
}
