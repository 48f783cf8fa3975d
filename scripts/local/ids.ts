import { randomBytes } from 'node:crypto';

/** An id whose alphabetical order is the order in time. */
export function timeOrderedId(now = new Date()): string {
  return `${now.toISOString().replace(/[-:.]/g, '')}-${randomBytes(4).toString('hex')}`;
}
