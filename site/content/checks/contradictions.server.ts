import type { Content, ContentFiles } from '../content.ts';
import { ContentError } from '../errors/content-error.ts';
import { centsTypedAsEuros, typedAmounts } from './amounts.server.ts';
import { contradictingNumbers } from './numbers.server.ts';
import { frontMatters, markdownTexts, type Text, yamlTexts } from './texts.server.ts';

/** Numbers, promises and amounts that contradict each other between texts. */
export function contradictions(content: Content, files: ContentFiles): ContentError[] {
  const texts = [...yamlTexts(files.yaml), ...markdownTexts(files)];
  const found = [
    ...contradictingNumbers(content, files.yaml, texts),
    ...contradictingPromises(texts),
    ...contradictingVatRates(content, texts),
    ...typedAmounts(content, [...texts, ...yamlTexts(frontMatters(files.markdown))]),
  ].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
  // Causes come before their consequences. Texts contain each proof twice, as its number alone and as a sentence:
  // report it once.
  const distinct = new Map([...centsTypedAsEuros(content, files), ...found].map((one) => [one.message, one]));
  return [...distinct.values()];
}

const vat = /(\d{1,2}(?:,\d+)?)[ \u00A0]?(?:%|Prozent)[ \u00A0](?:MwSt|USt|Mehrwertsteuer|Umsatzsteuer)/gu;

/** VAT rates in texts that no price has. */
function contradictingVatRates({ prices }: Content, texts: Text[]): ContentError[] {
  const rates = [...new Set(prices.prices.map(({ vatRate }) => vatRate))];
  return texts.flatMap((location) =>
    [...location.text.matchAll(vat)]
      .filter(([, rate = '']) => !rates.includes(Number(rate.replace(',', '.')) as (typeof rates)[number]))
      .map(
        ([words]) =>
          new ContentError(
            location,
            `„${words}“ widerspricht content/prices.yaml: Dort steht bei vatRate ${rates.join(' oder ')}. Gleichen Sie die Angaben an`,
          ),
      ),
  );
}

/** Promised reply time: "innerhalb von 24 Stunden". */
const promise = /(?:innerhalb von|binnen)[ \u00A0](\d+)[ \u00A0]Stunden/gu;

function contradictingPromises(texts: Text[]): ContentError[] {
  const found = texts.flatMap((location) =>
    [...location.text.matchAll(promise)].map(([words, hours]) => ({ location, words, hours })),
  );
  const [first] = found;
  return found
    .filter(({ hours }) => hours !== first?.hours)
    .map(
      ({ location, words }) =>
        new ContentError(
          location,
          `„${words}“ widerspricht einer anderen Stelle. „${first?.words}“ steht in ${first?.location.file}:${first?.location.line}. Gleichen Sie die Angaben an`,
        ),
    );
}
