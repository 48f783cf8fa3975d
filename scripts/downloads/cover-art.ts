import type { Book } from '../../site/content/schemas/books.ts';
import { randomFrom } from '../../site/images/random-from.ts';
import { colours } from './house-style.ts';

export type CoverArt = { ground: string; text: string; svg: string };

const { ink, petrol, amber, brick, rose, river, chalk } = colours;
const NECK = '#e3a78f';

/** Ground, text and four colours of shapes. */
const palettes = [
  [petrol, chalk, [amber, brick, rose, ink]],
  [ink, chalk, [amber, brick, river, petrol]],
  [amber, ink, [petrol, brick, chalk, ink]],
  [river, ink, [brick, petrol, amber, chalk]],
  [rose, ink, [brick, petrol, amber, ink]],
] as const;

/**
 * The drawing of a cover, 400 × 400: always the same for the same title, year and category. The category chooses
 * the structure (DESIGN.md, section 5).
 * @param isKeyVisual the newest book carries the head of the home page
 */
export function coverArt({ title, year, category }: Book, isKeyVisual: boolean): CoverArt {
  if (isKeyVisual) return { ground: petrol, text: chalk, svg: head };
  const random = randomFrom(`${title}${year}${category}`);
  const [ground, text, shapes] = palettes[Math.floor(random() * palettes.length)] ?? palettes[0];
  return { ground, text, svg: structures[category](random, shapes) };
}

type Structure = (random: () => number, shapes: readonly [string, string, string, string]) => string;

const structures: Record<Book['category'], Structure> = {
  KI: (random, shapes) =>
    range(16)
      .map((cell) => {
        const [x, y] = [(cell % 4) * 100, Math.floor(cell / 4) * 100];
        const kind = random();
        const colour = shapes[Math.floor(random() * 4)] as string;
        if (kind < 0.5) return path(quarter(x, y, 100, Math.floor(random() * 4)), colour);
        if (kind < 0.64) return circle(x + 50, y + 50, 50, colour);
        if (kind < 0.78)
          return range(9)
            .map((dot) => circle(x + 20 + (dot % 3) * 30, y + 20 + Math.floor(dot / 3) * 30, 6, colour))
            .join('');
        return kind < 0.9 ? path(`M${x} ${y}h100v100h-100z`, colour) : '';
      })
      .join(''),
  Führung: (_random, shapes) =>
    range(4)
      .map((arch) => 4 - arch)
      .map((n) =>
        path(`M${200 - n * 50} 400A${n * 50} ${n * 88} 0 0 1 ${200 + n * 50} 400z`, shapes[n % 4] as string),
      )
      .join(''),
  Coaching: (_random, [left, right, both, floor]) =>
    circle(130, 230, 130, left) +
    circle(270, 230, 130, right) +
    path('M200 120.4a130 130 0 0 1 0 219.2a130 130 0 0 1 0-219.2z', both) +
    path('M0 330h400v70H0z', floor),
  Kommunikation: (random, shapes) => {
    const right = random() < 0.5;
    return range(5)
      .map((arc) => {
        const r = arc * 76 + 40;
        const d = `M${right ? 400 : 0} ${400 - r}A${r} ${r} 0 0 ${right ? 0 : 1} ${right ? 400 - r : r} 400`;
        return `<path fill="none" stroke="${shapes[arc % 4]}" stroke-width="38" d="${d}"/>`;
      })
      .join('');
  },
};

const head = `<g transform="translate(-40 -62) scale(.62)">${[
  circle(450, 340, 300, amber),
  path('M60 960A330 330 0 0 1 390 690H500A300 300 0 0 1 800 960Z', brick),
  path('M376 560h140v150a70 70 0 0 1-140 0z', NECK),
  path('M376 684l66 112 74-112 62 22-136 196-128-196z', chalk),
  path('M455 147a185 185 0 0 1 185 185v222a56 56 0 0 0 56 56H440z', ink),
  path(
    'M290 300V356L252 432a15 15 0 0 0 13 22H288v14a18 18 0 0 0 0 36a16 16 0 0 0 0 32v14a50 50 0 0 0 50 50h42a130 130 0 0 0 130-130V240z',
    rose,
  ),
  path('M640 332a185 185 0 0 0-370 0h100a24 24 0 0 1 24 24v110a140 140 0 0 0 140 140h106z', ink),
  circle(508, 296, 90, brick),
  circle(508, 296, 57, chalk),
  circle(508, 296, 25, brick),
  circle(394, 548, 18, brick),
  path('M306 392h36a18 18 0 0 1-36 0z', ink),
].join('')}</g>`;

function quarter(x: number, y: number, s: number, corner: number): string {
  return [
    `M${x} ${y}h${s}A${s} ${s} 0 0 1 ${x} ${y + s}z`,
    `M${x + s} ${y}v${s}A${s} ${s} 0 0 1 ${x} ${y}z`,
    `M${x + s} ${y + s}h${-s}A${s} ${s} 0 0 1 ${x + s} ${y}z`,
    `M${x} ${y + s}v${-s}A${s} ${s} 0 0 1 ${x + s} ${y + s}z`,
  ][corner] as string;
}

function range(length: number): number[] {
  return Array.from({ length }, (_, index) => index);
}

function path(d: string, fill: string): string {
  return `<path fill="${fill}" d="${d}"/>`;
}

function circle(x: number, y: number, r: number, fill: string): string {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
}
