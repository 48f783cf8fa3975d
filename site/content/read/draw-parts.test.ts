import { expect, test } from 'vitest';
import { parseArticle } from './article.server.ts';
import { noFacts } from './site-facts.server.ts';

const head = 'title: T\ndescription: D\ndate: 2026-01-02\nauthor: A\ncategory: KI-Trends\nexcerpt: E\n';

/** How many pieces each group of each drawing has. */
const groups = (...rows: string[]) => {
  const body = `| Ein Tag | vorher | nachher |\n|---|---|---|\n${rows.map((row) => `| ${row} |`).join('\n')}`;
  const { html } = parseArticle('a.md', `---\n${head}form: countdown\n---\n\n${body}\n`, {
    tableLabel: 'Tabelle',
    facts: noFacts,
  });
  return [...html.matchAll(/<svg class="field".*?<\/svg>/gs)].map(([drawing]) =>
    [...drawing.matchAll(/ d="([^"]*)"/g)].map(([, path = '']) => path.match(/z/g)?.length ?? 0),
  );
};

test('what a table divides is a field of its parts, in which those that are missing keep their place', () => {
  expect(
    groups('Anrufe | 9 | 4', 'davon leicht | 6 | 0', 'davon schwer | 3 | 4', 'mit Dank | 7 | 1'),
  ).toEqual([
    [0, 6, 3],
    [5, 0, 4],
    [0, 1, 0],
    [0, 0, 1],
  ]);
});

test.each([
  ['whose parts are not the whole', ['Anrufe | 9 | 4', 'davon leicht | 5 | 0', 'davon schwer | 3 | 4']],
  ['without parts', ['Anrufe | 9 | 4', 'mit Dank | 7 | 1']],
  ['of more than can be counted', ['Anrufe | 900 | 4', 'davon leicht | 600 | 0', 'davon schwer | 300 | 4']],
])('a table %s has no field', (_, rows) => {
  expect(groups(...rows)).toEqual([]);
});
