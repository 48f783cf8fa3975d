import { expect, test } from 'vitest';
import { parseArticle } from './article.server.ts';
import { noFacts } from './site-facts.server.ts';

const head = 'title: T\ndescription: D\ndate: 2026-01-02\nauthor: A\ncategory: KI-Trends\nexcerpt: E\n';

/** How many pieces each group of each drawing has. */
const groups = (body: string) => {
  const { html } = parseArticle('a.md', `---\n${head}form: paper\n---\n\n${body}\n`, {
    tableLabel: 'Tabelle',
    facts: noFacts,
  });
  return [...html.matchAll(/<svg class="field".*?<\/svg>/gs)].map(([drawing]) =>
    [...drawing.matchAll(/ d="([^"]*)"/g)].map(([, path = '']) => path.match(/h14\.5v/g)?.length ?? 0),
  );
};

test('licences are drawn by how often they are used, each number beside its ticket', () => {
  const use = 'Gekauft sind 40 insgesamt. Davon werden 15 Lizenzen in der Woche genutzt, 25 im Monat.';
  expect(groups(use)).toEqual([
    [1, 0, 0],
    [0, 1, 0],
    [15, 10, 15],
  ]);
});

test.each([
  ['more used than there are', '20 insgesamt. 15 Lizenzen in der Woche genutzt, 25 im Monat.'],
  ['fewer in a month than in a week', '40 insgesamt. 15 Lizenzen in der Woche genutzt, 5 im Monat.'],
  ['too many to count', '4000 insgesamt. 15 Lizenzen in der Woche genutzt, 25 im Monat.'],
  ['no total', '15 Lizenzen in der Woche genutzt, 25 im Monat.'],
])('with %s, no licences are drawn', (_, text) => {
  expect(groups(text)).toEqual([]);
});

const optionTable = (...names: string[]) =>
  `| Was | erstes Jahr | zwei Jahre |\n|---|--:|--:|\n${names.map((name) => `| ${name} | 5 € | 6 € |`).join('\n')}`;
const option = (letter: string) => `**${letter}. Etwas tun.** Dafür: viel. Dagegen: wenig.`;

test('an option shows the licences that its row of the table names, those of another, or none', () => {
  const table = optionTable('A: 30 Lizenzen', 'B: 12 Lizenzen, geschult', 'C: nur der Chat', 'D: wie B');
  expect(groups([table, ...['A', 'B', 'C', 'D'].map(option)].join('\n\n'))).toEqual([
    [30, 0],
    [12, 18],
    [0, 30],
    [12, 18],
  ]);
  expect(groups([optionTable('Alles', 'Nichts'), option('A')].join('\n\n'))).toEqual([]);
});

const calculation = (...rows: Array<[sum: string, amount: string]>) =>
  `| Posten | Rechnung | Betrag |\n|---|---|--:|\n${rows.map((row) => `| Lizenzen | ${row.join(' | ')} |`).join('\n')}`;

test('a calculation shows what its first two amounts multiply, if they differ by nothing else', () => {
  expect(groups(calculation(['40 × 30 €', '1.200 €'], ['10 × 30 €', '300 €']))).toEqual([
    [40, 0],
    [10, 30],
  ]);
  expect(groups(calculation(['40 × 30 €', '1.200 €'], ['10 × 20 €', '200 €']))).toEqual([]);
});
