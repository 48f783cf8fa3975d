import { ContentError } from '../content-error.ts';
import type { Content, YamlFile } from '../load-content.server.ts';
import type { Text } from './texts.server.ts';

/** A figure whose value is settled: what may stand before these words, and where that is written. */
type Settled = { words: string[]; values: Set<string>; source: string; isForClaims?: true };
type Figure = { place: Text; value: string; isClaim: boolean; following: string[]; quote: string };

const SPACE = '[ \\u00A0]';
const figure = new RegExp(
  `(?:([üÜ]ber|[mM]ehr als)${SPACE})?(?<![\\d.,–-])(\\d[\\d.]{0,12}(?:,\\d{1,2})?)(\\+)?(?:${SPACE}?(%|Prozent))?` +
    `(?:(/5|${SPACE}von${SPACE}5)(?!\\d)|((?:${SPACE}[\\p{L}-]{2,40}){1,4}))`,
  'gu',
);

/**
 * Figures about the owner that say something else than content/statistics.yaml or than another text: "200+
 * Medienauftritte", "über 13 Jahre Erfahrung", "4,9/5".
 */
export function contradictingFigures(content: Content, files: YamlFile[], texts: Text[]): ContentError[] {
  const settled = settledFigures(content, files);
  const first = new Map<string, Figure>();
  return texts.flatMap((place) =>
    figuresOf(place).flatMap((found) => {
      const known = settled.filter(
        ({ words, isForClaims }) => (found.isClaim || !isForClaims) && follows(found.following, words),
      );
      if (known.length > 0) {
        const isRight = known.some(({ values }) => values.has(found.value));
        return isRight || isAside(found, known) ? [] : contradiction(found, known[0]?.source ?? '');
      }
      // What an article says of the world has its own source; only what the site says of itself is compared.
      const noun = found.following.find((word) => /^\p{Lu}/u.test(word));
      if (!found.isClaim || !noun || place.file.endsWith('.md')) return [];
      const earlier = first.get(stem(noun));
      if (!earlier) first.set(stem(noun), found);
      if (!earlier || earlier.value === found.value) return [];
      return contradiction(found, `„${earlier.quote}“ steht in ${earlier.place.file}:${earlier.place.line}`);
    }),
  );
}

/** Figures in proofs ("200+ Medienauftritte") that no statistic stands behind, mostly since it was deleted. */
export function unprovenFigures(content: Content, files: YamlFile[], texts: Text[]): ContentError[] {
  const settled = settledFigures(content, files);
  // A proof is read as a whole, and once more its figure alone.
  const proofs = new Map(texts.map((text) => [`${text.file} ${text.field}`, text]));
  return (
    [...proofs.values()]
      .filter(({ field }) => /proofs\[\d+\]\.strong$/.test(field))
      .flatMap(figuresOf)
      .filter(({ isClaim, following }) => isClaim && !settled.some(({ words }) => follows(following, words)))
      // A figure that counts something else elsewhere has no nouns that would compare it.
      .filter(
        ({ value, following }) =>
          !content.statistics.statistics.some(
            ({ number, label }) => amountOf(number) === value && follows(following, label.split(' ')),
          ),
      )
      .map(
        ({ place: { file, line, field }, quote }) =>
          new ContentError(
            file,
            line,
            field,
            `„${quote}“ belegt keine Zahl in content/statistics.yaml. Tragen Sie sie dort mit Beleg ein (number und label wie hier), oder streichen Sie die Angabe`,
          ),
      )
  );
}

function settledFigures({ statistics, checks }: Content, files: YamlFile[]): Settled[] {
  const lineOf = (name: YamlFile['name'], path: Array<string | number>) => {
    const file = files.find((one) => one.name === name);
    return `${file?.file}:${file?.yaml.lineOf(path)}`;
  };
  // What checks.yaml allows comes first: it is there because the same words count different things.
  return [
    ...checks.numbers.map(({ noun, values }, index) => ({
      words: noun.split(' '),
      values: new Set(values.map(amountOf)),
      // A bare "3 Jahre" is a duration.
      isForClaims: true as const,
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

function figuresOf(place: Text): Figure[] {
  return [...place.text.matchAll(figure)].map(([quote, over, number = '', plus, percent, rating, words]) => ({
    place,
    value: amountOf(number),
    isClaim: (over !== undefined || plus !== undefined) && percent === undefined,
    following: rating ? ['/5'] : (words ?? '').trim().split(/[ \u00A0]/),
    quote: shorten(quote, rating === undefined),
  }));
}

/** Up to its first noun, as the owner finds it in the text. */
function shorten(quote: string, hasNoun: boolean): string {
  return (hasNoun ? /^.*?[ \u00A0]\p{Lu}[\p{L}-]*/u.exec(quote)?.[0] : undefined) ?? quote;
}

/** Whether words begin with a phrase, one adjective before it allowed; endings do not count. */
function follows(following: string[], phrase: string[]): boolean {
  const beginsAt = (start: number) =>
    phrase.every((word, index) => stem(following[start + index] ?? '') === stem(word));
  return beginsAt(0) || (/^\p{Ll}/u.test(following[0] ?? '') && beginsAt(1));
}

/** "3 Videos pro Modul" is no claim about all of them. */
function isAside({ isClaim, value, following }: Figure, known: Settled[]): boolean {
  const smallest = Math.min(...known.flatMap(({ values }) => [...values].map(Number)));
  return !isClaim && following[0] !== '/5' && Number(value) < smallest / 4;
}

/** Nouns are compared without their endings: Bücher and Büchern are one. */
function stem(noun: string): string {
  return noun.length > 4 ? noun.replace(/(?:en|n|e|s)$/, '') : noun;
}

/** 13+, über 13 and 13 are one value; 1.000 and 1000 too. */
function amountOf(number: string): string {
  return number
    .replace(/\/5$/, '')
    .replace(/[^\d,]/g, '')
    .replace(',', '.');
}

function contradiction({ place: { file, line, field }, quote }: Figure, other: string) {
  return new ContentError(
    file,
    line,
    field,
    `„${quote}“ widerspricht einer anderen Stelle. ${other}. Gleichen Sie die Zahlen an, oder erlauben Sie beide in content/checks.yaml unter numbers`,
  );
}
