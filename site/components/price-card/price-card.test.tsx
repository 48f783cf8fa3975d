import { expect, test } from 'vitest';
import type { Price } from '../../content/schemas/prices.ts';
import { attributesOf, render } from '../testing/render.tsx';
import { daysOf, LevelArt } from './level-art.tsx';
import { PriceCard } from './price-card.tsx';

const price: Price = {
  id: 'call',
  title: 'Strategie-Call',
  cents: 23800,
  basis: 'gross',
  vatRate: 19,
  audience: 'consumer',
  duration: '90 Minuten',
  includes: ['Ein Thema'],
  bonus: 'Ein Buch',
  action: { label: 'Buchen', booking: 'future-spark' },
};

test('extras are listed among the contents', () => {
  expect(render(<PriceCard price={price} />)).toContain('<li>Ein Thema</li><li>Ein Buch</li>');
});

test('only the highlighted offer has a filled button', () => {
  const look = (variant: 'plain' | 'highlighted') =>
    attributesOf(render(<PriceCard price={price} variant={variant} />), 'a').class;
  expect([look('plain'), look('highlighted')]).toEqual(['button button-outline', 'button']);
});

test('a level is drawn with a quarter circle for each of its days, below in their colours those of the levels before', () => {
  const [phone = '', wide = ''] = render(<LevelArt days={[8, 36, 70]} level={1} />).split('</svg>');
  const quarters = (part: string) =>
    [...part.matchAll(/d="([^"]*a16[^"]*)"/g)].map(([, path = '']) => path.split('M').length - 1);
  expect(quarters(wide)).toEqual([8, 28]);
  // Without a colour on phones, those of the highest level, too.
  expect(quarters(phone)).toEqual([8, 28, 34]);
  expect(phone.match(/fill="var\(--ground\)"/g)).toHaveLength(1);
  expect(phone).toContain('viewBox="0 0 224 80"');
  expect(wide).toContain('viewBox="0 0 128 80"');
  expect(phone).toContain('aria-hidden="true"');
});

test('a wall of many days has more columns, not more rows', () => {
  expect(render(<LevelArt days={[10, 200]} level={1} />)).toContain('viewBox="0 0 368 144"');
});

test.each([
  ['ab 8 Arbeitstagen; die Technik richtet Ihre IT ein', 8],
  ['nach Absprache', 0],
  [undefined, 0],
])('%s: the days of the scope', (units, days) => {
  expect(daysOf({ scope: { units } })).toBe(days);
});
