import { normaliseText } from '../../functions/leads/text.ts';

/** Counts like the limit check: the text as stored, not as typed. Negative beyond the limit. */
export function charactersLeft(value: string, limit: number): number {
  return limit - normaliseText(value).length;
}

/** True in the last tenth of the limit. */
export function isNear(left: number, limit: number): boolean {
  return left <= limit / 10;
}
