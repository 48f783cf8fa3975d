/** Letters and digits, including soft hyphens and combining marks within a word. */
const WORD = /[\p{L}\p{N}\p{M}\u00AD]+/gu;

/** The words of a text, folded for comparison. */
export function words(text: string): string[] {
  return [...text.matchAll(WORD)].map(([word]) => fold(word)).filter(Boolean);
}

/** Splits a text into words and the separators between them. */
export function pieces(text: string): string[] {
  return text.split(/([\p{L}\p{N}\p{M}\u00AD]+)/u).filter(Boolean);
}

/**
 * Normalises the spellings of a German word: "Führung", "FUEHRUNG" and "fuhrung" become "fuhrung". Texts and queries
 * are folded alike, so conflating "neue" with "neu" does no harm.
 */
export function fold(word: string): string {
  return word
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}\u00AD]/gu, '')
    .replaceAll('ß', 'ss')
    .replace(/([aou])e/g, '$1');
}

/** From this length, a searched word also matches inside others: "Entwicklung" in "Führungskräfteentwicklung". */
export const MIN_INSIDE = 4;
