import type { Emphasis, Paragraph, Root, RootContent, Text } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { field, isCountable } from './draw-field.server.ts';

/**
 * Draws the licences of a board paper: how many of them are used, and how many each option keeps. Numbers are read in
 * the text; without them, nothing is drawn.
 */
export function drawLicences(tree: Root) {
  for (const node of tree.children) if (node.type === 'paragraph') drawUse(node);
  const kept = tree.children.map(keptByOption).find(({ size }) => size > 0);
  const most = Math.max(0, ...(kept?.values() ?? []));
  const options = tree.children.flatMap((node) =>
    'children' in node ? (node.children as RootContent[]) : [],
  );
  for (const option of options) {
    const [name] = option.type === 'paragraph' ? option.children : [];
    const count = name?.type === 'strong' ? kept?.get(textOf(name).slice(0, 2)) : undefined;
    if (name?.type === 'strong' && count !== undefined && isCountable(most))
      name.children.push(field('licence', 20, count, most - count));
  }
}

/** „120 insgesamt … 45 Lizenzen in der Woche genutzt, 60 im Monat“: each of the last two numbers beside its ticket. */
function drawUse(node: Paragraph) {
  const [text] = node.children;
  if (text?.type !== 'text' || node.children.length > 1) return;
  const all = /\b(\d+)\sinsgesamt/.exec(text.value);
  const weekly = /\b(\d+)\s\p{L}+\sin\sder\sWoche\s/u.exec(text.value);
  const monthly = /\b(\d+)\sim\sMonat/.exec(text.value);
  if (!all || !weekly || !monthly) return;
  const [often, inMonth, total] = [weekly, monthly, all].map(([, count]) => Number(count)) as [
    number,
    number,
    number,
  ];
  const between = text.value.slice(weekly.index + `${often}`.length, monthly.index);
  const [rarely, never] = [inMonth - often, total - inMonth];
  if (weekly.index > monthly.index || between.includes('.')) return;
  if (!isCountable(total) || ![often, rarely, never].every((count) => count >= 0)) return;
  node.children = [
    plain(text.value.slice(0, weekly.index)),
    keyed(`${often}`, 1, 0, 0),
    plain(between),
    keyed(`${inMonth}`, 0, 1, 0),
    plain(text.value.slice(monthly.index + `${inMonth}`.length)),
    field('licence', 12, often, rarely, never),
  ];
}

const plain = (value: string): Text => ({ type: 'text', value });

const keyed = (value: string, ...groups: number[]): Emphasis => ({
  type: 'emphasis',
  data: { hName: 'span', hProperties: { className: ['unbroken'] } },
  children: [field('licence', 1, ...groups), plain(value)],
});

/** How many an option keeps, by the rows of its table: „B: 50 Lizenzen“, „D: wie B“; none that says neither. */
function keptByOption(table: RootContent): Map<string, number> {
  const kept = new Map<string, number>();
  const rows = table.type === 'table' ? table.children.slice(1) : [];
  const names = rows.map(({ children: [first] }) =>
    textOf(first).match(/^([A-Z]):\s(?:(\d+)\s|wie\s([A-Z])\b)?/),
  );
  if (names.length === 0 || !names.every(Boolean)) return kept;
  for (const name of names) {
    const [, letter, count, same] = name ?? [];
    kept.set(`${letter}.`, Number(count ?? kept.get(`${same}.`) ?? 0));
  }
  return kept;
}
