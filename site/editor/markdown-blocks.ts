import type { Nodes } from 'mdast';
import { markdownReader } from '../content/read/parse-markdown.server.ts';

/** A paragraph, list, table or other block with the whole of its lines; `meaning` is its tree, as text. */
export type Block = { text: string; meaning: string; from: number; to: number };

export function blocksOf(text: string): Block[] {
  return markdownReader.parse(text).children.map((node) => {
    let from = node.position?.start.offset ?? 0;
    let to = node.position?.end.offset ?? 0;
    while (isBlank(text[from - 1])) from--;
    while (isBlank(text[to])) to++;
    return { text: text.slice(from, to), meaning: JSON.stringify(node, meaningful), from, to };
  });
}

const isBlank = (character: string | undefined) => character === ' ' || character === '\t';

/** To the rich text editor, code without a language is in “plain”. */
function meaningful(name: string, value: unknown): unknown {
  if (name === 'position') return undefined;
  if (name === 'lang' && value === 'plain') return null;
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : value;
}

/** A new block as the site needs it: code without the editor's language, and a table with the line below its head. */
export function complete(block: Block): Block {
  const { text } = block;
  if (/^\s*(`{3,})plain(?=\r?\n)/.test(text)) return only(text.replace('plain', '')) ?? block;
  if (!text.startsWith('|') || rowLengths(block)) return block;
  const [head = '', ...rows] = text.split('\n');
  const columns = head
    .trim()
    .slice(1, -1)
    .split(/(?<!\\)\|/).length;
  const table = only([head, `|${' --- |'.repeat(columns)}`, ...rows].join('\n'));
  const cells = table && rowLengths(table);
  return table && cells?.every((length) => length === columns) ? table : block;
}

const only = (text: string): Block | undefined => {
  const [block, more] = blocksOf(text);
  return more ? undefined : block;
};

const rowLengths = ({ meaning }: Block): number[] | undefined => {
  const node: Nodes = JSON.parse(meaning);
  return node.type === 'table' ? node.children.map(({ children }) => children.length) : undefined;
};
