import { expect, test } from 'vitest';
import { renderMarkdown } from './markdown.server.ts';
import { parseMarkdown } from './parse-markdown.server.ts';

const render = (body: string) =>
  renderMarkdown(parseMarkdown({ file: 'a.md', body, firstLine: 1 }), {
    firstLine: 1,
    tableLabel: 'Tabelle',
  });

const widths = (...rows: string[]) => {
  const body = ['| Art | vorher | nachher |', '|---|---|---|', ...rows].join('\n');
  const { html } = render(body);
  return [...html.matchAll(/<rect width="([^"]+)"/g)].map(([, width]) => width);
};

test('a table of numbers has a bar under each, the largest as wide as its column', () => {
  expect(widths('| Anrufe | 1.000 | 17,5 |', '| Briefe | 0 | 250 |')).toEqual(['100%', '1.8%', '0%', '25%']);
});

test('percentages are parts of a hundred', () => {
  const body = '| Wohin | Prozent (rund) |\n|---|---|\n| Menschen | 70 |\n| Technik | 17,5 |';
  const { html } = render(body);
  expect([...html.matchAll(/<rect width="([^"]+)"/g)].map(([, width]) => width)).toEqual(['70%', '17.5%']);
});

test('shares of a number are parts of it, each beginning where the one before ends', () => {
  const body = '| Von 60 Minuten gehören | Minuten |\n|---|---|\n| dem Geschäft | 30 |\n| dem Lernen | 15 |';
  const { html } = render(body);
  expect([...html.matchAll(/<rect ([^>]*?) height/g)].map(([, place]) => place)).toEqual([
    'width="50%"',
    'x="50%" width="25%"',
  ]);
});

test('shares that exceed their number all begin at its start', () => {
  const body = '| Von 60 Minuten gehören | Minuten |\n|---|---|\n| dem Geschäft | 50 |\n| dem Lernen | 15 |';
  const { html } = render(body);
  expect(html).not.toContain('<rect x=');
});

test('amounts in euros have bars, too', () => {
  expect(widths('| A | 43.200 € | 86.400 € |', '| C | 0 € | 21.600 € |')).toEqual([
    '50%',
    '100%',
    '0%',
    '25%',
  ]);
});

test.each([
  ['a word', '| Anrufe | 30 | keine |'],
  ['an empty cell', '| Anrufe | 30 | |'],
  ['years only', '| Start | 2024 | 2026 |'],
  ['nothing but zeros', '| Anrufe | 0 | 0 |'],
])('a table with %s has none', (_, row) => {
  expect(widths(row)).toEqual([]);
});
