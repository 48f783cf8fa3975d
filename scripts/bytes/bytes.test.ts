import { expect, test } from 'vitest';
import { readAccepted } from './accepted.ts';
import { judge } from './judge.ts';
import { measure } from './measure.ts';

/** Needs what `npm test` builds before. */
test('every page is within its budgets, and none has grown by more than 2 % unnoticed', async () => {
  const { problems, hints } = judge(readAccepted(), await measure());
  if (hints.length) console.log(hints.join('\n'));
  expect(problems.join('\n')).toBe('');
});
