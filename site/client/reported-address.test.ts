import { expect, test } from 'vitest';
import { reportedAddress } from './reported-address.ts';

test.each([
  ['https://www.example.com/blog?q=geheim#treffer', 'https://www.example.com/blog'],
  [
    'https://www.example.com/?utm_source=mail&email=max%40example.com&utm_campaign=herbst',
    'https://www.example.com/?utm_source=mail&utm_campaign=herbst',
  ],
  ['https://www.example.com/kontakt', 'https://www.example.com/kontakt'],
  ['', ''],
])('of %s is reported %s', (address, reported) => {
  expect(reportedAddress(address)).toBe(reported);
});
