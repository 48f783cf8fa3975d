import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CSpellReporter, Issue } from 'cspell';
import { ContentError } from '../site/content/content-error.ts';
import { annotate } from './annotate.ts';

/** How `npm run check:spelling` tells of unknown words: in German, and in a pull request at their lines. */
export function getReporter(): CSpellReporter {
  const found: ContentError[] = [];
  return {
    issue(issue) {
      const mistake = mistakeOf(issue);
      console.log(mistake.message);
      found.push(mistake);
    },
    error(message, error) {
      console.error(`${message}: ${error.message}`);
    },
    result() {
      annotate('error', found);
    },
  };
}

function mistakeOf({ uri = '', row, text, suggestionsEx = [] }: Issue): ContentError {
  // The dictionary names each in several spellings.
  const meant = suggestionsEx
    .filter(({ word }) => isCapital(word) === isCapital(text))
    .slice(0, 3)
    .map(({ word }) => `„${word}“`);
  const guess = meant.length > 0 ? ` Gemeint vielleicht: ${meant.join(', ')}.` : '';
  return new ContentError(
    relative('.', uri.startsWith('file:') ? fileURLToPath(uri) : uri),
    row,
    '',
    `„${text}“ steht nicht im Wörterbuch.${guess} Ist es richtig geschrieben, nehmen Sie es in content/words.txt auf.`,
  );
}

const isCapital = (word: string) => /^\p{Lu}/u.test(word);
