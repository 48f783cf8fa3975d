import { expect, test } from 'vitest';
import type { Price } from '../../content/schemas/prices.ts';
import { attributesOf, render } from '../testing/render.tsx';
import { LevelArt } from './level-art.tsx';
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

test.each([1, 2, 3] as const)(
  'level %i shows as many quarter circles above those of the levels before, and says nothing with them',
  (level) => {
    const html = render(<LevelArt level={level} />);
    const circles = html.split('</svg>').map((storey) => storey.match(/a128 128/g)?.length ?? 0);
    expect(circles).toEqual([3, 2, 1, 0]);
    // Those above it are set apart.
    expect(html.match(/level-art-next/g) ?? []).toHaveLength(3 - level);
    // Three fill the width.
    expect(html.match(/viewBox="0 0 384 /g)).toHaveLength(3);
    expect(html.match(/aria-hidden="true"/g)).toHaveLength(3);
  },
);
