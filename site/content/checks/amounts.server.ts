import { ContentError } from '../content-error.ts';
import type { Content } from '../load-content.server.ts';
import { formatMoney, grossCents, netCents } from '../money.ts';
import type { Text } from './texts.server.ts';

const amount =
  /(?<![\d.,])(\d[\d.]{0,12}(?:,\d{2})?)[ \u00A0]?(?:€|Euro|EUR)(?!\p{L})|(?:€|EUR)[ \u00A0]?(\d[\d.]{0,12}(?:,\d{2})?)/gu;

/** Amounts in page texts that no price has; in articles only in lines that link to an offer of the site. */
export function unknownAmounts({ prices, checks }: Content, texts: Text[]): ContentError[] {
  const stated = prices.prices.flatMap((price) =>
    [price.cents, ...(price.instalments ? [price.instalments.cents] : [])].map((cents) => ({
      ...price,
      cents,
    })),
  );
  const known = new Set(stated.flatMap((price) => [netCents(price), grossCents(price)]));
  const accepted = new Set(checks.amounts.map(({ amount }) => amount.replaceAll('\u00A0', ' ')));

  return texts.flatMap(({ file, line, field, text }) =>
    [...text.matchAll(amount)].flatMap(([quote, before, after]) => {
      const isOffer = !file.endsWith('.md') || /\]\(\/(?!blog)/.test(text);
      const cents = Math.round(Number((before ?? after ?? '').replaceAll('.', '').replace(',', '.')) * 100);
      if (!isOffer || known.has(cents) || accepted.has(quote.replaceAll('\u00A0', ' '))) return [];
      return new ContentError(
        file,
        line,
        field,
        `„${quote}“ ist kein Preis aus content/prices.yaml.${meant(cents, stated)} Berichtigen Sie den Betrag hier oder dort, oder erlauben Sie ihn in content/checks.yaml unter amounts`,
      );
    }),
  );
}

/** The nearest amount as prices.yaml states it: its counterpart with or without VAT would be taken for it. */
function meant(cents: number, stated: Array<{ cents: number }>): string {
  const [near] = [...stated].sort((a, b) => Math.abs(a.cents - cents) - Math.abs(b.cents - cents));
  return near && Math.abs(near.cents - cents) <= cents / 5 ? ` Meinten Sie ${formatMoney(near.cents)}?` : '';
}
