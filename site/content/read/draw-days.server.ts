import type { Paragraph, Root, RootContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { numerals } from '../../lib/numerals.ts';
import { shape, svg } from './svg.server.ts';

/**
 * How long a report's matter takes, „19 Tage“, and what of that is work, „sechs Stunden: annehmen, …“: after the
 * paragraph that says so, blacked out but for the work; and where fewer are left, „sechs Tage, im Januar waren es 19“.
 * Drawn in colours of its own: the sheet of this form is full.
 */
export function drawDays(tree: Root) {
  let all = 0;
  let works = 0;
  const drawn: RootContent[] = [];
  for (const node of tree.children) {
    drawn.push(node);
    if (node.type !== 'paragraph') continue;
    const text = textOf(node);
    if (all === 0) {
      const days = Number(/\b(\d+)\sTage\./.exec(text)?.[1]);
      const work = /\bStunden:\s([^.:]+)\./.exec(text)?.[1];
      if (!work || !(days > 7 && days <= 40)) continue;
      [all, works] = [days, work.split(', ').length];
      drawn.push(drawing(all, works, all));
    } else {
      const left = numerals.indexOf(/\s(\p{L}+)\sTage,/u.exec(text)?.[1] ?? '');
      if (left > 0 && left < all && text.includes(`es ${all}`)) drawn.push(drawing(all, works, left));
    }
  }
  tree.children = drawn;
}

/** Days in two rows, at even steps among them what is worked. */
function drawing(all: number, works: number, left: number): Paragraph {
  const perRow = Math.ceil(all / 2);
  const place = (day: number) => `M${(day % perRow) * 36} ${Math.floor(day / perRow) * 52}`;
  const days = Array.from({ length: all }, (_, day) => day);
  const day = (from: number, to: number) =>
    days
      .slice(from, to)
      .map((at) => `${place(at)}h32v48h-32z`)
      .join('');
  const gone = days
    .slice(left)
    .map((at) => `${place(at)}m1 1h30v46h-30z`)
    .join('');
  const step = (index: number) => (index * (left - 1)) / Math.max(1, works - 1);
  const work = Array.from({ length: works }, (_, index) => {
    return `${place(Math.round(step(index)))}m14.3 0h3.4v48h-3.4z`;
  }).join('');
  const paths = [
    { d: day(0, left), fill: 'currentColor' },
    { d: work, fill: '#f3b53f' },
    ...(gone ? [{ d: gone, fill: 'none', stroke: 'currentColor', strokeDashArray: '4 3' }] : []),
  ];
  const shapes = paths.map((path) => shape('path', path));
  return { type: 'paragraph', children: [svg('field', shapes, `0 0 ${perRow * 36 - 4} 100`)] };
}
