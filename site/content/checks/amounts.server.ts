import { formatMoney } from '../../lib/money.ts';
import type { Content } from '../content.ts';
import { ContentError } from '../errors/content-error.ts';
import type { ContentFiles } from '../read/files-as-read.ts';
import { frontMatters, markdownTexts, yamlTexts } from '../read/texts.server.ts';
import { withoutAccepted } from './accepted.server.ts';

const amount =
  /(?<![\d.,])(\d[\d.]{0,12}(?:,\d{2})?)[ \u00A0]?(?:€|Euro|EUR)(?!\p{L})|(?:€|EUR)[ \u00A0]?(\d[\d.]{0,12}(?:,\d{2})?)/gu;

/**
 * Amounts typed into page texts that are probably a price of prices.yaml, now or before it changed. Hints only: a text may
 * name others' prices. In article bodies, only lines linking to an offer are checked; in front matter, only the price itself.
 */
export function typedAmounts(content: Content, files: ContentFiles): ContentError[] {
  const slots = priceSlots(content.facts, content.prices);
  const texts = [...yamlTexts([...files.yaml, ...frontMatters(files.markdown)]), ...markdownTexts(files)];
  return texts.flatMap((location) => {
    const { file, field, text } = location;
    const isHead = file.startsWith('content/blog/') && field !== '';
    const isOffer = !file.endsWith('.md') || file.startsWith('content/legal/') || /\]\(\/(?!blog)/.test(text);
    if (!isOffer && !isHead) return [];
    return [...withoutAccepted(text, content.checks).matchAll(amount)].flatMap(([quote, before, after]) => {
      const cents = centsOf(before ?? after ?? '');
      const problem =
        typedPrice(quote, cents, slots) ?? (isHead ? undefined : formerPrice(quote, cents, slots));
      return problem ? new ContentError(location, problem) : [];
    });
  });
}

/** Problem of an amount that prices.yaml has. */
function typedPrice(quote: string, cents: number, slots: PriceSlot[]): string | undefined {
  const same = new Map(slots.filter((one) => one.cents === cents).map((one) => [one.price, one.slot]));
  if (same.size === 0) return undefined;
  const replacement = [...same.values()].map((slot) => `{{${slot}}}`).join(' oder ');
  return `Der Betrag „${quote}“ steht auch in content/prices.yaml. Ist dieser Preis gemeint, schreiben Sie ${replacement} statt „${quote}“, damit er sich mit ihm ändert`;
}

/**
 * Problem of an amount close to a price, with the price as prices.yaml states it and its offer. Net and gross slots are
 * left out, so that a changed price isn't matched with its own counterpart.
 */
function formerPrice(quote: string, cents: number, slots: PriceSlot[]): string | undefined {
  const [nearest] = slots
    .filter(({ slot }) => !/\.(?:net|gross)$/.test(slot))
    .sort((a, b) => Math.abs(a.cents - cents) - Math.abs(b.cents - cents));
  if (!nearest || Math.abs(nearest.cents - cents) > cents / 5) return undefined;
  return `„${quote}“ ist kein Preis aus content/prices.yaml. Meinten Sie {{${nearest.slot}}}, das sind ${nearest.amount} für „${nearest.title}“?`;
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

const centsOf = (written: string) =>
  Math.round(Number(written.replaceAll(/[^\d,]/g, '').replace(',', '.')) * 100);

/** Prices below these, in euros, were probably typed in euros instead of cents. Books (reduced VAT) are exempt. */
const MIN_PRICE = { business: 1000, consumer: 100 };

function isTypedAsEuros({ cents, vatRate, audience }: Content['prices']['prices'][number]): boolean {
  return cents > 0 && cents < MIN_PRICE[audience] * 100 && vatRate === 19;
}

/**
 * Prices a hundred times too low: `cents: 1200` for 1.200 €.
 * @param unit of the amounts where they are mended: the form has euros
 */
export function centsTypedAsEuros(
  { prices, checks }: Content,
  { yaml }: ContentFiles,
  unit: 'cents' | 'euros' = 'cents',
): ContentError[] {
  const source = yaml.find(({ name }) => name === 'prices');
  if (!source) return [];
  return prices.prices.flatMap((price, index) => {
    const { cents } = price;
    const amount = formatMoney(cents).replaceAll('\u00A0', ' ');
    if (!isTypedAsEuros(price) || withoutAccepted(amount, checks) === '') return [];
    const path = ['prices', index, 'cents'];
    return new ContentError(
      source.yaml.at(path),
      `${unit === 'cents' ? `${cents} Cent sind` : 'Das sind'} nur ${amount}. Meinten Sie ${formatMoney(cents * 100)}, schreiben Sie ${unit === 'cents' ? cents * 100 : cents}; ist der Betrag richtig, erlauben Sie „${amount}“ in content/checks.yaml unter accepted`,
    );
  });
}
