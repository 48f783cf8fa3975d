import { expect, test } from 'vitest';
import { parseArticle } from './article.server.ts';
import { noFacts } from './site-facts.server.ts';

const head = 'title: T\ndescription: D\ndate: 2026-01-02\nauthor: A\ncategory: KI-Trends\nexcerpt: E\n';

/** How many rows of dots stand on each step of each stage; those that are open are in brackets. */
const rows = (...stages: string[]) => {
  const body = stages.map((text, index) => `## Bau ${index + 1}: Etwas\n\n${text}`).join('\n\n');
  const { html } = parseArticle('a.md', `---\n${head}form: stages\n---\n\n${body}\n`, {
    tableLabel: 'Tabelle',
    facts: noFacts,
  });
  return html
    .split('<h2')
    .slice(1)
    .map((stage) =>
      [...stage.matchAll(/<svg class="pieces".*?viewBox="0 0 10 (\d+)".*?<\/svg>/gis)].map(
        ([drawing, count]) => (drawing.includes('d=""') ? `(${count})` : count),
      ),
    );
};

test('what each stage gets done of what was left stands on its step, and the rest on the next', () => {
  const stages = [
    'Anfangs 10 von 100 Fällen, dann 60 von 100 Fällen.',
    'Nun 25 der 40 Mails.',
    'Keine mehr.',
  ];
  expect(rows(...stages)).toEqual([
    ['6', '(4)'],
    ['6', '3', '(2)'],
    ['6', '3', '(2)'],
  ]);
});

test('a number that does not go on from what was left is not drawn', () => {
  expect(rows('60 von 100 Fällen.', '20 der 30 Mails.')).toEqual([
    ['6', '(4)'],
    ['6', '(4)'],
  ]);
  expect(rows('Viele Fälle.', '20 der 30 Mails.')).toEqual([[], []]);
  expect(rows('600 von 1000 Fällen.')).toEqual([[]]);
});
