import { page } from './house-style.ts';
import type { Pen } from './pen.ts';

/** A drawing operation; `top` is the upper edge of its slab. */
export type Step = (pen: Pen, top: number) => void;

/** A background or rule behind a run of slabs. */
export type Frame = { draw: (doc: PDFKit.PDFDocument, top: number, height: number) => void };

/** An unbreakable strip of the column: a line, a heading, a box's padding. */
export type Slab = {
  height: number;
  /** Space above it; dropped at the top of a page. */
  above: number;
  breakBefore: 'page' | 'allowed' | 'avoid';
  keepWithNext?: boolean;
  /** Moves to the next page unless this much space is left. */
  room?: number;
  frame?: Frame;
  steps: Step[];
};

export type Placed = { slab: Slab; top: number };

const bottom = page.height - page.bottom;

/** Distributes slabs over pages; keeps groups together if they fit on one page. */
export function paginate(slabs: Slab[]): Placed[][] {
  const pages: Placed[][] = [];
  let y = Number.POSITIVE_INFINITY;
  for (const group of groupsOf(slabs)) {
    const first = group[0] as Slab;
    const fits = y + first.above + Math.max(heightOf(group), first.room ?? 0) <= bottom;
    if (first.breakBefore === 'page' || !fits) startPage();
    for (const slab of group) {
      if (y > page.top) y += slab.above;
      if (y + slab.height > bottom) startPage();
      pages.at(-1)?.push({ slab, top: y });
      y += slab.height;
    }
  }
  return pages;

  function startPage() {
    if (y <= page.top) return;
    pages.push([]);
    y = page.top;
  }
}

/** Draws one page. */
export function drawPage(pen: Pen, placed: Placed[]) {
  placed.forEach(({ slab, top }, index) => {
    const { frame } = slab;
    if (frame && placed[index - 1]?.slab.frame !== frame) {
      const inside = placed.filter((other) => other.slab.frame === frame);
      const last = inside.at(-1) ?? { slab, top };
      pen.artifact('Layout', (doc) => frame.draw(doc, top, last.top + last.slab.height - top));
    }
    for (const step of slab.steps) step(pen, top);
  });
}

function groupsOf(slabs: Slab[]): Slab[][] {
  const groups: Slab[][] = [];
  for (const slab of slabs) {
    const group = groups.at(-1);
    if (group && (slab.breakBefore === 'avoid' || group.at(-1)?.keepWithNext)) group.push(slab);
    else groups.push([slab]);
  }
  return groups;
}

function heightOf(group: Slab[]): number {
  return group.reduce((sum, slab, index) => sum + slab.height + (index ? slab.above : 0), 0);
}
