import type { KeyedHash } from './keyed-hash.ts';

/** How long a form sent again without JavaScript is taken for the same submission. */
const WINDOW_MS = 10 * 60 * 1000;

/**
 * Ids for a submission that brings none: the same data in the same window gives the same id. The first is the
 * one to store under, the second the one that the previous window would have given.
 */
export function derivedIds(hash: KeyedHash, form: string, data: unknown, now: Date): [string, string] {
  const window = Math.floor(now.getTime() / WINDOW_MS);
  const id = (of: number) => toUuid(hash('submission', form, data, of));
  return [id(window), id(window - 1)];
}

/**
 * The id of a free-prompts lead whose own is taken by another address. Keyed, so that nobody can take it beforehand, and
 * the same whenever the same is sent again.
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
