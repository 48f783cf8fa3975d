import { randomBytes } from 'node:crypto';

/** An id that sorts by time. */
export function timeOrderedId(now = new Date()): string {
  return `${now.toISOString().replace(/[-:.]/g, '')}-${randomBytes(4).toString('hex')}`;
}
