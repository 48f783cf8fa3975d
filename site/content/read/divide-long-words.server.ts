import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { softHyphens } from './soft-hyphens.server.ts';

/**
 * Puts soft hyphens into words wider than a phone. `hyphens: auto` needs a German dictionary, which Chromium lacks
 * on Linux and when freshly installed.
 */
export function divideLongWords(tree: Root) {
  visit(tree, 'table', (table) => {
    const hasBlocks = table.data && ('isPlanes' in table.data || 'isStacked' in table.data);
    visit(table, 'text', (node) => {
      node.value = softHyphens(node.value, hasBlocks ? LONG_WORD_IN_BLOCK : LONG_WORD_IN_TABLE);
    });
  });
  visit(tree, 'heading', (heading) => {
    visit(heading, 'text', (node) => {
      node.value = softHyphens(node.value, LONG_IN_HEADING);
    });
  });
  visit(tree, 'text', (node) => {
    node.value = softHyphens(node.value, LONG_WORD);
  });
}

/** Length in letters from which a word may not fit a 320 px line at every text size. */
const LONG_WORD = 22;

/** The same for headings. */
export const LONG_IN_HEADING = 21;

/** The same for a column of a three-column table. */
const LONG_WORD_IN_TABLE = 10;

/** Where a table's rows are blocks on a phone: its cells have the whole line there. */
const LONG_WORD_IN_BLOCK = 17;
