import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { priceQuestions } from './price-questions.ts';

const before = readFileSync('site/testing/content/prices.yaml', 'utf8');
/** The questions after this change of the strategy call, which costs 595 € net. */
const asked = (from: string | RegExp, to: string) => {
  const at = before.indexOf('KI-Strategie-Call');
  const after = before.slice(0, at) + before.slice(at).replace(from, to);
  expect(after).not.toBe(before);
  return priceQuestions(before, after).map((question) => question.replaceAll('\u00a0', ' '));
};

test('a price that becomes free, and one changed by more than a third, are asked about', () => {
  expect(asked('59500', '0')).toEqual(['„KI-Strategie-Call“: Der Preis war 595 €, jetzt kostenfrei.']);
  expect(asked('59500', '79400')).toEqual(['„KI-Strategie-Call“: Der Preis war 595 €, jetzt 794 €.']);
  expect(asked('59500', '39600')).toEqual(['„KI-Strategie-Call“: Der Preis war 595 €, jetzt 396 €.']);
});

test('net that becomes gross, or gross that becomes net, is asked about', () => {
  const [, basis = ''] = /KI-Strategie-Call[\s\S]*?basis: (\w+)/.exec(before) ?? [];
  const other = basis === 'net' ? 'gross' : 'net';
  const words = basis === 'net' ? 'netto gemeint, jetzt brutto' : 'brutto gemeint, jetzt netto';
  expect(asked(`basis: ${basis}`, `basis: ${other}`)).toEqual([
    `„KI-Strategie-Call“: Der Betrag war ${words}.`,
  ]);
});

test('smaller changes, other fields, new and removed prices are not', () => {
  expect(asked('59500', '79000')).toEqual([]);
  expect(asked('KI-Strategie-Call', 'KI-Strategiegespräch')).toEqual([]);
  expect(priceQuestions(before, before.replace(/- id: [\w-]+/, '- id: neu'))).toEqual([]);
  expect(priceQuestions('', before)).toEqual([]);
});
