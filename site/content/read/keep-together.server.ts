import type { Nodes, Root, Text } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type * as z from 'zod';
import { unbroken } from '../../lib/unbroken.ts';
import { prose } from '../schemas/text.ts';
import { tieSpaces } from './german-typography.ts';
import { setIn } from './site-facts.server.ts';
import { NO_BREAK_SPACE, OPAQUE } from './typography-rules.ts';
import { walkFields } from './walk-fields.ts';

/**
 * Wraps ranges, file numbers and the like in spans that don't break (components/unbroken). Word joiners would be
 * copied with the text and hide the words from search.
 */
export function keepTogether(tree: Root) {
  visit(tree, 'text', (node, index, parent) => {
    const parts = node.value.split(unbroken);
    if (!parent || index === undefined || parts.length === 1) return;
    const nodes = parts
      .filter((part) => part !== '')
      .map((value) => {
        const text = { type: 'text' as const, value };
        if (!unbroken.test(value)) return text;
        const data = { hName: 'span', hProperties: { className: ['unbroken'] } };
        return { type: 'unbroken', data, children: [text] } as unknown as typeof text;
      });
    parent.children.splice(index, 1, ...nodes);
    return [SKIP, index + nodes.length];
  });
}

/** Puts no-break spaces into all texts of a validated file. */
export function tieTexts<Data>(schema: z.core.$ZodType, data: Data, exceptions: readonly string[]): Data {
  const tied = structuredClone(data);
  for (const { path, schema: field, value } of walkFields(schema, data)) {
    if (prose.get(field) && typeof value === 'string') setIn(tied, path, tieSpaces(value, exceptions));
  }
  return tied;
}

/**
 * Puts no-break spaces into a document's texts, also where bold text, a link or a new line begins between a number
 * and its unit.
 * @param exceptions wordings that are left alone
 */
export function tieWords(tree: Root, exceptions: readonly string[]) {
  visit(tree, (node) => {
    if (node.type !== 'paragraph' && node.type !== 'heading' && node.type !== 'tableCell') return;
    const parts = partsOf(node);
    const words = parts.map((part) => (typeof part === 'string' ? part : part.value)).join('');
    const tied = tieSpaces(words.replaceAll('\n', ' '), exceptions);
    let start = 0;
    for (const part of parts) {
      const { length } = typeof part === 'string' ? part : part.value;
      if (typeof part !== 'string') {
        const from = start;
        part.value = part.value.replace(/[ \n]/g, (space, index: number) =>
          tied[from + index] === NO_BREAK_SPACE ? NO_BREAK_SPACE : space,
        );
      }
      start += length;
    }
    return SKIP;
  });
}

/** A paragraph's text nodes, with a letter for anything else, such as code. */
function partsOf(node: Nodes): Array<Text | string> {
  if (node.type === 'text') return [node];
  if (node.type === 'break') return [' '];
  return 'children' in node ? node.children.flatMap(partsOf) : [OPAQUE];
}
