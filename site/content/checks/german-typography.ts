/** A rule of German typesetting and the word under which the owner finds it in a message. */
type Rule = { name: string; correct(text: string): string };

const NBSP = '\u00A0';
const FIRST_SIGN = 0xe100;

/** What keeps a number and its unit on one line (DIN 5008, "Zahlen und Maßeinheiten"). */
const units =
  '€|%|°C|Euro|Cent|Prozent|Mio\\.|Mrd\\.|Millionen|Milliarden|Sekunden?|Minuten?|Stunden?|Tagen?|Tage|Tag|Wochen?|Monaten?|Monate|Monat|Jahren?|Jahres?|Uhr|MB|GB|KB|km|cm|mm|kg|px';

/** In this order: quotation marks first, because the other rules look at the letters around a gap. */
const rules: Rule[] = [
  { name: 'Anführungszeichen', correct: quotationMarks },
  { name: 'Apostroph', correct: (text) => text.replace(/(?<=\p{L})['´`](?=\p{L}|\s|[.,;:!?]|$)/gu, '’') },
  { name: 'Auslassungspunkte', correct: (text) => text.replace(/(?<!\.)\.{3}(?!\.)/g, '…') },
  {
    name: 'Gedankenstrich',
    correct: (text) => text.replace(/(?<=\S)([ \u00A0])(?:-{1,2}|—)(?=[ \u00A0\n])/g, '$1–'),
  },
  {
    name: 'Bis-Strich',
    correct: (text) =>
      text
        .replace(/(?<![\w.,:/+–-]|\d )(\d[\d.,:]*)-(?=\d[\d.,:]*(?![\w/-]))/g, '$1–')
        .replace(/\b(Mo|Di|Mi|Do|Fr|Sa|So)-(?=(?:Mo|Di|Mi|Do|Fr|Sa|So)\b)/g, '$1–'),
  },
  {
    name: 'geschütztes Leerzeichen',
    correct: (text) =>
      text
        .replace(/(?<=\d\+?) ?(?=[€%](?![\w-]))/gu, NBSP)
        .replace(new RegExp(`(?<=\\d\\+?) (?=(?:${units})(?![\\p{L}\\p{N}]))`, 'gu'), NBSP)
        .replace(
          /(?<![\p{L}\p{N}])(§§?|Art\.|Artikel|Abs\.|Absatz|Buchst\.|Nr\.|Kap\.|lit\.|Az\.) (?=[\p{L}\p{N}])/gu,
          `$1${NBSP}`,
        )
        .replace(/(?<![\p{L}\p{N}.])(z|d|u|i|o|s)\. ?(B|h|a|d|Ä|ä|o|u)\.(?! ?(?:R|T)\.)/gu, `$1.${NBSP}$2.`)
        .replace(/(?<![\p{L}\p{N}.])(i)\. ?d\. ?R\./gu, `$1.${NBSP}d.${NBSP}R.`),
  },
];

/** What is no prose although it stands in one: addresses, slots, code. */
const verbatim = /https?:\/\/[^\s)>\]]+|[\w.+-]+@[\w.-]+|\{\{[^}]*\}\}|`[^`]*`/g;

/**
 * Corrects German typography: „quotation marks“, ‚inner ones‘, ’ as apostrophe, – between words and numbers, … and
 * non-breaking spaces between a number and its unit.
 * @param exceptions wordings that stay as they are
 * @returns the corrected text, and the names of the rules that changed it
 */
export function correctTypography(
  text: string,
  exceptions: readonly string[] = [],
): { text: string; rules: string[] } {
  const kept: string[] = [];
  // Private-use characters stand in for what must not change.
  const keep = (part: string) => String.fromCharCode(FIRST_SIGN + kept.push(part) - 1);
  const protect = (all: string, part: string) =>
    all.includes(part) ? all.replaceAll(part, keep(part)) : all;
  let current = exceptions.reduce(protect, text).replace(verbatim, keep);
  const changed: string[] = [];
  for (const { name, correct } of rules) {
    const next = correct(current);
    if (next !== current) changed.push(name);
    current = next;
  }
  const restored = current.replace(
    /[\ue100-\uf8ff]/g,
    (sign) => kept[sign.charCodeAt(0) - FIRST_SIGN] ?? sign,
  );
  return { text: restored, rules: changed };
}

/** Opening after a space, a bracket or a dash and at the start; closing elsewhere. */
function quotationMarks(text: string): string {
  let isInnerOpen = false;
  return text.replace(/["“”„'‘’‚]/g, (sign, index: number) => {
    const before = text[index - 1];
    const after = text[index + 1];
    const opens =
      (before === undefined || /[\s([{–—/„‚"*_>]/.test(before)) && after !== undefined && /\S/.test(after);
    if (sign === '"' || sign === '”') return opens ? '„' : '“';
    if (sign === '“') return opens ? '„' : '“';
    if (sign === '„') return sign;
    if (sign === '‚') {
      isInnerOpen = true;
      return sign;
    }
    if (opens && (sign === "'" || sign === '‘') && /['‘’](?!\p{L})/u.test(text.slice(index + 1))) {
      isInnerOpen = true;
      return '‚';
    }
    if (isInnerOpen && sign !== '’' && !/\p{L}/u.test(after ?? '')) {
      isInnerOpen = false;
      return '‘';
    }
    return sign;
  });
}
