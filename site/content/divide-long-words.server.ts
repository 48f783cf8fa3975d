import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { softHyphens } from './soft-hyphens.server.ts';

/**
 * Words that are wider than a phone: `hyphens: auto` divides them where the browser has a German dictionary, and
 * Chromium on Linux, or freshly installed, has none.
 */
export function divideLongWords(tree: Root) {
  visit(tree, 'tableCell', (cell) => {
    visit(cell, 'text', (node) => {
      node.value = softHyphens(node.value, LONG_WORD_IN_TABLE);
    });
  });
  visit(tree, 'text', (node) => {
    node.value = softHyphens(node.value, LONG_WORD);
  });
}

/** Letters of a word that does not fit a line of 320 pixels at every size of text. */
const LONG_WORD = 22;

/** The same for one of three columns. */
const LONG_WORD_IN_TABLE = 12;
