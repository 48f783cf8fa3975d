import { expect, test } from 'vitest';
import { collections } from '../content/schemas/collections.ts';
import { contentCopy } from '../content/testing/content-copy.ts';
import { resolveReferences } from './resolve-references.server.ts';

const { load } = contentCopy();

test('a page gets the records it refers to, without the fields for the owner', () => {
  const content = load();
  const { voices, price } = {
    voices: resolveReferences(collections.services[1], content.services, content).voices,
    price: resolveReferences(collections.strategyCall[1], content.strategyCall, content).price,
  };
  expect(voices?.testimonials[0]).toMatchObject({ author: expect.any(String), rating: 5 });
  expect(JSON.stringify(voices)).not.toMatch(/sample|beleg|isRating/);
  const { cents, basis, vatRate } =
    content.prices.prices.find(({ id }) => id === content.strategyCall.price) ?? {};
  expect(price).toMatchObject({ cents, basis, vatRate });
});

test('every reference of every page is resolved', () => {
  const content = load();
  for (const [name, [, schema]] of Object.entries(collections)) {
    const resolved = resolveReferences(schema, content[name as keyof typeof collections], content);
    expect(JSON.stringify(resolved)).not.toContain('null');
  }
});
