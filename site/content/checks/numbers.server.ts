import { ContentError } from '../content-error.ts';
import type { Content, ContentFiles } from '../load-content.server.ts';
import { formatMoney, grossCents, netCents } from '../money.ts';
import type { Price } from '../schemas/prices.ts';
import { markdownTexts, type Text, yamlTexts } from './texts.server.ts';

/** Figures and amounts that say something else in one file than in another. */
export function contradictions(content: Content, files: ContentFiles): ContentError[] {
  const texts = [...yamlTexts(files), ...markdownTexts(files)];
  return [
    ...contradictingFigures(content, texts),
    ...contradictingPromises(texts),
    ...unknownAmounts(content.prices.prices, texts),
  ].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}

type Figure = { place: Text; noun: string; value: string; words: string };

/** "200+ Medienauftritte", "über 200 Medienauftritten", "4,9/5": claims, and what statistics.yaml counts. */
const figure =
  /(?:([üÜ]ber|[mM]ehr als)[ \u00A0])?(?<![\d.,–-])(\d[\d.]*(?:,\d+)?)(\+)?(?:(\/5)(?!\d)|[ \u00A0](\p{Lu}[\p{L}-]+))/gu;

function contradictingFigures({ statistics, checks }: Content, texts: Text[]): ContentError[] {
  const allowed = new Map<string, Set<string>>();
  const allow = (noun: string, value: string) => {
    const values = allowed.get(stem(noun)) ?? new Set();
    allowed.set(stem(noun), values.add(amountOf(value)));
  };
  const counted = new Map<string, string>();
  for (const { noun, number } of statistics.statistics) {
    const key = noun ?? (number.endsWith('/5') ? '/5' : undefined);
    if (key === undefined) continue;
    allow(key, number);
    counted.set(stem(key), number);
  }
  for (const { noun, values } of checks.numbers) for (const value of values) allow(noun, value);

  const first = new Map<string, Figure>();
  return texts.flatMap((place) =>
    figuresOf(place, counted).flatMap((found) => {
      const { noun, value, words } = found;
      const values = allowed.get(stem(noun));
      if (values?.has(amountOf(value))) return [];
      const number = counted.get(stem(noun));
      if (number !== undefined) {
        return contradiction(place, words, `Die Zahl in content/statistics.yaml ist ${number}`, noun);
      }
      if (values) {
        return contradiction(
          place,
          words,
          `content/checks.yaml erlaubt nur ${[...values].join(' und ')}`,
          noun,
        );
      }
      // What an article says of the world has its own source; only what the site says of itself is compared.
      if (place.file.endsWith('.md')) return [];
      const earlier = first.get(stem(noun));
      if (!earlier) first.set(stem(noun), found);
      if (!earlier || amountOf(earlier.value) === amountOf(value)) return [];
      const { file, line } = earlier.place;
      return contradiction(place, words, `„${earlier.words}“ steht in ${file}:${line}`, noun);
    }),
  );
}

/** Claims ("13+", "über 13"), ratings, and bare numbers of what statistics.yaml counts. */
function figuresOf(place: Text, counted: ReadonlyMap<string, string>): Figure[] {
  return [...place.text.matchAll(figure)].flatMap((match) => {
    const [words, over, number = '', plus, rating, noun = '/5'] = match;
    const isClaim = over !== undefined || plus !== undefined || rating !== undefined;
    const isCounted = counted.has(stem(noun)) && !timeUnits.test(noun);
    return isClaim || isCounted ? { place, noun, value: number, words } : [];
  });
}

/** A bare "3 Jahre" is a duration, not the owner's experience. */
const timeUnits = /^(?:Sekunde|Minute|Stunde|Tag|Woche|Monat|Jahr)/;

/** Nouns are compared without their endings: Bücher and Büchern are one. */
function stem(noun: string): string {
  return noun.length > 4 ? noun.replace(/(?:en|n|e|s)$/, '') : noun;
}

/** 13+, über 13 and 13 are one amount; 1.000 and 1000 too. */
function amountOf(value: string): string {
  return value.replace(/\/5$/, '').replace(/[^\d,]/g, '');
}

/** How soon the owner answers: "innerhalb von 24 Stunden". */
const promise = /innerhalb von[ \u00A0](\d+)[ \u00A0]Stunden/gu;

function contradictingPromises(texts: Text[]): ContentError[] {
  const found = texts.flatMap((place) =>
    [...place.text.matchAll(promise)].map(([words, hours]) => ({ place, words, hours })),
  );
  const [first] = found;
  return found
    .filter(({ hours }) => hours !== first?.hours)
    .map(({ place, words }) =>
      contradiction(place, words, `„${first?.words}“ steht in ${first?.place.file}:${first?.place.line}`),
    );
}

const amount = /(?<![\d.,])(\d[\d.]*(?:,\d{2})?)[ \u00A0](?:€|Euro)(?![\p{L}])/gu;

/** Amounts in page texts that no price has; in articles only in lines that link to an offer of the site. */
function unknownAmounts(prices: Price[], texts: Text[]): ContentError[] {
  const known = new Set(
    prices.flatMap((price) => {
      const amounts = [price.cents, ...(price.instalments ? [price.instalments.cents] : [])];
      return amounts.flatMap((cents) => [netCents({ ...price, cents }), grossCents({ ...price, cents })]);
    }),
  );
  return texts.flatMap((place) =>
    [...place.text.matchAll(amount)].flatMap((match) => {
      const [words, number = ''] = match;
      const isOffer = !place.file.endsWith('.md') || /\]\(\/(?!blog)/.test(place.text);
      const cents = Math.round(Number(number.replaceAll('.', '').replace(',', '.')) * 100);
      if (!isOffer || known.has(cents)) return [];
      const [near = 0] = [...known].sort((a, b) => Math.abs(a - cents) - Math.abs(b - cents));
      const meant = Math.abs(near - cents) <= cents / 5 ? ` Meinten Sie ${formatMoney(near)}?` : '';
      return new ContentError(
        place.file,
        place.line,
        place.field,
        `„${words}“ ist kein Preis aus content/prices.yaml.${meant} Berichtigen Sie den Betrag hier oder dort`,
      );
    }),
  );
}

function contradiction({ file, line, field }: Text, words: string, other: string, noun?: string) {
  const remedy = noun
    ? 'Gleichen Sie die Zahlen an, oder erlauben Sie beide in content/checks.yaml unter numbers'
    : 'Gleichen Sie die Angaben an';
  return new ContentError(
    file,
    line,
    field,
    `„${words}“ widerspricht einer anderen Stelle. ${other}. ${remedy}`,
  );
}
