export const NO_BREAK_SPACE = '\u00A0';

/** Stands for characters that aren't prose, such as code: no German text contains this letter. */
export const OPAQUE = '\uA015';

/** Units that stay on one line with their number (DIN 5008). h, V and min are left out as ambiguous. */
const units =
  '€|%|°C|°F|Euro|EUR|USD|CHF|Cent|Prozent|Mio\\.|Mrd\\.|Tsd\\.|Millionen|Milliarden|Sekunden?|Minuten?|Stunden?|Tagen?|Tage|Tag|Wochen?|Monaten?|Monate|Monat|Jahren?|Jahres?|Uhr|Sitzung|Sitzungen|Raten|Personen|Gästen?|Zeichen|TB|GB|MB|KB|km|cm|mm|kg|px|[kMGT]?Wh|[kMG]W|[kMG]?Hz';

/** Abbreviations that DIN 5008 and Duden write with spaces. */
const abbreviations =
  'a.a.O. a.D. d.h. i.A. i.d.R. i.e.S. i.H.v. i.S.d. i.S.v. i.V. i.V.m. i.w.S. k.A. m.a.W. m.E. n.Chr. o.a. o.ä. o.Ä. o.g. p.a. p.P. s.o. s.u. u.a. u.a.m. u.ä. u.Ä. u.U. u.v.a. u.v.a.m. u.v.m. v.a. v.Chr. v.H. z.B. z.Hd. z.T. z.Zt.';

const months = 'Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember';
const law = 'Art|Abs|Buchst|Nr|Kap|Abb|Tab|Rn|Rz|S|Az';
const letter = '[\\p{L}\\p{N}]';

/** Places at which no line may break; ` ?` also matches a missing space. */
const gap = new RegExp(
  // The first assertions rule out most positions cheaply.
  `(?:(?= )|(?<=[\\d+§.]))(?:${[
    `(?<=\\d\\+?) ?(?=[€%](?![\\p{L}\\p{N}_]|-(?!\\d))|°[CF](?!${letter}))`,
    `(?<=\\d\\+?) (?=(?:${units})(?!${letter}))`,
    // "{{rate}} %": slots are mostly filled with numbers.
    `(?<=${OPAQUE}) (?=(?:${units})(?!${letter}))`,
    '(?<=\\b(?:zzgl|inkl)\\.) (?=(?:USt|MwSt)\\b)',
    // No line begins with an ellipsis.
    ' (?=…)',
    `(?<=\\d[ \\u00A0]?(?:Mio|Mrd|Tsd)\\.) ?(?=(?:€|Euro|EUR|USD|CHF)(?!${letter}))`,
    '(?<=\\d[ \\u00A0](?:Millionen|Milliarden)) (?=€)',
    '(?<=§) ?(?=\\d)',
    '(?<=\\b(?:TOP|Top)) (?=\\d)',
    // "Coach / Beraterin": no line begins with a slash.
    '(?<=\\p{L}) (?=/ \\p{L})',
    // "6–12 Sitzungen": keep the range with what it counts.
    '(?<=\\d–\\d{1,4}) (?=\\p{Lu}\\p{Ll})',
    `(?<=(?<!\\d)\\d{1,2}\\.) (?=(?:${months})(?!${letter}))`,
    '(?<=\\d) (?=[x×][ \\u00A0]\\d)',
    '(?<=\\d[ \\u00A0][x×]) (?=\\d)',
    `(?<=(?<![\\p{L}\\p{N}.])(?:${law})\\.) ?(?=\\d)`,
    '(?<=\\d[ \\u00A0]?%) (?=(?:USt|MwSt)\\b)',
    '(?<=§[ \\u00A0]?\\d{1,4}[a-z]?) (?=(?:BGB|OWiG|GewO|UWG|DDG)\\b)',
    // "X ZR 37/12": the file of a court.
    '(?<=\\b[IVX]{1,4}) (?=ZR \\d)',
    '(?<=\\b(?:ZR|GS)) (?=\\d{1,4}/\\d)',
    // "Art. 6", "Absatz IV", "lit. a", but not "jeder Art. Die" and "im Artikel steht".
    `(?<=§|(?<![\\p{L}\\p{N}.])(?:(?:${law}|lit)\\.|Artikel|Absatz|Satz|Anlage|Level)) (?=\\d|(?:[IVXLC]{1,7}|[a-zA-Z])(?!${letter}))`,
    `(?<=\\p{L}\\.)(?= ?\\p{L})(?:${abbreviations.split(' ').flatMap(gaps).join('|')})`,
  ].join('|')})`,
  'gu',
);

/**
 * Puts no-break spaces between a number and its unit, in "z. B.", between a day and its month. Content is typed
 * with plain spaces, so that a search for "149 €" finds it.
 * @param adds false to leave gaps without a space alone, and with them the text's length
 */
export function tieSpaces(text: string, { adds }: { adds: boolean }): string {
  return text.replace(gap, (space) => (space || adds ? NO_BREAK_SPACE : ''));
}

/** Patterns for every space in an abbreviation such as "z. B.", there or missing. */
function gaps(abbreviation: string): string[] {
  const words = abbreviation.match(/\p{L}+/gu) ?? [];
  const join = (some: string[]) => some.map((one) => `${one}\\.`).join('[ \\u00A0]?');
  return words
    .slice(1)
    .map(
      (_, index) =>
        `(?<=(?<![\\p{L}\\p{N}.])${join(words.slice(0, index + 1))}) ?(?=${join(words.slice(index + 1))})`,
    );
}
