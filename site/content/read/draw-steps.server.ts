import type { Heading, Root, RootContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { dots, isCountable } from './draw-field.server.ts';
import { label, shape, svg } from './svg.server.ts';

/**
 * What each stage gets done of what the one before left, „120 von 220 Bestellungen“, then „70 der 100 Mails“, stands on
 * its step at the head of each stage, and what is still open on the next. Without such numbers, nothing is drawn.
 */
export function drawSteps(tree: Root) {
  const done: number[] = [];
  let left: number | undefined;
  for (const [index, node] of tree.children.entries()) {
    if (!isStage(node)) continue;
    const pairs = textAfter(tree, index).matchAll(/\b(\d+)\s(?:von|der)\s(\d+)\s/g);
    const shares = [...pairs].map(([, part, all]) => ({ part: Number(part), all: Number(all) }));
    const share = shares.findLast(({ part, all }) => part <= all && (left === undefined || all === left));
    if (!share && left === undefined) return;
    if (share) done.push(share.part);
    left = share ? share.all - share.part : left;
    if (done.length > 4 || ![...done, left].every((count) => count === 0 || isCountable(count))) return;
    const open = done.length < 4 && left ? [drawing(left, '')] : [];
    node.children.push(...done.map((count) => drawing(count)), ...open);
  }
}

/** Dots in rows of ten, the first of which may be shorter, below their number; after another path, they are open. */
function drawing(count: number, ...before: string[]) {
  const missing = (10 - (count % 10)) % 10;
  const paths = [...before, dots(missing, missing + count, 10)];
  const shapes = paths.map((d) => shape('path', { d }));
  return svg('pieces', [...shapes, label('0', '-0.7', String(count))], `0 0 10 ${(missing + count) / 10}`);
}

/** The text of a part, up to the next heading of its level. */
function textAfter({ children }: Root, index: number): string {
  const rest = children.slice(index + 1);
  const end = rest.findIndex((node) => node.type === 'heading' && node.depth === 2);
  return rest
    .slice(0, end < 0 ? undefined : end)
    .map((node) => textOf(node))
    .join('\n');
}

const isStage = (node: RootContent): node is Heading =>
  node.type === 'heading' && node.depth === 2 && node.children[0]?.data?.hName === 'span';
