import { isIP } from 'node:net';

/**
 * Whom the rate limit counts: an IPv4 address or an IPv6 /64, which is what one connection is given.
 * Takes CloudFront-Viewer-Address (address and port, IPv6 with or without brackets) or a bare address.
 */
export function clientNetwork(viewerAddress: string): string {
  const address = isIP(viewerAddress) === 4 ? viewerAddress : withoutPort(viewerAddress);
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  return isIP(address) === 6 ? `${firstGroups(address)}::/64` : isIP(address) === 4 ? address : 'unknown';
}

// CloudFront always adds a port, so the last colon of an IPv6 address without brackets is the port's.
const withoutPort = (text: string) => /^\[(.+)\](?::\d+)?$/.exec(text)?.[1] ?? text.replace(/:\d+$/, '');

function firstGroups(address: string): string {
  const [head = '', tail] = address.split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail?.split(':').filter(Boolean) ?? [];
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  const groups = [...before, ...Array<string>(Math.max(zeros, 0)).fill('0'), ...after];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
