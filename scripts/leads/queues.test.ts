import { expect, test } from 'vitest';
import { isAbout } from './queues.ts';

test.each([
  ['its address', JSON.stringify({ email: 'Weg@Example.org' }), true],
  ['the id of a lead', JSON.stringify({ id: 'a', email: 'x@example.org' }), true],
  [
    'an address inside what SNS wraps',
    JSON.stringify({ Message: JSON.stringify({ email: 'weg@example.org' }) }),
    true,
  ],
  ['a mention by others', JSON.stringify({ email: 'x@example.org', message: 'weg@example.org' }), false],
  ['an address that ends alike', JSON.stringify({ email: 'xweg@example.org' }), false],
  ['an occurrence in what cannot be read', '{"email":"weg@example.org"', true],
  ['nothing', 'null', false],
])('a message is about somebody by %s: %s', (_, body, expected) => {
  expect(isAbout(body, { email: 'weg@example.org', ids: ['a'] })).toBe(expected);
});

test.each([
  JSON.stringify({ email: 'weg@bücher.example' }),
  JSON.stringify({ email: 'weg@xn--bcher-kva.example' }),
  '{"email":"weg@bücher.example"',
  '{"email":"weg@xn--bcher-kva.example"',
])('an umlaut in the domain is recognised in either spelling: %s', (body) => {
  expect(isAbout(body, { email: 'weg@xn--bcher-kva.example', ids: [] })).toBe(true);
});
