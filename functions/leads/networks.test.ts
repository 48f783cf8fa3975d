import { expect, test } from 'vitest';
import { clientNetworks } from './networks.ts';

test.each([
  ['198.51.100.10:46532', ['198.51.100.10']],
  ['198.51.100.10', ['198.51.100.10']],
  ['[2001:db8:1:2:3:4:5:6]:443', ['2001:db8:1:2::/64', '2001:db8:1::/48']],
  ['2001:db8:1:2:3:4:5:6:443', ['2001:db8:1:2::/64', '2001:db8:1::/48']],
  ['2001:0DB8:1:2::6:443', ['2001:db8:1:2::/64', '2001:db8:1::/48']],
  ['2001:db8::1:443', ['2001:db8:0:0::/64', '2001:db8:0::/48']],
  ['::1:443', ['0:0:0:0::/64', '0:0:0::/48']],
  ['[::ffff:198.51.100.10]:443', ['198.51.100.10']],
  ['::ffff:198.51.100.10:443', ['198.51.100.10']],
  ['', ['unknown']],
  ['nonsense', ['unknown']],
])('%s counts as %s', (address, networks) => {
  expect(clientNetworks(address)).toEqual(networks);
});

test('two addresses of one /64 count as one, those of two only as one /48', () => {
  expect(clientNetworks('2001:db8:1:2:3::1:80')).toEqual(clientNetworks('2001:db8:1:2:ffff::9:81'));
  const [[own, around], [other, same]] = [
    clientNetworks('2001:db8:1:2::1:80'),
    clientNetworks('2001:db8:1:3::1:80'),
  ];
  expect([own === other, around === same]).toEqual([false, true]);
});
