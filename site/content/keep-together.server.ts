import type { Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { unbroken } from './unbroken.ts';

/**
 * Puts ranges, file numbers and the like into spans that are not broken (components/unbroken). Not by word joiners: those would stand in
 * what is copied and hide the words from a search.
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
