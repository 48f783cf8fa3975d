import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { ask } from './ask.ts';
import type { Fields } from './file-formats.ts';
import { formats } from './formats.ts';
import { withQuestions } from './saving.ts';

// Both are of browsers.
vi.mock('./ask.ts', () => ({ ask: vi.fn(() => Promise.resolve(true)) }));
vi.mock('./mark-fields.ts', () => ({ markFields: () => {} }));

test('a price that is saved again is compared with what was saved before', async () => {
  const format = formats(console.error).find(({ name }) => name === 'content/prices.yaml');
  if (!format) throw new Error('no format of the prices');
  const form = withQuestions(format, new Map() as never, { documents: {}, signs: '', downloads: [] });
  const fields = form.fromFile(readFileSync('site/testing/content/prices.yaml', 'utf8'));
  const save = (cents: number) => {
    const [first, ...others] = fields.prices as Fields[];
    return form.toFile({ ...fields, prices: [{ ...first, cents }, ...others] });
  };
  await save(1_234_500);
  vi.mocked(ask).mockClear();
  await save(1_240_000);
  expect(ask).not.toHaveBeenCalled();
  await save(2_240_000);
  expect(`${vi.mocked(ask).mock.lastCall?.[1]}`).toMatch(/Der Preis war 12\.400/);
});
