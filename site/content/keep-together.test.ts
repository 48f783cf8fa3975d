import { expect, test } from 'vitest';
import { renderMarkdown } from './markdown.server.ts';

const htmlOf = (body: string) =>
  renderMarkdown('blog/neu.md', body, { firstLine: 1, tableLabel: 'Tabelle' }).html;
const unbroken = (body: string) =>
  [...htmlOf(body).matchAll(/<span class="unbroken">(.*?)<\/span>/g)].map(([, text]) => text);

test('ranges and file numbers are not broken', () => {
  expect(unbroken('Nach 2–4 Wochen, 3.300–5.000 €, von 8:30–12:00.')).toEqual([
    '2–4',
    '3.300–5.000',
    '8:30–12:00',
  ]);
  expect(unbroken('Rechtssache C-634/21, per E-Mail-Anhang.')).toEqual(['C-634/21', 'E-Mail']);
});

test('nothing else is marked, and no word is lost', () => {
  expect(unbroken('Mo–Fr, KI-Beratung und/oder 7 – 8, `2–4`')).toEqual([]);
  expect(htmlOf('## In 2–4 Wochen\n\nEin Satz, 6–12 Sitzungen lang.').replaceAll(/<\/?span[^>]*>/g, '')).toBe(
    '<h2 id="in-2-4-wochen">In 2–4 Wochen</h2>\n<p>Ein Satz, 6–12 Sitzungen lang.</p>',
  );
});
