import { formatMoney } from '../../lib/money.ts';
import type { Content, ContentFiles } from '../content.ts';
import { ContentError } from '../errors/content-error.ts';
import type { Text } from './texts.server.ts';

const amount =
  /(?<![\d.,])(\d[\d.]{0,12}(?:,\d{2})?)[ \u00A0]?(?:€|Euro|EUR)(?!\p{L})|(?:€|EUR)[ \u00A0]?(\d[\d.]{0,12}(?:,\d{2})?)/gu;

/**
 * Amounts typed into page texts: those in prices.yaml, which need a slot, and those that match no price. In article
 * bodies, only lines linking to an offer are checked; in front matter, only amounts in prices.yaml are reported.
 */
export function typedAmounts({ facts, checks, prices }: Content, texts: Text[]): ContentError[] {
  const accepted = new Set(checks.amounts.map(({ amount }) => plain(amount)));
  const slots = priceSlots(facts, prices);
  return texts.flatMap((location) => {
    const { file, field, text } = location;
    const isHead = file.startsWith('content/blog/') && field !== '';
    const isOffer = !file.endsWith('.md') || file.startsWith('content/legal/') || /\]\(\/(?!blog)/.test(text);
    if (!isOffer && !isHead) return [];
    return [...text.matchAll(amount)]
      .map(([quote, before, after]) => ({ quote, cents: centsOf(before ?? after ?? '') }))
      .filter(({ quote }) => !accepted.has(plain(quote)))
      .filter(({ cents }) => !isHead || slots.some((one) => one.cents === cents))
      .map(({ quote, cents }) => new ContentError(location, problemOf(quote, cents, slots)));
  });
}

function problemOf(quote: string, cents: number, slots: PriceSlot[]): string {
  const same = new Map(slots.filter((one) => one.cents === cents).map((one) => [one.price, one.slot]));
  if (same.size > 0) {
    const replacement = [...same.values()].map((slot) => `{{${slot}}}`).join(' oder ');
    return `Der Betrag „${quote}“ steht schon in content/prices.yaml. Schreiben Sie ${replacement} statt „${quote}“, damit er sich mit dem Preis ändert, oder erlauben Sie ihn in content/checks.yaml unter amounts`;
  }
  return `„${quote}“ ist kein Preis aus content/prices.yaml.${suggestSlot(cents, slots)} Berichtigen Sie den Betrag, oder erlauben Sie ihn in content/checks.yaml unter amounts`;
}

type PriceSlot = { slot: string; price: string; title: string; amount: string; cents: number };

/** Euro amounts by price slot. Reversed, so that a price's plain slot comes last and wins. */
function priceSlots(facts: Content['facts'], { prices }: Content['prices']): PriceSlot[] {
  const titles = new Map<string, string>(prices.map(({ id, title }) => [id, title]));
  return Object.entries(facts)
    .flatMap(([slot, amount]) => {
      const [, price] = /^price:([\w-]+)(?!\S*\.from)/.exec(slot) ?? [];
      const title = titles.get(price ?? '') ?? '';
      return price && amount.endsWith('€') ? { slot, price, title, amount, cents: centsOf(amount) } : [];
    })
    .reverse();
}

const plain = (text: string) => text.replaceAll('\u00A0', ' ');

const centsOf = (written: string) =>
  Math.round(Number(written.replaceAll(/[^\d,]/g, '').replace(',', '.')) * 100);

/** Prices below these, in euros, were probably typed in euros instead of cents. Books (reduced VAT) are exempt. */
const MIN_PRICE = { business: 1000, consumer: 100 };

function isTypedAsEuros({ cents, vatRate, audience }: Content['prices']['prices'][number]): boolean {
  return cents > 0 && cents < MIN_PRICE[audience] * 100 && vatRate === 19;
}

/** Prices a hundred times too low: `cents: 1200` for 1.200 €. */
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
      source.yaml.at(path),
      `${cents} Cent sind nur ${amount}. Meinten Sie ${formatMoney(cents * 100)}, schreiben Sie ${cents * 100}; ist der Betrag richtig, erlauben Sie „${amount}“ in content/checks.yaml unter amounts`,
    );
  });
}

/**
 * Suggests the nearest amount as prices.yaml states it, with its offer, as it may be another than the text's. Net and
 * gross slots are left out, so that a changed price isn't matched with its own counterpart.
 */
function suggestSlot(cents: number, slots: PriceSlot[]): string {
  const [nearest] = slots
    .filter(({ slot }) => !/\.(?:net|gross)$/.test(slot))
    .sort((a, b) => Math.abs(a.cents - cents) - Math.abs(b.cents - cents));
  return nearest && Math.abs(nearest.cents - cents) <= cents / 5
    ? ` Meinten Sie {{${nearest.slot}}}, das sind ${nearest.amount} für „${nearest.title}“?`
    : '';
}
