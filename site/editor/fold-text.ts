/**
 * Writes a text as a folded block of YAML (>-). Its lines break where they broke before, except around the change.
 * @param old the lines of a folded block: of the same text before, or of a neighbour, whose width serves as measure
 * @returns lines without indentation; undefined if a folded block can't hold the text
 */
export function foldText(value: string, old: readonly string[], isSameText: boolean): string | undefined {
  const text = value.replace(/\n$/, '');
  if (text === '' || /^\s|\s$|\n[ \t]|[ \t]\n/.test(text)) return undefined;
  const width = Math.max(60, ...old.map((line) => line.length));
  const before = isSameText ? wordsOf(old.join('\n').trimEnd()) : [];
  const words = wordsOf(text.replace(/\n+/g, '$&\n'));
  const shift = before.length - words.length;
  const head = countWhile(words, (word, index) => isSame(word, before[index]));
  const shortest = Math.min(words.length, before.length) - head;
  const tail = countWhile(
    words.toReversed(),
    (word, index) => index < shortest && isSame(word, before.at(-1 - index)),
  );

  let column = 0;
  const written = words.map(({ gap, word }, index) => {
    const place = index >= words.length - tail ? index + shift : index < before.length - tail ? index : -1;
    const known = before[place]?.gap ?? gap;
    let own = isSoft(gap) && isSoft(known) ? known : gap;
    if (own === ' ' && column + 1 + word.length > width) own = '\n';
    column = own === ' ' ? column + 1 + word.length : word.length;
    return own + word;
  });
  return [value.endsWith('\n') ? '>' : '>-', ...written.join('').split('\n')].join('\n');
}

/** A word and what stands before it: a blank or line break, which mean the same, or the end of a paragraph. */
type Word = { gap: string; word: string };

function wordsOf(text: string): Word[] {
  return [...text.matchAll(/(^| |(?<!\n)\n+)([^ \n]+(?: {2,}[^ \n]+)*)/g)].map(([, gap = '', word = '']) => ({
    gap,
    word,
  }));
}

function isSame(a: Word, b: Word | undefined): boolean {
  return a.word === b?.word && (a.gap === b.gap || (isSoft(a.gap) && isSoft(b.gap)));
}

function isSoft(gap: string): boolean {
  return gap === ' ' || gap === '\n';
}

function countWhile<T>(items: readonly T[], holds: (item: T, index: number) => boolean): number {
  const end = items.findIndex((item, index) => !holds(item, index));
  return end < 0 ? items.length : end;
}
