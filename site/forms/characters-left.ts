import { normaliseText, withoutInvisible } from '../../functions/leads/text.ts';

/** Counts like the limit check: the text as sent and stored, not as typed. Negative beyond the limit. */
export function charactersLeft(value: string, limit: number, isMultiline: boolean): number {
  return limit - normaliseText(withoutInvisible(value, isMultiline)).length;
}

/** True in the last tenth of the limit. */
export function isNear(left: number, limit: number): boolean {
  return left <= limit / 10;
}
