import { expect, test } from 'vitest';
import { type PriceAmount, priceWords } from '../../assemble/price-words.ts';
import { render, site } from '../testing/render.tsx';
import { Price } from './price.tsx';

const words = (price: Partial<PriceAmount>) =>
  priceWords({ cents: 0, basis: 'net', vatRate: 19, audience: 'business', ...price }, site.ui.price);

/** Content may contain U+00A0; the tests compare words only. */
const plain = (text = '') => text.replaceAll('\u00a0', ' ');

test('a business reads the net price first and the gross price below it', () => {
  const { amount, note } = words({ cents: 1200000 });
  expect(plain(amount)).toBe('12.000 €');
  expect(plain(note)).toBe('zzgl. USt., 14.280 € inkl. 19 % USt.');
});

test('a consumer reads the gross price first and the net price below it', () => {
  const { amount, note } = words({ cents: 23800, basis: 'gross', audience: 'consumer' });
  expect(plain(amount)).toBe('238 €');
  expect(plain(note)).toBe('inkl. 19 % MwSt., 200 € netto');
});

test('books carry the reduced rate', () => {
  const { note } = words({ cents: 3999, basis: 'gross', vatRate: 7, audience: 'consumer' });
  expect(plain(note)).toBe('inkl. 7 % MwSt., 37,37 € netto');
});

test('a free offer names no tax', () => {
  expect(words({ cents: 0, basis: 'gross', audience: 'consumer' })).toEqual({ amount: site.ui.price.free });
});

test('instalments are net and gross as well', () => {
  const { instalments } = words({ cents: 330000, instalments: { count: 3, cents: 110000 } });
  expect(plain(instalments)).toBe('3 Raten zu je 1.100 € zzgl. USt., 1.309 € inkl. 19 % USt.');
});

test('a minimum price is marked as such', () => {
  const html = render(
    <Price price={{ cents: 750000, from: true, basis: 'net', vatRate: 19, audience: 'business' }} />,
  );
  expect(plain(html)).toContain(`<b><small>${site.ui.price.from} </small>7.500 €</b>`);
});
