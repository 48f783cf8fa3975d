import { expect, test } from 'vitest';
import { renderMarkdown } from './markdown.server.ts';
import { parseMarkdown } from './parse-markdown.server.ts';
import { softHyphens } from './soft-hyphens.server.ts';

const render = (body: string) =>
  renderMarkdown(parseMarkdown({ file: 'a.md', body, firstLine: 1 }), {
    firstLine: 1,
    tableLabel: 'Tabelle',
  });

/** Shows soft hyphens as |. */
const shown = (text: string) => text.replaceAll('\u00AD', '|');

test('long words get soft hyphens, but not near their ends', () => {
  expect(shown(softHyphens('die Unternehmensbegleitung', 10))).toBe('die Unter|neh|mens|be|glei|tung');
  expect(softHyphens('die Beratung', 10)).toBe('die Beratung');
});

test('in tables, whose columns are narrow on a phone, shorter words get them too', () => {
  const body = '| Kosten | Geschäftsleitung |\n|---|---|\n| eins | zwei |\n\nGeschäftsleitung';
  const { html } = render(body);
  expect(shown(html)).toContain('<th>Kosten</th>');
  expect(shown(html)).toMatch(/<th>Geschäfts\|lei/);
  expect(html).toContain('<p>Geschäftsleitung</p>');
});

test('in articles only words wider than a phone get them, and neither code nor anchors do', () => {
  const body =
    '## Verbraucherstreitbeilegungsgesetz\n\nKünstliche Intelligenz `Verbraucherstreitbeilegungsgesetz`';
  const { html, headings } = render(body);
  expect(shown(html)).toMatch(/<h2 id="verbraucherstreitbeilegungsgesetz">Verbrau\|cher\|/);
  expect(html).toContain('<p>Künstliche Intelligenz <code>Verbraucherstreitbeilegungsgesetz</code></p>');
  expect(headings[0]?.text).toBe('Verbraucherstreitbeilegungsgesetz');
});
