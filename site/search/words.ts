/** Runs of letters and figures; a soft hyphen and the dots of a decomposed umlaut belong to their word. */
export const WORD = /[\p{L}\p{N}\p{M}\u00AD]+/gu;

/** The words of a text as the search compares them. */
export function words(text: string): string[] {
  return [...text.matchAll(WORD)].map(([word]) => fold(word)).filter(Boolean);
}

/** A text as a row of words and of what stands between them. */
export function pieces(text: string): string[] {
  return text.split(/([\p{L}\p{N}\p{M}\u00AD]+)/u).filter(Boolean);
}

/**
 * Makes the ways to write a German word one: "Führung", "FUEHRUNG" and "fuhrung" become "fuhrung". That "neue" and
 * "neu" become one, too, does no harm: both the texts and what is searched for are folded.
 */
export function fold(word: string): string {
  return word
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}\u00AD]/gu, '')
    .replaceAll('ß', 'ss')
    .replace(/([aou])e/g, '$1');
}
