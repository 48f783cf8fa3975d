import { ContentError } from '../content-error.ts';
import { fieldName } from '../field-path.ts';
import type { Content, ContentFiles } from '../load-content.server.ts';
import { formatMoney, grossCents, netCents } from '../money.ts';
import type { Text } from './texts.server.ts';

const amount =
  /(?<![\d.,])(\d[\d.]{0,12}(?:,\d{2})?)[ \u00A0]?(?:€|Euro|EUR)(?!\p{L})|(?:€|EUR)[ \u00A0]?(\d[\d.]{0,12}(?:,\d{2})?)/gu;

/** Amounts in page texts that no price has; in articles only in lines that link to an offer of the site. */
export function unknownAmounts({ prices, checks }: Content, texts: Text[]): ContentError[] {
  const stated = prices.prices.flatMap((price) =>
    [
      price.cents,
      // That it was typed in euros is told where it stands, not at every text that names it.
      ...(isTypedAsEuros(price) ? [price.cents * 100] : []),
      ...(price.instalments ? [price.instalments.cents] : []),
    ].map((cents) => ({ ...price, cents })),
  );
  const known = new Set(stated.flatMap((price) => [netCents(price), grossCents(price)]));
  const accepted = new Set(checks.amounts.map(({ amount }) => amount.replaceAll('\u00A0', ' ')));

  return texts.flatMap(({ file, line, field, text }) => {
    const isOffer = !file.endsWith('.md') || /\]\(\/(?!blog)/.test(text);
    if (!isOffer) return [];
    const unknown = [...text.matchAll(amount)]
      .map(([quote, before, after]) => ({ quote, cents: centsOf(before ?? after ?? '') }))
      .filter(({ quote, cents }) => !known.has(cents) && !accepted.has(quote.replaceAll('\u00A0', ' ')));
    if (unknown.length === 0) return [];
    // A price and its counterpart with or without VAT go out of date together.
    const quotes = unknown.map(({ quote }) => `„${quote}“`).join(', ');
    const [are, them, it] =
      unknown.length > 1
        ? ['sind keine Preise', 'die Beträge', 'sie']
        : ['ist kein Preis', 'den Betrag', 'ihn'];
    const guess = unknown.map(({ cents }) => meant(cents, stated)).find(Boolean) ?? '';
    return new ContentError(
      file,
      line,
      field,
      `${quotes} ${are} aus content/prices.yaml.${guess} Berichtigen Sie ${them} hier oder dort, oder erlauben Sie ${it} in content/checks.yaml unter amounts`,
    );
  });
}

const centsOf = (written: string) => Math.round(Number(written.replaceAll('.', '').replace(',', '.')) * 100);

/** Below these, in euros, a price was mostly typed in euros where cents are asked for; books cost less. */
const LEAST = { business: 1000, consumer: 100 };

function isTypedAsEuros({ cents, vatRate, audience }: Content['prices']['prices'][number]): boolean {
  return cents > 0 && cents < LEAST[audience] * 100 && vatRate === 19;
}

/** Prices that are a hundredth of what is meant: `cents: 1200` for 1.200 €. */
export function centsTypedAsEuros({ prices, checks }: Content, { yaml }: ContentFiles): ContentError[] {
  const source = yaml.find(({ name }) => name === 'prices');
  if (!source) return [];
  const accepted = new Set(checks.amounts.map(({ amount }) => amount));
  return prices.prices.flatMap((price, index) => {
    const { cents } = price;
    const amount = formatMoney(cents).replaceAll('\u00A0', ' ');
    if (!isTypedAsEuros(price) || accepted.has(amount)) return [];
    const path = ['prices', index, 'cents'];
    return new ContentError(
      source.file,
      source.yaml.lineOf(path),
      fieldName(path),
      `${cents} Cent sind nur ${amount}. Meinten Sie ${formatMoney(cents * 100)}, schreiben Sie ${cents * 100}; ist der Betrag richtig, erlauben Sie „${amount}“ in content/checks.yaml unter amounts`,
    );
  });
}

/** The nearest amount as prices.yaml states it: its counterpart with or without VAT would be taken for it. */
function meant(cents: number, stated: Array<{ cents: number }>): string {
  const [near] = [...stated].sort((a, b) => Math.abs(a.cents - cents) - Math.abs(b.cents - cents));
  return near && Math.abs(near.cents - cents) <= cents / 5 ? ` Meinten Sie ${formatMoney(near.cents)}?` : '';
}
