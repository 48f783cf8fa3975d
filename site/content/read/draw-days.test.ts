import { expect, test } from 'vitest';
import { parseArticle } from './article.server.ts';
import { noFacts } from './site-facts.server.ts';

const head = 'title: T\ndescription: D\ndate: 2026-01-02\nauthor: A\ncategory: KI-Trends\nexcerpt: E\n';

/** How many pieces each path of each drawing has. */
const pieces = (body: string) => {
  const { html } = parseArticle('a.md', `---\n${head}form: report\n---\n\n${body}\n`, {
    tableLabel: 'Tabelle',
    facts: noFacts,
  });
  return [...html.matchAll(/<svg class="field".*?<\/svg>/gs)].map(([drawing]) =>
    [...drawing.matchAll(/ d="([^"]*)"/g)].map(([, path = '']) => path.match(/z/g)?.length ?? 0),
  );
};

test('days that a matter takes are blacked out but for the work; where fewer are left, the others are gone', () => {
  const first = 'Es dauert 12 Tage. Gearbeitet wird drei Stunden: lesen, prüfen, schreiben.';
  const second = 'Es vergehen sechs Tage, im Januar waren es 12.';
  expect(pieces(`${first}\n\n${second}`)).toEqual([
    [12, 3],
    [6, 3, 6],
  ]);
  expect(pieces(second)).toEqual([]);
  expect(pieces('Es dauert 12 Tage.')).toEqual([]);
});
