import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** Hash of a purpose and its parts that nobody without the secret can reproduce. */
export type KeyedHash = (purpose: string, ...parts: unknown[]) => Buffer;

export const createKeyedHash =
  (secret: string): KeyedHash =>
  (purpose, ...parts) =>
    createHmac('sha256', secret)
      .update(JSON.stringify([purpose, ...parts]))
      .digest();

/** Compares in a time that says nothing about the expected text, not even its length. */
export const equalInConstantTime = (given: string, expected: string) =>
  timingSafeEqual(sha256(given), sha256(expected));

/** Tells whether two submissions carry the same data; stored beside that data, so it needs no key. */
export const fingerprintOf = (...parts: unknown[]) => sha256(JSON.stringify(parts)).toString('base64url');

const sha256 = (text: string) => createHash('sha256').update(text).digest();
