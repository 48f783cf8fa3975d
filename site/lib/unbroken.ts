/**
 * Matches "2–4", "8:30–12:00", "C-634/21", "E-Mail", where browsers break after dash, slash and hyphen. Captures,
 * so that `split` keeps the matches.
 */
export const unbroken = /((?<![\p{L}\d])(?:\d[\d.,:]*–\d(?:[\d.,:]*\d)?|\p{Lu}-\d+\/\d+|E-Mail))/u;
