import type { Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';

/** "2–4", "8:30–12:00", "C-634/21", "E-Mail": browsers break after dash, slash and hyphen. */
const kept = /((?<![\p{L}\d])(?:\d[\d.,:]*–\d(?:[\d.,:]*\d)?|\p{Lu}-\d+\/\d+|E-Mail))/u;

/**
 * Puts ranges, file numbers and the like into spans that are not broken (prose.css). Not by word joiners: those would stand in
 * what is copied and hide the words from a search.
 */
export function keepTogether(tree: Root) {
  visit(tree, 'text', (node, index, parent) => {
    const parts = node.value.split(kept);
    if (!parent || index === undefined || parts.length === 1) return;
    const nodes = parts
      .filter((part) => part !== '')
      .map((value) => {
        const text = { type: 'text' as const, value };
        if (!kept.test(value)) return text;
        const data = { hName: 'span', hProperties: { className: ['unbroken'] } };
        return { type: 'unbroken', data, children: [text] } as unknown as typeof text;
      });
    parent.children.splice(index, 1, ...nodes);
    return [SKIP, index + nodes.length];
  });
}
