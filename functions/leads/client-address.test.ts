import { expect, test } from 'vitest';
import { clientNetwork } from './client-address.ts';

test.each([
  ['198.51.100.10:46532', '198.51.100.10'],
  ['198.51.100.10', '198.51.100.10'],
  ['[2001:db8:1:2:3:4:5:6]:443', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:3:4:5:6:443', '2001:db8:1:2::/64'],
  ['2001:0DB8:1:2::6:443', '2001:db8:1:2::/64'],
  ['2001:db8::1:443', '2001:db8:0:0::/64'],
  ['::1:443', '0:0:0:0::/64'],
  ['[::ffff:198.51.100.10]:443', '198.51.100.10'],
  ['::ffff:198.51.100.10:443', '198.51.100.10'],
  ['', 'unknown'],
  ['nonsense', 'unknown'],
])('%s counts as %s', (address, network) => {
  expect(clientNetwork(address)).toBe(network);
});

test('two addresses of one /64 count as one, those of two do not', () => {
  expect(clientNetwork('2001:db8:1:2:3::1:80')).toBe(clientNetwork('2001:db8:1:2:ffff::9:81'));
  expect(clientNetwork('2001:db8:1:2::1:80')).not.toBe(clientNetwork('2001:db8:1:3::1:80'));
});
