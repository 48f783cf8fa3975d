/**
 * Matches "2–4", "8:30–12:00", "C-634/21", "eu-central-1", "E-Mail", "KI-Beratung", where browsers break after dash, slash and
 * hyphen. A word is whole, as translators and screen readers of telephones take its parts for words; of one longer than
 * "KI-Transformation" the beginning is enough to keep "KI-" from ending a line. Captures, so that `split` keeps the matches.
 */
export const unbrokenPart =
  /((?<![\p{L}\d])(?:\d(?<!\d[.,:]*\d)[\d.,:]*–\d(?:[\d.,:]*\d)?|\p{Lu}-\d+\/\d+|[a-z]+-[a-z]+-\d+|E-Mails?|(?:KI|I[PT]|E|1:1|GPT|Strategie|Premium|Spam)-(?:[\p{L}\d]{1,14}(?![\p{L}\d])|[\p{L}\d]{1,3})))/u;
