/** `vatRate` in percent. */
type Amount = { cents: number; basis: 'net' | 'gross'; vatRate: number };

/** Price without VAT, in cents, rounded half up. */
export function netCents({ cents, basis, vatRate }: Amount): number {
  return basis === 'net' ? cents : Math.round((cents * 100) / (100 + vatRate));
}

/** Price with VAT, in cents, rounded half up. */
export function grossCents({ cents, basis, vatRate }: Amount): number {
  return basis === 'gross' ? cents : Math.round((cents * (100 + vatRate)) / 100);
}

const whole = new Intl.NumberFormat('de-DE', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});
const exact = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });

/**
 * The site's only money formatter: "595 €", "3.300 €", "37,37 €" (docs/product.md, "Prices").
 * @param cents amount in cents
 */
export function formatMoney(cents: number): string {
  return (cents % 100 === 0 ? whole : exact).format(cents / 100);
}
