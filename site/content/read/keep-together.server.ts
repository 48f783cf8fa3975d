import type { Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { unbrokenPart } from '../../lib/unbroken.ts';

/**
 * Wraps ranges, file numbers and the like in spans that don't break (components/unbroken). Word joiners would be
 * copied with the text and hide the words from search.
 */
export function keepTogether(tree: Root) {
  visit(tree, 'text', (node, index, parent) => {
    const parts = node.value.split(unbrokenPart);
    if (!parent || index === undefined || parts.length === 1) return;
    const nodes = parts
      .filter((part) => part !== '')
      .map((value) => {
        const text = { type: 'text' as const, value };
        if (!unbrokenPart.test(value)) return text;
        const data = { hName: 'span', hProperties: { className: ['unbroken'] } };
        return { type: 'unbroken', data, children: [text] } as unknown as typeof text;
      });
    parent.children.splice(index, 1, ...nodes);
    return [SKIP, index + nodes.length];
  });
}
