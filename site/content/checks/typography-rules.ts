import { quotationMarks } from './quotation-marks.ts';

/** A part of a text, by its offsets, and the sign that should stand there; the part is empty where one is missing. */
export type Replacement = { start: number; end: number; text: string };

/** A rule of German typesetting and the word under which the owner finds it in a message. */
type Rule = {
  name: string;
  /** What it would write otherwise, in the order of the text. */
  find(text: string): Replacement[];
};

/** Stands for a sign that is no prose: the rules take it for a letter, and no German text has it. */
export const OPAQUE = '\uA015';

export const NO_BREAK_SPACE = '\u00A0';

/** What keeps a number and its unit on one line (DIN 5008). No h, V or min: they are also something else. */
const units =
  '€|%|°C|°F|Euro|EUR|USD|CHF|Cent|Prozent|Mio\\.|Mrd\\.|Tsd\\.|Millionen|Milliarden|Sekunden?|Minuten?|Stunden?|Tagen?|Tage|Tag|Wochen?|Monaten?|Monate|Monat|Jahren?|Jahres?|Uhr|Sitzung|Sitzungen|Raten|Personen|Gästen?|Zeichen|TB|GB|MB|KB|km|cm|mm|kg|px|[kMGT]?Wh|[kMG]W|[kMG]?Hz';

/** Words shortened to letters; DIN 5008 and Duden part them by spaces. */
const abbreviations =
  'a.a.O. a.D. d.h. i.A. i.d.R. i.e.S. i.H.v. i.S.d. i.S.v. i.V. i.V.m. i.w.S. k.A. m.a.W. m.E. n.Chr. o.a. o.ä. o.Ä. o.g. p.a. p.P. s.o. s.u. u.a. u.a.m. u.ä. u.Ä. u.U. u.v.a. u.v.a.m. u.v.m. v.a. v.Chr. v.H. z.B. z.Hd. z.T. z.Zt.';

const months = 'Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember';

const letter = '[\\p{L}\\p{N}]';
const law = 'Art|Abs|Buchst|Nr|Kap|Abb|Tab|Rn|Rz|S|Az';

/** Spaces at which no line may end; a pattern with ` ?` also finds where one is missing. */
const tied = [
  `(?<=\\d\\+?) ?(?=[€%](?![\\p{L}\\p{N}_]|-(?!\\d))|°[CF](?!${letter}))`,
  `(?<=\\d\\+?) (?=(?:${units})(?!${letter}))`,
  // "{{rate}} %": what is filled in later is mostly a number.
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
  // "6–12 Sitzungen": a range would be torn off what it counts.
  '(?<=\\d–\\d{1,4}) (?=\\p{Lu}\\p{Ll})',
  `(?<=(?<!\\d)\\d{1,2}\\.) (?=(?:${months})(?!${letter}))`,
  '(?<=\\d) (?=[x×][ \\u00A0]\\d)',
  '(?<=\\d[ \\u00A0][x×]) (?=\\d)',
  `(?<=(?<![\\p{L}\\p{N}.])(?:${law})\\.) ?(?=\\d)`,
  // "Art. 6", "Absatz IV", "lit. a", but not "jeder Art. Die" and "im Artikel steht".
  `(?<=§|(?<![\\p{L}\\p{N}.])(?:(?:${law}|lit)\\.|Artikel|Absatz|Satz|Anlage|Level)) (?=\\d|(?:[IVXLC]{1,7}|[a-zA-Z])(?!${letter}))`,
  // The first two conditions say at once where none can be.
  `(?<=\\p{L}\\.)(?= ?\\p{L})(?:${abbreviations.split(' ').flatMap(gaps).join('|')})`,
];

/**
 * In this order: quotation marks first, because the others look at the letters around a gap. A pattern matches only
 * the sign that changes and looks at some twenty around it, so that a long line takes no time.
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
  // Not after every sign: behind "1." a space would make a list, behind a colon a field of YAML.
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

/** Where a space that stands in a text must not end a line. */
export const tiedSpaces: Rule[] = tied.map((pattern) =>
  rule('geschütztes Leerzeichen', pattern, NO_BREAK_SPACE, ({ 0: found }) => found === ' '),
);

/** @param isMeant decides where a pattern alone cannot */
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

/** A pattern for every place in "z.B." where a space belongs. */
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

/** Figures that rise ("3-6", "2024-25", "12.-14.3.", "22-6 Uhr"); what else has a hyphen is a name or a score. */
function isRange({ 1: left = '', 2: found = '', index, input }: RegExpExecArray): boolean {
  const right = found.replace(/[.,:]+$/, '');
  // An area code; the second part of a docket number or of a day (2024-01).
  if (/^0\d\d/.test(left) || (/^0\d/.test(right) && !/^0\d/.test(left))) return false;
  if (/^\d{1,2}\.(?:\d{1,2}\.)?$/.test(left)) return /^\d{1,2}(?:\.\d{1,2})?(?:\.\d{4})?$/.test(right);
  if (/^[ \u00A0]?Uhr/.test(input.slice(index + 1 + found.length, index + 6 + found.length))) return true;
  if (/^(?:19|20)\d\d$/.test(left) && /^\d\d$/.test(right)) return left.slice(2) < right;
  // Two points are a version; a decimal point on one side only is one, too.
  if (left.includes('.') !== right.includes('.') && !/^\d{1,3}(?:\.\d{3})+$/.test(right)) return false;
  return amount(left) < amount(right);
}

/** @returns NaN, which is neither more nor less, for what is no number */
function amount(figures: string): number {
  const plain = /^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/.test(figures) ? figures.replaceAll('.', '') : figures;
  return Number(plain.replace(/[,:]/, '.'));
}
