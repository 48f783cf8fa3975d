import { quotationMarks } from './quotation-marks.ts';

/** A range of the text and the character that belongs there; the range is empty for an insertion. */
export type Replacement = { start: number; end: number; text: string };

/** A rule of German typesetting, named as the owner sees it in messages. */
type Rule = {
  name: string;
  /** Replacements in text order. */
  find(text: string): Replacement[];
};

/** Stands for a character that isn't prose. The rules treat it as a letter, and no German text contains it. */
export const OPAQUE = '\uA015';

export const NO_BREAK_SPACE = '\u00A0';

/** Units that stay on one line with their number (DIN 5008). h, V and min are left out as ambiguous. */
const units =
  '€|%|°C|°F|Euro|EUR|USD|CHF|Cent|Prozent|Mio\\.|Mrd\\.|Tsd\\.|Millionen|Milliarden|Sekunden?|Minuten?|Stunden?|Tagen?|Tage|Tag|Wochen?|Monaten?|Monate|Monat|Jahren?|Jahres?|Uhr|Sitzung|Sitzungen|Raten|Personen|Gästen?|Zeichen|TB|GB|MB|KB|km|cm|mm|kg|px|[kMGT]?Wh|[kMG]W|[kMG]?Hz';

/** Abbreviations that DIN 5008 and Duden write with spaces. */
const abbreviations =
  'a.a.O. a.D. d.h. i.A. i.d.R. i.e.S. i.H.v. i.S.d. i.S.v. i.V. i.V.m. i.w.S. k.A. m.a.W. m.E. n.Chr. o.a. o.ä. o.Ä. o.g. p.a. p.P. s.o. s.u. u.a. u.a.m. u.ä. u.Ä. u.U. u.v.a. u.v.a.m. u.v.m. v.a. v.Chr. v.H. z.B. z.Hd. z.T. z.Zt.';

const months = 'Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember';

const letter = '[\\p{L}\\p{N}]';
const law = 'Art|Abs|Buchst|Nr|Kap|Abb|Tab|Rn|Rz|S|Az';

/** Spaces where a line must not break; a pattern with ` ?` also matches a missing one. */
const tied = [
  `(?<=\\d\\+?) ?(?=[€%](?![\\p{L}\\p{N}_]|-(?!\\d))|°[CF](?!${letter}))`,
  `(?<=\\d\\+?) (?=(?:${units})(?!${letter}))`,
  // "{{rate}} %": slots are mostly filled with numbers.
  `(?<=${OPAQUE}) (?=(?:${units})(?!${letter}))`,
  '(?<=\\b(?:zzgl|inkl)\\.) (?=(?:USt|MwSt)\\b)',
  // No line begins with an ellipsis.
  ' (?=…)',
  `(?<=\\d[ \\u00A0](?:Mio|Mrd|Tsd)\\.) ?(?=(?:€|Euro|EUR|USD|CHF)(?!${letter}))`,
  `(?<=\\d[ \\u00A0](?:Millionen|Milliarden)) (?=€)`,
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
  // "Art. 6", "Absatz IV", "lit. a", but not "jeder Art. Die" and "im Artikel steht".
  `(?<=§|(?<![\\p{L}\\p{N}.])(?:(?:${law}|lit)\\.|Artikel|Absatz|Satz|Anlage|Level)) (?=\\d|(?:[IVXLC]{1,7}|[a-zA-Z])(?!${letter}))`,
  // The two leading assertions rule out most positions cheaply.
  `(?<=\\p{L}\\.)(?= ?\\p{L})(?:${abbreviations.split(' ').flatMap(gaps).join('|')})`,
];

/**
 * Quotation marks come first, because other rules look at the letters around a gap. A pattern matches only the
 * character to change and looks at about twenty around it, so long lines stay fast.
 */
export const rules: Rule[] = [
  { name: 'Anführungszeichen', find: quotationMarks },
  rule('Apostroph', `(?:(?<=\\p{L})'|(?<=[a-zäöüß])[´\`])(?=\\p{L}|[\\s.,;:!?)“‘–—…]|$)`, '’'),
  rule('Apostroph', `(?<=\\p{L})‘(?=\\p{L})|(?<=\\d)['´‘](?=(?:ern?|s)(?!${letter}))`, '’'),
  rule('Auslassungspunkte', '(?<!\\.)\\.{3}(?!\\.)', '…'),
  rule(
    'Bis-Strich',
    '(?<=\\d)—(?=\\d)|(?<=\\b(?:Mo|Di|Mi|Do|Fr|Sa|So))[-—](?=(?:Mo|Di|Mi|Do|Fr|Sa|So)\\b)',
    '–',
  ),
  // Not after everything: a space after "1." would start a list, after a colon a YAML field.
  rule('Gedankenstrich', `(?<=${letter}|[!?,;…\\]“‘’%€]|\\p{L}\\))(?=—(?!—))`, ' '),
  rule('Gedankenstrich', `(?<=[^\\s—][ \\u00A0]—)(?=${letter}|[„‚([])`, ' '),
  rule('Gedankenstrich', '(?<=\\S[ \\u00A0])(?:--?(?=[ \\u00A0\\n])|—(?=[\\s.,;:!?)“‘]|$))', '–'),
  ...tied.map((pattern) => rule('Leerzeichen', pattern, ' ', ({ 0: found }) => found === '')),
  rule('Bis-Strich', '(?<=\\d[ \\u00A0]?[€%])-(?=\\d[\\d.,]{0,12}[ \\u00A0]?[€%])', '–'),
  rule(
    'Bis-Strich',
    '-(?<=(?<![\\w.,:/+–−-]|\\d[ \\u00A0])(\\d[\\d.,:]{0,12})-)(?=(\\d[\\d.,:]{0,12})(?![.,:]?[\\p{L}\\p{N}]|[/-]))',
    '–',
    isRange,
  ),
  rule('Minuszeichen', '-(?<=(?:^|(?<!\\d)[\\s(„‚])-)(?=\\d{1,4}(?:,\\d{1,3})?[ \\u00A0]?[°%€])', '−'),
];

/** Existing spaces that must not break a line. */
export const tiedSpaces: Rule[] = tied.map((pattern) =>
  rule('geschütztes Leerzeichen', pattern, NO_BREAK_SPACE, ({ 0: found }) => found === ' '),
);

/** @param isMeant decides where the pattern alone can't */
function rule(
  name: string,
  pattern: string,
  text: string,
  isMeant: (match: RegExpExecArray) => boolean = () => true,
): Rule {
  const compiled = new RegExp(pattern, 'gu');
  return {
    name,
    find: (source) =>
      [...source.matchAll(compiled)]
        .filter(isMeant)
        .map(({ 0: found, index }) => ({ start: index, end: index + found.length, text })),
  };
}

/** Patterns for every missing space in an abbreviation such as "z.B.". */
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

/** True for ascending numbers ("3-6", "2024-25", "12.-14.3.", "22-6 Uhr"); other hyphens are in names or scores. */
function isRange({ 1: left = '', 2: found = '', index, input }: RegExpExecArray): boolean {
  const right = found.replace(/[.,:]+$/, '');
  // An area code, or the second part of a docket number or date (2024-01).
  if (/^0\d\d/.test(left) || (/^0\d/.test(right) && !/^0\d/.test(left))) return false;
  if (/^\d{1,2}\.(?:\d{1,2}\.)?$/.test(left)) return /^\d{1,2}(?:\.\d{1,2})?(?:\.\d{4})?$/.test(right);
  if (/^[ \u00A0]?Uhr/.test(input.slice(index + 1 + found.length, index + 6 + found.length))) return true;
  if (/^(?:19|20)\d\d$/.test(left) && /^\d\d$/.test(right)) return left.slice(2) < right;
  // Two dots make a version number, and so does a decimal point on one side only.
  if (left.includes('.') !== right.includes('.') && !/^\d{1,3}(?:\.\d{3})+$/.test(right)) return false;
  return amount(left) < amount(right);
}

/** @returns NaN, which compares as neither more nor less, if it isn't a number */
function amount(digits: string): number {
  const plain = /^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/.test(digits) ? digits.replaceAll('.', '') : digits;
  return Number(plain.replace(/[,:]/, '.'));
}
