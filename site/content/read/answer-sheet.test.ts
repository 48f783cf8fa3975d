import { expect, test } from 'vitest';
import { parseArticle } from './article.server.ts';
import { noFacts } from './site-facts.server.ts';

const render = (end: string, note = '') =>
  parseArticle(
    'a.md',
    `---\ntitle: T\ndescription: D\ndate: 2026-01-02\nauthor: A\ncategory: KI-Trends\nexcerpt: E\nform: glossary\n---

## Jetzt entscheiden

### Wort

Text.

**Fragen Sie:** „Wer prüft das?“ Lautet die Antwort anders, fragen Sie weiter.

## Später beobachten

### Wort

Text.

**Nachtrag.** ${note || 'Text.'}

## Ende

${end}
`,
    { tableLabel: 'Tabelle', facts: noFacts },
  ).html;

const answers = 'Lassen Sie nur zwei Antworten zu: ja, weiß niemand. Danach weiter.';

test('a glossary that names its answers has a sheet with each word, its question and a choice of these answers', () => {
  const html = render(answers);
  const bare = html.replaceAll(/ role="(?!radio)\w+"/g, '');
  const choice = (word: string, question: string) =>
    `<td colspan="2"><div role="radiogroup" aria-label="${question}"><input type="radio" name="${word}" aria-label="ja"><input type="radio" name="${word}" aria-label="weiß niemand"></div></td></tr>`;
  expect(bare).toContain('<th>ja</th><th>weiß niemand</th></tr></thead>');
  expect(bare).toContain(
    `<tr><th><a href="#wort">Wort</a></th><td>Wer prüft das?</td>${choice('wort', 'Wer prüft das?')}`,
  );
  // Without a question, the word is asked about.
  expect(bare).toContain(`<tr><th><a href="#wort-2">Wort</a></th><td></td>${choice('wort-2', 'Wort')}`);
});

test('where its rows are no table’s, they still are for a screen reader', () => {
  expect(render(answers)).toMatch(
    /<table class="answers" role="table"><thead><tr role="row"><td role="cell">.*<th role="columnheader">ja<.*<tr role="row"><th role="rowheader">/s,
  );
});

test('a word has moved if its note says that it went to what the first heading ends with', () => {
  expect(render(answers)).not.toContain('moved');
  expect(render(answers, 'Vom Rand her, vom Beobachten zum Entscheiden.')).toContain('class="moved"');
  expect(render(answers, 'Es ging vom Beobachten zum Vergessen.')).not.toContain('moved');
});

test('without answers there is no sheet', () => {
  expect(render('Ende.')).not.toContain('<table');
});
