import { expect, test } from 'vitest';
import { ContentError } from '../site/content/errors/content-error.ts';
import { annotate } from './annotate.ts';

const found = Array.from(
  { length: 12 },
  (_, n) =>
    new ContentError(
      { file: `content/${n}.yaml`, line: n + 1, field: `list[${n}].price` },
      '100 %: zu viel,\nnicht wahr?',
    ),
);

function annotated(env: Record<string, string>): string[] {
  const lines: string[] = [];
  annotate('error', found, { env, changed: ['content/11.yaml'], print: (line) => lines.push(line) });
  return lines;
}

test('mistakes stand at their lines in the pull request, those of changed files first, in German', () => {
  const lines = annotated({ GITHUB_ACTIONS: 'true' });
  expect(lines).toHaveLength(10);
  expect(lines[0]).toBe(
    '::error file=content/11.yaml,line=12,title=list[11].price::100 %25: zu viel,%0Anicht wahr?',
  );
  expect(lines[1]).toMatch(/^::error file=content\/0\.yaml,line=1,/);
});

test('at home nothing is marked', () => {
  expect(annotated({})).toEqual([]);
});
