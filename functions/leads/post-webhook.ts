import { lookup } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

export type WebhookTarget = {
  url: string;
  /** Where it may lie; the local stack alone says `loopback`, and speaks HTTP. */
  network: 'public' | 'loopback';
  /** Milliseconds for everything: name, connection, answer. */
  timeoutMs?: number;
};

/** Why a webhook was not taken. The name is logged, so it holds nothing of the answer but its status. */
export class WebhookFailure extends Error {
  constructor(reason: string, cause?: unknown) {
    super(`The webhook was not delivered: ${reason}`, { cause });
    this.name = `Webhook:${reason}`;
  }
}

const WITHIN_MS = 3000;

/**
 * Posts JSON to a webhook, over HTTPS, to a public address only. Redirects are failures: whoever may change where an
 * enquiry goes is the owner.
 * @throws WebhookFailure unless the answer is 2xx
 */
export async function postWebhook(
  { url, network, timeoutMs = WITHIN_MS }: WebhookTarget,
  body: string,
  headers: Record<string, string>,
): Promise<void> {
  const target = new URL(url);
  const isPublic = network === 'public';
  if (isPublic && target.protocol !== 'https:') throw new WebhookFailure('not-https');
  // An address is not looked up, so nobody else would see it.
  if (isPublic && isPrivate(target.hostname.replace(/[[\]]/g, '')))
    throw new WebhookFailure('private-address');
  const status = await send(target, body, headers, timeoutMs, isPublic ? lookupPublic : undefined);
  if (status < 200 || status > 299) throw new WebhookFailure(`${status}`);
}

function send(
  target: URL,
  body: string,
  headers: Record<string, string>,
  timeoutMs: number,
  lookup: LookupFunction | undefined,
): Promise<number> {
  const signal = AbortSignal.timeout(timeoutMs);
  const request = target.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const sent = request(target, {
      method: 'POST',
      // No connection is kept: enquiries are rare, and a name is to be looked up anew each time.
      agent: false,
      headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), ...headers },
      signal,
      ...(lookup && { lookup }),
    });
    sent.once('response', (response) => {
      resolve(response.statusCode ?? 0);
      // The body is of no interest, however long it is.
      response.destroy();
    });
    sent.on('error', (error) => {
      if (error instanceof WebhookFailure) return reject(error);
      const { code = error.name } = error as NodeJS.ErrnoException;
      reject(new WebhookFailure(signal.aborted ? 'timeout' : code, error));
    });
    sent.end(body);
  });
}

/** Connects to what it has checked: a name that meanwhile points elsewhere makes no difference. */
const lookupPublic: LookupFunction = (hostname, options, callback) =>
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error || !first) return callback(error ?? new WebhookFailure('no-address'), []);
    if (addresses.some(({ address }) => isPrivate(address))) {
      return callback(new WebhookFailure('private-address'), []);
    }
    return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
  });

const isPrivate = (address: string) => {
  const family = isIP(address);
  return family !== 0 && privateAddresses.check(address, family === 6 ? 'ipv6' : 'ipv4');
};

/** Not for the public by https://www.iana.org/assignments/iana-ipv4-special-registry and -ipv6-. */
const privateAddresses = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  privateAddresses.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of [
  // Carry IPv4 addresses, private ones too.
  ['::', 96],
  ['64:ff9b::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const)
  privateAddresses.addSubnet(network, prefix, 'ipv6');
