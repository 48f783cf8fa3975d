import { expect, test } from 'vitest';
import { renderMarkdown } from './markdown.server.ts';

test('columns are aligned as Markdown says, by classes; a short row is filled up', () => {
  const body = '| Posten | Betrag | Art |\n|:---|---:|:-:|\n| Lizenzen | 720 € | a |\n| Strom |';
  const { html } = renderMarkdown('a.md', body, { firstLine: 1, tableLabel: 'Tabelle' });
  expect(html.match(/<t[hd]\b[^>]*>[^<]*/g)).toEqual([
    '<th>Posten',
    '<th class="right">Betrag',
    '<th class="center">Art',
    '<td>Lizenzen',
    '<td class="right">720\u00A0€',
    '<td class="center">a',
    '<td>Strom',
    '<td>',
    '<td>',
  ]);
});

test('the boxes of a list of tasks say what is done', () => {
  const { html } = renderMarkdown('a.md', '- [ ] Anfangen\n- [x] Beenden', {
    firstLine: 1,
    tableLabel: 'Tabelle',
  });
  expect(html).toMatch(/<input type="checkbox" disabled aria-label="offen">\s*Anfangen/);
  expect(html).toMatch(/<input type="checkbox" checked disabled aria-label="erledigt">\s*Beenden/);
});
