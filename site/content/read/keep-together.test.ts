import { expect, test } from 'vitest';
import * as z from 'zod';
import { text } from '../schemas/text.ts';
import { tieTexts } from './keep-together.server.ts';
import { renderMarkdown } from './markdown.server.ts';

const htmlOf = (body: string) =>
  renderMarkdown('blog/neu.md', body, { firstLine: 1, tableLabel: 'Tabelle' }).html;
const unbroken = (body: string) =>
  [...htmlOf(body).matchAll(/<span class="unbroken">(.*?)<\/span>/g)].map(([, text]) => text);

test('ranges and file numbers do not break', () => {
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
    '<h2 id="in-2-4-wochen">In 2–4\u00A0Wochen</h2>\n<p>Ein Satz, 6–12\u00A0Sitzungen lang.</p>',
  );
});

test('a number and its unit stay on one line, across Markdown marks and line ends', () => {
  const body = 'Das kostet **149** € im\nMonat, z. B. 90\nMinuten am 3. Mai; `5 €` nicht.';
  expect(htmlOf(body).replaceAll('\u00A0', '␣')).toBe(
    '<p>Das kostet <strong>149</strong>␣€ im\nMonat, z.␣B. 90␣Minuten am 3.␣Mai; <code>5 €</code> nicht.</p>',
  );
});

test('so they do in YAML texts, except for exceptions', () => {
  const schema = z.strictObject({ lead: text, hours: text, id: z.string() });
  const data = { lead: 'In 90 Minuten', hours: 'Mo-Fr: 9:00-18:00 Uhr', id: '3 Tage' };
  expect(tieTexts(schema, data, ['Mo-Fr: 9:00-18:00 Uhr'])).toEqual({ ...data, lead: 'In 90\u00A0Minuten' });
});
