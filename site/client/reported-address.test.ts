import { expect, test } from 'vitest';
import { reportedAddress } from './reported-address.ts';

test.each([
  ['https://www.example.org/blog?q=geheim#treffer', 'https://www.example.org/blog'],
  [
    'https://www.example.org/?utm_source=mail&email=max%40example.org&utm_campaign=herbst',
    'https://www.example.org/?utm_source=mail&utm_campaign=herbst',
  ],
  ['https://www.example.org/kontakt', 'https://www.example.org/kontakt'],
  [
    'https://www.example.org/api/confirmations/2xJeb-uxQR6N_qmv5Hea?utm_source=mail',
    'https://www.example.org/api/confirmations/?utm_source=mail',
  ],
  ['', ''],
])('of %s is reported %s', (address, reported) => {
  expect(reportedAddress(address)).toBe(reported);
});
