import { chunksOf } from './chunks.ts';
import { lettersOf } from './echoes.ts';

/**
 * Puts an edit of the editor's version of a text onto the original, word by word. Where the edit touches what the
 * editor had changed of its own accord, the edit counts.
 * @param typed gives new text the line ends of the file
 */
export function mergeWords(
  original: string,
  echo: string,
  wanted: string,
  typed: (text: string) => string,
): string {
  const [own, made, other] = [wordsOf(original), wordsOf(echo), wordsOf(typed(wanted))];
  const merged = chunksOf(own.map(plain), made.map(plain), other.map(plain))
    .flatMap((chunk) =>
      onto(own.slice(...chunk.original), made.slice(...chunk.echo), other.slice(...chunk.wanted)),
    )
    .join('');
  return lettersOf(merged) === lettersOf(wanted) ? merged : typed(wanted);
}

/** The original with the edit in its place, if that is certain, else the text as handed over. */
function onto(own: string[], made: string[], other: string[]): string[] {
  if (made.length > 0 && other.length === 0) return [];
  const start = commonStart(made, other);
  const end = commonStart(made.slice(start).reverse(), other.slice(start).reverse());
  const changed = made.slice(start, made.length - end);
  const typed = other.slice(start, other.length - end);
  if (changed.length > 0) {
    const [place, more] = placesOf(changed, own);
    const isCertain = place !== undefined && more === undefined;
    return isCertain ? own.toSpliced(place, changed.length, ...typed) : other;
  }
  if (typed.length === 0 || start === made.length) return [...own, ...typed];
  return start === 0 ? [...typed, ...own] : other;
}

function commonStart(a: string[], b: string[]): number {
  const end = a.findIndex((word, index) => plain(word) !== plain(b[index] ?? ''));
  return end < 0 ? a.length : end;
}

const placesOf = (part: string[], words: string[]): number[] =>
  [...words.keys()].filter((place) => commonStart(part, words.slice(place)) === part.length);

/** Words, signs, escaped signs, blanks, and line breaks with the indentation that follows. */
const wordsOf = (text: string): string[] =>
  text.match(/\r?\n[ \t]*|[ \t]+|[\p{L}\p{N}]+|\\[!-/:-@[-`{-~]|[^\p{L}\p{N}]/gu) ?? [];

const plain = (word: string) => word.replace('\r', '');
