import { expect, test } from 'vitest';
import type { Price } from '../../content/schemas/prices.ts';
import { attributesOf, render } from '../testing/render.tsx';
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
  bonus: { text: 'Ein Buch' },
  action: { label: 'Buchen', booking: 'future-spark' },
};

test('extras are listed among the contents', () => {
  expect(render(<PriceCard price={price} />)).toContain('<li>Ein Thema</li><li>Ein Buch</li>');
});

test('only the offer that is highlighted, or leads a series, has a filled button', () => {
  const look = (variant: 'plain' | 'highlighted' | 'lead') =>
    attributesOf(render(<PriceCard price={price} variant={variant} />), 'a').class;
  expect([look('plain'), look('highlighted'), look('lead')]).toEqual([
    'button button-outline',
    'button',
    'button',
  ]);
});
