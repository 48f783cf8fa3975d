import type { Content, YamlFile } from '../content.ts';
import { ContentError } from '../errors/content-error.ts';
import type { Text } from './texts.server.ts';

/** A number with a known value: the words that follow it, the values allowed, and where they are defined. */
type DefinedNumber = { words: string[]; values: Set<string>; source: string; claimsOnly?: true };
type StatedNumber = { location: Text; value: string; isClaim: boolean; following: string[]; quote: string };

const SPACE = '[ \\u00A0]';
const numberPattern = new RegExp(
  `(?:([üÜ]ber|[mM]ehr als)${SPACE})?(?<![\\d.,–-])(\\d[\\d.]{0,12}(?:,\\d{1,2})?)(\\+)?(?:${SPACE}?(%|Prozent))?` +
    `(?:(/5|${SPACE}von${SPACE}5)(?!\\d)|((?:${SPACE}[\\p{L}-]{2,40}){1,4}))`,
  'gu',
);

/**
 * Numbers about the owner that contradict content/statistics.yaml or another text: "200+ Medienauftritte", "über 13
 * Jahre Erfahrung", "4,9/5".
 */
export function contradictingNumbers(content: Content, files: YamlFile[], texts: Text[]): ContentError[] {
  const defined = definedNumbers(content, files);
  const first = new Map<string, StatedNumber>();
  return texts.flatMap((location) =>
    numbersOf(location).flatMap((found) => {
      const known = defined.filter(
        ({ words, claimsOnly }) => (found.isClaim || !claimsOnly) && follows(found.following, words),
      );
      if (known.length > 0) {
        const isRight = known.some(({ values }) => values.has(found.value));
        return isRight || isAside(found, known) ? [] : contradiction(found, known[0]?.source ?? '');
      }
      // Articles cite outside sources for numbers about the world; only the site's claims about itself are
      // compared.
      const noun = found.following.find((word) => /^\p{Lu}/u.test(word));
      if (!found.isClaim || !noun || location.file.endsWith('.md')) return [];
      const earlier = first.get(stem(noun));
      if (!earlier) first.set(stem(noun), found);
      if (!earlier || earlier.value === found.value) return [];
      return contradiction(
        found,
        `„${earlier.quote}“ steht in ${earlier.location.file}:${earlier.location.line}`,
      );
    }),
  );
}

/** Numbers in proofs ("200+ Medienauftritte") without a statistic, mostly because it was deleted. */
export function unprovenNumbers(content: Content, files: YamlFile[], texts: Text[]): ContentError[] {
  const defined = definedNumbers(content, files);
  // Texts contain each proof twice, as its number alone and as a whole sentence; the latter wins.
  const proofs = new Map(texts.map((text) => [`${text.file} ${text.field}`, text]));
  return (
    [...proofs.values()]
      .filter(({ field }) => /proofs\[\d+\]\.strong$/.test(field))
      .flatMap(numbersOf)
      .filter(({ isClaim, following }) => isClaim && !defined.some(({ words }) => follows(following, words)))
      // A statistic without nouns can't be compared; its label shows that the number is known.
      .filter(
        ({ value, following }) =>
          !content.statistics.statistics.some(
            ({ number, label }) => amountOf(number) === value && follows(following, label.split(' ')),
          ),
      )
      .map(
        ({ location, quote }) =>
          new ContentError(
            location,
            `„${quote}“ belegt keine Zahl in content/statistics.yaml. Tragen Sie sie dort mit Beleg ein (number und label wie hier), oder streichen Sie die Angabe`,
          ),
      )
  );
}

function definedNumbers({ statistics, checks }: Content, files: YamlFile[]): DefinedNumber[] {
  const lineOf = (name: YamlFile['name'], path: Array<string | number>) => {
    const file = files.find((one) => one.name === name);
    return `${file?.file}:${file?.yaml.at(path).line}`;
  };
  // Exceptions in checks.yaml come first: the same words may count different things.
  return [
    ...checks.numbers.map(({ noun, values }, index) => ({
      words: noun.split(' '),
      values: new Set(values.map(amountOf)),
      // A bare "3 Jahre" is a duration, no claim.
      claimsOnly: true as const,
      source: `Erlaubt sind ${values.join(' und ')} (${lineOf('checks', ['numbers', index])})`,
    })),
    ...statistics.statistics.flatMap(({ number, nouns = [] }, index) => {
      const source = `Die Zahl ist ${number} (${lineOf('statistics', ['statistics', index, 'number'])})`;
      const phrases = [...nouns, ...(isRating(number) ? ['/5'] : [])];
      return phrases.map((phrase) => ({
        words: phrase.split(' '),
        values: new Set([amountOf(number)]),
        source,
      }));
    }),
  ];
}

export function isRating(number: string): boolean {
  return number.endsWith('/5');
}

function numbersOf(location: Text): StatedNumber[] {
  return [...location.text.matchAll(numberPattern)].map(
    ([quote, over, number = '', plus, percent, rating, words]) => ({
      location,
      value: amountOf(number),
      isClaim: (over !== undefined || plus !== undefined) && percent === undefined,
      following: rating ? ['/5'] : (words ?? '').trim().split(/[ \u00A0]/),
      quote: shorten(quote, rating === undefined),
    }),
  );
}

/** The quote up to its first noun, which is enough to find it in the text. */
function shorten(quote: string, hasNoun: boolean): string {
  return (hasNoun ? /^.*?[ \u00A0]\p{Lu}[\p{L}-]*/u.exec(quote)?.[0] : undefined) ?? quote;
}

/** True if the words begin with the phrase, ignoring endings and one adjective before it. */
function follows(following: string[], phrase: string[]): boolean {
  const beginsAt = (start: number) =>
    phrase.every((word, index) => stem(following[start + index] ?? '') === stem(word));
  return beginsAt(0) || (/^\p{Ll}/u.test(following[0] ?? '') && beginsAt(1));
}

/** True for small counts in passing: "3 Videos pro Modul" says nothing about the total. */
function isAside({ isClaim, value, following }: StatedNumber, known: DefinedNumber[]): boolean {
  const smallest = Math.min(...known.flatMap(({ values }) => [...values].map(Number)));
  return !isClaim && following[0] !== '/5' && Number(value) < smallest / 4;
}

/** Strips the ending: Bücher and Büchern are the same noun. */
function stem(noun: string): string {
  return noun.length > 4 ? noun.replace(/(?:en|n|e|s)$/, '') : noun;
}

/** Normalises a number: 13+ and über 13 equal 13, 1.000 equals 1000. */
function amountOf(number: string): string {
  return number
    .replace(/\/5$/, '')
    .replace(/[^\d,]/g, '')
    .replace(',', '.');
}

function contradiction({ location, quote }: StatedNumber, other: string) {
  return new ContentError(
    location,
    `„${quote}“ widerspricht einer anderen Stelle. ${other}. Gleichen Sie die Zahlen an, oder erlauben Sie beide in content/checks.yaml unter numbers`,
  );
}
