import { expect, test } from 'vitest';
import { Conflict, merge } from './merge.ts';

type Price = { id: string; cents: number; text?: string };
type Base = { name: string; place: string; prices: [Price, Price, ...Price[]]; body: string };
const base: Base = {
  name: 'Erika',
  place: 'Frankfurt',
  prices: [
    { id: 'a', cents: 100, text: 'Eins' },
    { id: 'b', cents: 200 },
  ],
  body: 'Eins.\n\nZwei.\n\n```\nx\n\n\ny\n```',
};

/** Both ways round: neither side comes first. */
function merged(mine: (copy: Base) => unknown, theirs: (copy: Base) => unknown) {
  const [one, other] = [mine, theirs].map((change) => {
    const copy = structuredClone(base);
    change(copy);
    return copy;
  }) as [Base, Base];
  const result = merge(base, one, other);
  expect(merge(base, other, one)).toEqual(result);
  return result as unknown as Base;
}

test('changes of different fields, entries and paragraphs are joined', () => {
  const result = merged(
    (one) => {
      one.name = 'Erna';
      one.prices[0].cents = 150;
      one.body = one.body.replace('Eins', 'Anfang');
    },
    (other) => {
      other.place = 'Kassel';
      other.prices[0].text = 'Das Erste';
      other.prices[1].cents = 250;
      other.body = other.body.replace('Zwei', 'Ende');
    },
  );
  expect(result).toEqual({
    name: 'Erna',
    place: 'Kassel',
    prices: [
      { id: 'a', cents: 150, text: 'Das Erste' },
      { id: 'b', cents: 250 },
    ],
    body: 'Anfang.\n\nEnde.\n\n```\nx\n\n\ny\n```',
  });
});

test('what one removes, adds or moves stays so, with what the other changed elsewhere', () => {
  const result = merged(
    (one) => {
      Object.assign(one, { prices: [one.prices[1], { id: 'c', cents: 1 }] });
      one.body = `Neu.\n\n${one.body}`;
      delete (one as Partial<Base>).name;
    },
    (other) => {
      other.prices[1].cents = 250;
      other.body = other.body.replace('Zwei', 'Ende');
    },
  );
  expect(result.prices).toEqual([
    { id: 'b', cents: 250 },
    { id: 'c', cents: 1 },
  ]);
  expect(result.body).toMatch(/^Neu\.\n\nEins\.\n\nEnde\./);
  expect(result).not.toHaveProperty('name');
});

test('the same change is none to argue about', () => {
  const change = (copy: Base) => Object.assign(copy, { place: 'Kassel' });
  expect(merged(change, change).place).toBe('Kassel');
});

test('changes of the same value, paragraph or list are refused', () => {
  const refused: Array<[(copy: Base) => unknown, (copy: Base) => unknown]> = [
    [(one) => (one.place = 'Kassel'), (other) => (other.place = 'Wiesbaden')],
    [(one) => (one.place = 'Kassel'), (other) => delete (other as Partial<Base>).place],
    [(one) => (one.prices[0].cents = 1), (other) => other.prices.shift()],
    [(one) => (one.prices[0].cents = 1), (other) => (other.prices[0].id = 'c')],
    [(one) => one.prices.reverse(), (other) => other.prices.pop()],
    [(one) => (one.body = 'Eins!\n\nZwei.'), (other) => (other.body = 'Eins?\n\nZwei.')],
    [(one) => Object.assign(one, { prices: [] }), (other) => (other.prices[1].cents = 1)],
  ];
  for (const [mine, theirs] of refused) {
    expect(() => merged(mine, theirs)).toThrow(Conflict);
    expect(() => merged(theirs, mine)).toThrow(Conflict);
  }
});
