import { parse } from 'yaml';
import { formatMoney } from '../lib/money.ts';

type Price = { id?: string; title?: string; cents?: unknown; basis?: unknown };

/** Beyond this share of the old price, a new one may be a slip. */
const LARGE_CHANGE = 1 / 3;
const bases: Record<string, string> = { net: 'netto', gross: 'brutto' };

/**
 * Questions before prices are saved: about one that becomes free, net that becomes gross or gross that becomes net,
 * and amounts changed by more than a third.
 * @param before content/prices.yaml as it was last read or saved
 */
export function priceQuestions(before: string, after: string): string[] {
  const old = new Map(pricesIn(before).map((price) => [price.id, price]));
  return pricesIn(after).flatMap((price) => {
    const { title, cents: was, basis } = old.get(price.id) ?? {};
    const now = price.cents;
    if (typeof was !== 'number' || typeof now !== 'number') return [];
    const name = `„${title}“`;
    const questions: string[] = [];
    if (now === 0 && was > 0) questions.push(`${name}: Der Preis war ${formatMoney(was)}, jetzt kostenfrei.`);
    else if (Math.abs(now - was) > was * LARGE_CHANGE)
      questions.push(
        `${name}: Der Preis war ${was === 0 ? 'kostenfrei' : formatMoney(was)}, jetzt ${formatMoney(now)}.`,
      );
    if (price.basis !== basis)
      questions.push(
        `${name}: Der Betrag war ${bases[`${basis}`] ?? basis} gemeint, jetzt ${bases[`${price.basis}`] ?? price.basis}.`,
      );
    return questions;
  });
}

const pricesIn = (text: string): Price[] => (parse(text) as { prices?: Price[] } | null)?.prices ?? [];
