import { readFileSync } from 'node:fs';
import { colours } from './colours.ts';

/**
 * The colours of drawings: each colour of the card, its replacement in the dark, and its shades. The files keep
 * these values, so that they open anywhere; the build puts in the card of tokens.css. Skin and hair are not among them.
 */
const painted = {
  ink: ['#0f2b2d', '#1d4145'],
  petrol: [
    '#17484a',
    '#26595d',
    '#1e4a4c',
    '#1d5053',
    '#1e5557',
    '#133a3d',
    '#17383c',
    '#3c7a7d',
    '#3b6f78',
    '#153a47',
  ],
  amber: ['#f3b53f', '#f3b53f', '#e4aa3b', '#e09a1f'],
  brick: ['#d9492f', '#cf452d', '#b5361d'],
  rose: ['#f3cdbd', '#8d4d4c'],
  river: ['#bfd8dc', '#4c848d', '#9cc3c8', '#8fb8bd'],
  chalk: ['#fbf9f5', '#f6ead3'],
  sand: ['#eae3d8', '#5b6f6c'],
} as const;

type Name = keyof typeof painted;
type Card = Readonly<Record<Name, string>>;

/** A drawing in the colours of a card. */
export function readDrawing(file: string, card: Card = colours): string {
  const shades = (Object.keys(painted) as Name[]).flatMap((name) =>
    painted[name].map((shade): [string, string] => [shade, moved(shade, name, card)]),
  );
  const today = new Map(shades);
  return readFileSync(file, 'utf8').replace(
    /#[0-9a-f]{6}\b/gi,
    (colour) => today.get(colour.toLowerCase()) ?? colour,
  );
}

/** The colour that replaces one of the card in the dark. */
export const inDark = (name: Name): string => moved(painted[name][1], name, colours);

/** A shade, as far from the card's colour as it was painted. */
function moved(shade: string, name: Name, card: Card): string {
  const [from, to] = [channels(painted[name][0]), channels(card[name])];
  const values = channels(shade).map((value, at) => value + (to[at] ?? 0) - (from[at] ?? 0));
  return `#${values.map((value) => Math.min(Math.max(value, 0), 255).toString(16).padStart(2, '0')).join('')}`;
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}
