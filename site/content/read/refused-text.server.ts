import { ContentError } from '../errors/content-error.ts';

/**
 * Maximum line length in Markdown: a long paragraph has about 2,000 characters, a hostile one stalls the parser.
 */
const MAX_LINE = 20_000;
/** Maximum indentation in Markdown: every step nests another list. */
const MAX_INDENT = 60;

/** Characters that come along with copied text and are never meant. */
export const INVISIBLE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  /[\x00-\x08\x0b\x0c\x0e-\x1f\x7f\u200b\u200e\u200f\u2028-\u202e\u2060-\u2064\ufeff]/;

/** @throws ContentError for a file's text with merge conflicts */
export function expectMerged(file: string, text: string): void {
  const line = text.split('\n').findIndex((line) => /^(?:<{7}|>{7})(?: |$)/.test(line)) + 1;
  if (line)
    throw new ContentError(
      { file, line },
      'Hier stehen zwei Fassungen aus git übereinander (<<<<<<< und >>>>>>>). Behalten Sie eine und löschen Sie die andere samt den Zeilen mit den Zeichen',
    );
}

/** @throws ContentError for a file's text with merge conflicts, invisible characters or hostile lines */
export function expectReadable(file: string, text: string): void {
  const refuse = (problem: string, line: number) => new ContentError({ file, line }, problem);
  const lines = text.split('\n');
  const lineWith = (pattern: RegExp) => lines.findIndex((line) => pattern.test(line)) + 1;
  expectMerged(file, text);
  const hidden = lineWith(INVISIBLE);
  if (hidden) {
    const before = lines[hidden - 1]?.split(INVISIBLE, 1)[0]?.slice(-25).trim();
    throw refuse(
      `${before ? `Hinter „${before}“` : 'Am Anfang der Zeile'} steht ein unsichtbares Zeichen, wie es beim Kopieren mitkommt. Löschen Sie es: Setzen Sie den Cursor dahinter, und drücken Sie einmal die Rücktaste`,
      hidden,
    );
  }
  const spaces = lineWith(/^[ -]*\u00A0/);
  if (spaces && file.endsWith('.yaml')) {
    throw refuse(
      'Die Zeile ist mit geschützten Leerzeichen eingerückt. Verwenden Sie gewöhnliche Leerzeichen',
      spaces,
    );
  }
  const long = lines.findIndex((line) => line.length > MAX_LINE || line.search(/[^ ]/) > MAX_INDENT) + 1;
  if (long && file.endsWith('.md')) {
    throw refuse('Die Zeile ist zu lang oder zu weit eingerückt. Teilen Sie den Text in Absätze', long);
  }
}
