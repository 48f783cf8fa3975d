import { expect, test } from 'vitest';
import { renderMarkdown } from './markdown.server.ts';
import { parseMarkdown } from './parse-markdown.server.ts';

const render = (body: string) =>
  renderMarkdown(parseMarkdown({ file: 'a.md', body, firstLine: 1 }), {
    firstLine: 1,
    tableLabel: 'Tabelle',
  });

test('columns are aligned as Markdown says, by classes; a short row is filled up', () => {
  const body = '| Posten | Betrag | Art |\n|:---|---:|:-:|\n| Lizenzen | 720 € | a |\n| Strom |';
  const { html } = render(body);
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
  const { html } = render('- [ ] Anfangen\n- [x] Beenden');
  expect(html).toMatch(/<input type="checkbox" disabled aria-label="offen">\s*Anfangen/);
  expect(html).toMatch(/<input type="checkbox" checked disabled aria-label="erledigt">\s*Beenden/);
});

test('telephone numbers can be called, except within links', () => {
  const { html } = render('Telefon: +49 69 90009 123\n\n[**+49 69 90009 123**](/kontakt)');
  expect(html).toContain('Telefon: <a href="tel:+496990009123">+49 69 90009 123</a>');
  expect(html).toContain('<a href="/kontakt"><strong>+49 69 90009 123</strong></a>');
});
