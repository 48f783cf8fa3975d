/**
 * Matches "2–4", "8:30–12:00", "C-634/21", "eu-central-1", "E-Mail", where browsers break after dash, slash and hyphen; and the
 * beginning of "KI-Beratung", which is enough to keep "KI-" from ending a line and fits where the letters are large.
 * Captures, so that `split` keeps the matches.
 */
export const unbrokenPart =
  /((?<![\p{L}\d])(?:\d(?<!\d[.,:]*\d)[\d.,:]*–\d(?:[\d.,:]*\d)?|\p{Lu}-\d+\/\d+|[a-z]+-[a-z]+-\d+|E-Mails?|(?:KI|I[PT]|E|1:1|GPT|Strategie|Premium|Spam)-[\p{L}\d]{1,3}))/u;
