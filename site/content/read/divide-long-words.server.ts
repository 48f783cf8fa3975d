import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { softHyphens } from './soft-hyphens.server.ts';

/**
 * Puts soft hyphens into words wider than a phone. `hyphens: auto` needs a German dictionary, which Chromium lacks
 * on Linux and when freshly installed.
 */
export function divideLongWords(tree: Root) {
  visit(tree, 'table', (table) => {
    const isForm = table.data && 'isPlanes' in table.data;
    visit(table, 'text', (node) => {
      node.value = softHyphens(node.value, isForm ? LONG_WORD_IN_FORM : LONG_WORD_IN_TABLE);
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

/** In an article's form, a table of wide columns shows its rows as blocks on a phone. */
const LONG_WORD_IN_FORM = 17;
