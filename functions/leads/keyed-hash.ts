import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** HMAC of a purpose and its parts. */
export type KeyedHash = (purpose: string, ...parts: unknown[]) => Buffer;

export const createKeyedHash =
  (secret: string): KeyedHash =>
  (purpose, ...parts) =>
    createHmac('sha256', secret)
      .update(JSON.stringify([purpose, ...parts]))
      .digest();

/** Constant-time comparison that reveals not even the length of `expected`. */
export const equalInConstantTime = (given: string, expected: string) =>
  timingSafeEqual(sha256(given), sha256(expected));

/** Tells whether two submissions carry the same data; stored beside that data, so it needs no key. */
export const fingerprintOf = (...parts: unknown[]) => sha256(JSON.stringify(parts)).toString('base64url');

const sha256 = (text: string) => createHash('sha256').update(text).digest();

/** A form re-sent without JavaScript counts as the same submission for this long. */
const WINDOW_MS = 10 * 60 * 1000;

/**
 * Ids for a submission without one: the same data in the same window gives the same id. Stored under the first; the
 * second is what the previous window would have given.
 */
export function derivedIds(hash: KeyedHash, form: string, data: unknown, now: Date): [string, string] {
  const window = Math.floor(now.getTime() / WINDOW_MS);
  const id = (of: number) => toUuid(hash('submission', form, data, of));
  return [id(window), id(window - 1)];
}

/**
 * Replacement id for a free-prompts lead whose id another address holds. Keyed, so that nobody can reserve it in
 * advance, and stable across resends.
 */
export const ownId = (hash: KeyedHash, { id, email }: { id: string; email: string }) =>
  toUuid(hash('own-id', id, email));

/** UUID version 8 (RFC 9562): our own bits in the common form. */
function toUuid(hash: Buffer): string {
  const bytes = Buffer.from(hash.subarray(0, 16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
