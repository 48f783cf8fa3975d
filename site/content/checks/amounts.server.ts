import { ContentError } from '../content-error.ts';
import { fieldName } from '../field-path.ts';
import type { Content, ContentFiles } from '../load-content.server.ts';
import { formatMoney } from '../money.ts';
import type { Text } from './texts.server.ts';

const amount =
  /(?<![\d.,])(\d[\d.]{0,12}(?:,\d{2})?)[ \u00A0]?(?:€|Euro|EUR)(?!\p{L})|(?:€|EUR)[ \u00A0]?(\d[\d.]{0,12}(?:,\d{2})?)/gu;

/**
 * Amounts that are typed into page texts: those of prices.yaml, which a slot has to name, and those that no price has. In
 * articles only in lines that link to an offer of the site.
 */
export function typedAmounts({ facts, checks }: Content, texts: Text[]): ContentError[] {
  const accepted = new Set(checks.amounts.map(({ amount }) => plain(amount)));
  const stated = statedAmounts(facts);
  return texts.flatMap(({ file, line, field, text }) => {
    const isOffer = !file.endsWith('.md') || file.startsWith('content/legal/') || /\]\(\/(?!blog)/.test(text);
    if (!isOffer) return [];
    return [...text.matchAll(amount)]
      .map(([quote, before, after]) => ({ quote, cents: centsOf(before ?? after ?? '') }))
      .filter(({ quote }) => !accepted.has(plain(quote)))
      .map(({ quote, cents }) => new ContentError(file, line, field, problemOf(quote, cents, stated)));
  });
}

function problemOf(quote: string, cents: number, stated: Stated[]): string {
  const same = new Map(stated.filter((one) => one.cents === cents).map((one) => [one.price, one.slot]));
  if (same.size > 0) {
    const slots = [...same.values()].map((slot) => `{{${slot}}}`).join(' oder ');
    return `Der Betrag „${quote}“ steht schon in content/prices.yaml. Schreiben Sie ${slots} statt „${quote}“, damit er sich mit dem Preis ändert, oder erlauben Sie ihn in content/checks.yaml unter amounts`;
  }
  return `„${quote}“ ist kein Preis aus content/prices.yaml.${meant(cents, stated)} Berichtigen Sie den Betrag, oder erlauben Sie ihn in content/checks.yaml unter amounts`;
}

type Stated = { slot: string; price: string; amount: string; cents: number };

/** What slots of prices say in euros; the plain amount of a price last, so that it stands for the price. */
function statedAmounts(facts: Content['facts']): Stated[] {
  return Object.entries(facts)
    .flatMap(([slot, amount]) => {
      const [, price] = /^price:([\w-]+)(?!\S*\.from)/.exec(slot) ?? [];
      return price && amount.endsWith('€') ? { slot, price, amount, cents: centsOf(amount) } : [];
    })
    .reverse();
}

const plain = (text: string) => text.replaceAll('\u00A0', ' ');

const centsOf = (written: string) =>
  Math.round(Number(written.replaceAll(/[^\d,]/g, '').replace(',', '.')) * 100);

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
function meant(cents: number, stated: Stated[]): string {
  const [near] = stated
    .filter(({ slot }) => !/\.(?:net|gross)$/.test(slot))
    .sort((a, b) => Math.abs(a.cents - cents) - Math.abs(b.cents - cents));
  return near && Math.abs(near.cents - cents) <= cents / 5
    ? ` Meinten Sie {{${near.slot}}}, das sind ${near.amount}?`
    : '';
}
