import type { Heading, List, Paragraph, RootContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { promptBox, quotation } from './boxes.ts';
import { colours } from './colours.ts';
import type { Slab } from './flow.ts';
import { widthOf } from './fonts.ts';
import { page, styles } from './house-style.ts';
import { baselineOf, close, keepWithNext, paragraph, space, textSlabs } from './slabs.ts';

const INDENT = 16;
const ITEM_GAP = 3;
const ROOM_FOR_SUBSECTION = 200;

export type Section = { title: string; id: string };

/** Turns the text into slabs. `sections` are the second-level headings in order. */
export function slabsOf(nodes: RootContent[], sections: Section[]): Slab[] {
  let section = 0;
  return nodes.flatMap((node, index) => {
    if (node.type === 'heading') {
      return node.depth === 2 ? sectionHeading(sections[section++] as Section) : subheading(node);
    }
    if (node.type === 'code') return promptBox(node);
    if (node.type === 'blockquote') return quotation(node, nodes[index - 1]?.type === 'code');
    if (node.type === 'list') return list(node);
    if (node.type === 'paragraph') return isTip(node) ? tip(node) : paragraph(node);
    return [];
  });
}

/** Splits a heading such as „3. Die Fotos planen“ into number and words. */
export function numbered(title: string): { number?: string; words: string } {
  const match = /^(\d+)\.\s+(.*)$/s.exec(title);
  return match ? { number: match[1] as string, words: match[2] as string } : { words: title };
}

function sectionHeading({ title, id }: Section): Slab[] {
  const style = styles.h2;
  const { number, words } = numbered(title);
  const slabs = textSlabs('H2', words, style);
  const [first] = slabs as [Slab];
  const tile = 32;
  first.breakBefore = 'page';
  first.steps.unshift((pen, top) => {
    pen.destination(id, top - 20);
    pen.bookmark(title, top - 20);
    if (!number) return;
    const x = page.left - 16 - tile;
    pen.artifact('Layout', (doc) => doc.rect(x, top - 1, tile, tile).fill(colours.amber));
  });
  if (number) {
    const numeral = { ...styles.h2, size: 18 };
    const x = page.left - 16 - tile / 2 - widthOf(number, numeral.face, numeral.size) / 2;
    // After the element is opened, because the number is part of the heading.
    first.steps.splice(2, 0, (pen, top) => pen.line([{ text: `${number} `, style: numeral }], x, top + 21.5));
  }
  return keepWithNext([...slabs, space(4)]);
}

function subheading(node: Heading): Slab[] {
  const slabs = textSlabs('H3', textOf(node), styles.h3);
  (slabs[0] as Slab).above = 20;
  (slabs[0] as Slab).room = ROOM_FOR_SUBSECTION;
  return slabs;
}

function isTip({ children: [first] }: Paragraph): boolean {
  return first?.type === 'strong' && /^Tipp:/.test(textOf(first));
}

/** A tip has a quarter circle in the margin. */
function tip(node: Paragraph): Slab[] {
  const slabs = paragraph(node);
  const [first] = slabs as [Slab];
  first.above = 14;
  first.steps.unshift((pen, top) => {
    const size = 11;
    const x = page.left - 16 - size;
    pen.artifact('Layout', (doc) =>
      doc
        .path(`M${x} ${top + 2}h${size}v${size}a${size} ${size} 0 0 1 -${size} -${size}z`)
        .fill(colours.amber),
    );
  });
  return slabs;
}

function list(node: List): Slab[] {
  const numbering = { O: 'List', ListNumbering: node.ordered ? 'Decimal' : 'Disc' };
  const items = node.children.map((item, index) => {
    const label = node.ordered ? `${(node.start ?? 1) + index}.` : '•';
    const slabs = item.children.flatMap((child) =>
      child.type === 'paragraph' ? paragraph(child, INDENT) : [],
    );
    const [first] = slabs as [Slab];
    if (index > 0) first.above = ITEM_GAP;
    first.steps.unshift(
      (pen) => pen.open('LI'),
      (pen, top) =>
        pen.tag('Lbl', () =>
          pen.line([{ text: `${label} `, style: styles.body }], page.left, baselineOf(styles.body, top)),
        ),
      (pen) => pen.open('LBody'),
    );
    slabs.at(-1)?.steps.push(close, close);
    return slabs;
  });
  const slabs = items.flat();
  slabs[0]?.steps.unshift((pen) => pen.open('L', numbering));
  slabs.at(-1)?.steps.push(close);
  return slabs;
}
