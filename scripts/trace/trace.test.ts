import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkTrace, linesToTrace, TRACE } from './trace.ts';

test('every line of the specification has a place and a test that still say so', () => {
  const { problems, lines, rows } = checkTrace(readFileSync(TRACE, 'utf8'));
  expect(problems).toEqual([]);
  expect(lines).toBeGreaterThan(200);
  expect(rows).toBeGreaterThan(lines);
});

const place = '[cspell.json](../cspell.json) `"language"`';
const held = '[scripts/trace/trace.test.ts](../scripts/trace/trace.test.ts) "what has rotted is named"';
const traceOf = (...rows: string[]) => checkTrace(`<!-- lines: S1-S2 -->\n${rows.join('\n')}`).problems;

test('what has rotted is named with its line', () => {
  const good = `| S1 | words | ${place} | ${held} |`;
  expect(traceOf(good, good.replace('S1', 'S2'))).toEqual([]);
  expect(traceOf(good)).toEqual(['S2 has no row.']);
  const bad = [
    [`| S2 | words | nowhere | ${held} |`, 'S2: it has no place.'],
    [`| S2 | words | ${place} | **none** |`, 'S2: it has no test.'],
    [`| S2 | words | [gone.ts](../gone.ts) \`x\` | ${held} |`, 'S2: gone.ts is not there.'],
    [
      `| S2 | words | [cspell.json](../cspell.json) | ${held} |`,
      'S2: cspell.json: it does not say what to look for.',
    ],
    [
      `| S2 | words | [cspell.json](../cspell.json) \`other\` words | ${held} |`,
      'S2: cspell.json does not say “other”.',
    ],
  ];
  for (const [row = '', problem] of bad) expect(traceOf(good, row)).toEqual([`docs/TRACE.md:3 ${problem}`]);
});

test('a document that says more or less than what is traced is named', () => {
  const rows = `<!-- lines: S1-S2 -->\n${['S1', 'S2'].map((line) => `| ${line} | words | ${place} | ${held} |`).join('\n')}`;
  expect(checkTrace(rows, { S: 'one\ntwo\n' }).problems).toEqual([]);
  expect(checkTrace(rows, { S: 'one\n\nthree\n' }).problems).toEqual(['The document has changed: S3, S2.']);
});

test('blank lines, headings and the frame of a table say nothing', () => {
  expect(linesToTrace('# A\n\nwords\n\n| From | To |\n|---|:---|\n| /a | /b |\n')).toEqual([3, 7]);
});
