import { isIP } from 'node:net';
import type { KeyedHash } from './keyed-hash.ts';

/** The networks a visitor is counted in: the own one and, of IPv6, the one around it. */
export type Networks = readonly [own: string, around?: string];

/**
 * The networks that limits count: an IPv4 address, or an IPv6 /64, as one connection gets it, and the /48 around it, as
 * one customer of a hoster or a tunnel gets it.
 * Takes CloudFront-Viewer-Address (address and port, IPv6 with or without brackets) or a bare address.
 */
export function clientNetworks(viewerAddress: string): Networks {
  const address = isIP(viewerAddress) === 4 ? viewerAddress : withoutPort(viewerAddress);
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return [mapped];
  if (isIP(address) !== 6) return [isIP(address) === 4 ? address : 'unknown'];
  const groups = groupsOf(address);
  const network = (bits: number) => `${groups.slice(0, bits / 16).join(':')}::/${bits}`;
  return [network(64), network(48)];
}

/**
 * Keyed hash by which mails are shared out among networks: of the widest one, because a customer's narrow ones could take
 * all shares, and of the day, so that days can't be linked.
 */
export const networkTag = (hash: KeyedHash, networks: Networks, now: Date) =>
  hash('network', networks.at(-1), now.toISOString().slice(0, 10)).toString('base64url', 0, 12);

// CloudFront always adds a port, so the last colon of an IPv6 address without brackets is the port's.
const withoutPort = (text: string) => /^\[(.+)\](?::\d+)?$/.exec(text)?.[1] ?? text.replace(/:\d+$/, '');

function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail?.split(':').filter(Boolean) ?? [];
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  const groups = [...before, ...Array<string>(Math.max(zeros, 0)).fill('0'), ...after];
  return groups.map((group) => Number.parseInt(group, 16).toString(16));
}
