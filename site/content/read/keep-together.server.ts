import type { PhrasingContent, Root, Text } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { telephone, telephoneHref } from '../../lib/telephone.ts';
import { unbrokenPart } from '../../lib/unbroken.ts';

/**
 * Wraps ranges, file numbers and the like in spans that don't break (components/unbroken). Word joiners would be
 * copied with the text and hide the words from search.
 */
export function keepTogether(tree: Root) {
  wrapMatches(tree, unbrokenPart, (text) => {
    const data = { hName: 'span', hProperties: { className: ['unbroken'] } };
    return { type: 'unbroken', data, children: [text] } as unknown as PhrasingContent;
  });
}

/** Makes telephone numbers links that call, as `callable` does. */
export function linkTelephones(tree: Root) {
  wrapMatches(
    tree,
    telephone,
    (text) => ({ type: 'link', url: telephoneHref(text.value), children: [text] }),
    'link',
  );
}

/**
 * @param pattern captures what it matches
 * @param except type of nodes that are left alone
 */
function wrapMatches(tree: Root, pattern: RegExp, wrap: (text: Text) => PhrasingContent, except?: string) {
  visit(tree, (node, index, parent) => {
    if (node.type === except) return SKIP;
    if (node.type !== 'text' || !parent || index === undefined) return;
    const parts = node.value.split(pattern);
    if (parts.length === 1) return;
    const nodes = parts
      .filter((part) => part !== '')
      .map((value) => {
        const text: Text = { type: 'text', value };
        return pattern.test(value) ? wrap(text) : text;
      });
    parent.children.splice(index, 1, ...nodes);
    return [SKIP, index + nodes.length];
  });
}
