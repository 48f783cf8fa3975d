import type { Price } from '../content/schemas/prices.ts';
import type { UiTexts } from '../content/schemas/site.ts';
import { fillSlots } from '../lib/fill-slots.ts';
import { formatMoney, grossCents, netCents } from '../lib/money.ts';

export type PriceAmount = Pick<
  Price,
  'cents' | 'basis' | 'vatRate' | 'audience' | 'duration' | 'from' | 'instalments'
>;

export type PriceWords = {
  /** "ab", for a minimum price. */
  from?: string;
  amount: string;
  /** The amount with or without VAT, whichever isn't the main one. */
  note?: string;
  instalments?: string;
};

/**
 * Formats a price (docs/product.md, "Prices"), always net and gross: net first for businesses, gross first for
 * consumers (PAngV § 3).
 */
export function priceWords(price: PriceAmount, texts: UiTexts['price']): PriceWords {
  if (price.cents === 0) return { amount: texts.free };
  const { amount, note } = bothAmounts(price, texts);
  const { from, instalments } = price;
  return {
    ...(from && { from: texts.from }),
    amount,
    note,
    ...(instalments && { instalments: instalmentWords(price, instalments, texts) }),
  };
}

function bothAmounts(price: Omit<PriceAmount, 'from' | 'instalments'>, texts: UiTexts['price']) {
  const [net, gross] = [formatMoney(netCents(price)), formatMoney(grossCents(price))];
  const rate = price.vatRate;
  return price.audience === 'business'
    ? { amount: net, note: `${texts.withoutVat}, ${fillSlots(texts.grossBelow, { amount: gross, rate })}` }
    : {
        amount: gross,
        note: `${fillSlots(texts.withVat, { rate })}, ${fillSlots(texts.netBelow, { amount: net })}`,
      };
}

function instalmentWords(
  { basis, vatRate, audience }: PriceAmount,
  { count, cents }: NonNullable<Price['instalments']>,
  texts: UiTexts['price'],
) {
  const { amount, note } = bothAmounts({ cents, basis, vatRate, audience }, texts);
  return `${fillSlots(texts.instalments, { count, amount })} ${note}`;
}
