import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { costTable } from './costs.ts';

test('the README shows the table that is computed (npm run costs)', () => {
  expect(readFileSync(new URL('../README.md', import.meta.url), 'utf8')).toContain(costTable());
});
