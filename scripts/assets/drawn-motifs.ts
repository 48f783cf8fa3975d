import { colours } from '../../site/images/colours.ts';
import { readDrawing } from '../../site/images/read-drawing.server.ts';
import { type IconName, icon } from './icons.ts';

const { ink, petrol, amber, brick, rose, river, chalk } = colours;

/** Grid of all motifs: four modules wide, five high. */
export const MODULE = 126;
export const MOTIF = { width: 4 * MODULE, height: 5 * MODULE };

/** The whole motif in one colour. */
export const plane = (colour: string) =>
  `<path fill="${colour}" d="M0 0h${MOTIF.width}v${MOTIF.height}H0z"/>`;

/** The six services' icons: four large ones above two small ones and their modules. */
export function serviceIcons(): string {
  const large: IconName[] = ['consulting', 'coaching', 'speaking', 'workshop'];
  const side = 2 * MODULE;
  return [
    plane(petrol),
    ...large.map((name, index) => icon(name, (index % 2) * side, Math.floor(index / 2) * side, side)),
    icon('mindset', 0, 4 * MODULE, MODULE),
    icon('strategy', MODULE, 4 * MODULE, MODULE),
    `<path fill="${brick}" d="M${side} ${4 * MODULE}h${side}v${MODULE}h${-side}z"/>`,
    `<path fill="${amber}" d="M${side} ${5 * MODULE}a${MODULE} ${MODULE} 0 0 1 ${side} 0z"/>`,
  ].join('');
}

/** A question mark of two arcs and a disc. */
export function questionMark(): string {
  return `${plane(river)}<path fill="${rose}" d="M0 0h${2 * MODULE}v${2 * MODULE}H0z"/><path fill="none" stroke="${petrol}" stroke-width="${MODULE}" d="M${MODULE} ${1.75 * MODULE}a${MODULE} ${MODULE} 0 1 1 ${MODULE} ${MODULE}v${0.75 * MODULE}"/><circle cx="${2 * MODULE}" cy="${4.3 * MODULE}" r="${MODULE / 2}" fill="${brick}"/>${dots(3, 4)}`;
}

/** A letter with a seal. */
export function envelope(): string {
  const [left, top, width, height] = [0.4 * MODULE, 1.4 * MODULE, 3.2 * MODULE, 2.2 * MODULE];
  const middle = left + width / 2;
  return `${plane(amber)}<path fill="${rose}" d="M0 ${2.5 * MODULE}h${MOTIF.width}v${2.5 * MODULE}H0z"/><path fill="${chalk}" d="M${left} ${top}h${width}v${height}h${-width}z"/><path fill="${petrol}" d="M${left} ${top}h${width}L${middle} ${top + 1.3 * MODULE}z"/><circle cx="${middle}" cy="${top + 1.3 * MODULE}" r="${0.36 * MODULE}" fill="${brick}"/>${dots(3, 4)}`;
}

/** The site's mark, for pages without a picture. */
export function mark(): string {
  const side = 3 * MODULE;
  const shapes = readDrawing('site/images/mark.svg').replace(/^<svg[^>]*>|<\/svg>\s*$/g, '');
  return `${plane(river)}<svg x="${MODULE / 2}" y="${MODULE}" width="${side}" height="${side}" viewBox="0 0 40 40">${shapes}</svg>${dots(3, 4)}`;
}

/** Nine dots in one module, by its column and row. */
function dots(column: number, row: number): string {
  return Array.from({ length: 9 }, (_, index) => {
    const x = (column + 0.2 + (index % 3) * 0.3) * MODULE;
    const y = (row + 0.2 + Math.floor(index / 3) * 0.3) * MODULE;
    return `<circle cx="${x}" cy="${y}" r="${0.06 * MODULE}" fill="${ink}"/>`;
  }).join('');
}
