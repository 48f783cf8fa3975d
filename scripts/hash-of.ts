import { createHash } from 'node:crypto';

/** Hash of several inputs, each with its length, so that no two lists of them run together to the same text. */
export function hashOf(inputs: ReadonlyArray<string | Buffer>): string {
  const sum = createHash('sha256');
  for (const input of inputs) sum.update(`${Buffer.byteLength(input)}\0`).update(input);
  return sum.digest('hex').slice(0, 32);
}
