import { expect, test } from 'vitest';
import { htmlMail } from './template.ts';

const bodyOf = (text: string, values: Record<string, string> = {}) =>
  /<body>\n(.*)\n<\/body>/s.exec(htmlMail({ subject: 'Betreff', text }, values))?.[1];

test('flowing text is no longer broken where the plain text is', () => {
  const text =
    'vielen Dank für Ihre Anfrage. Sie ist angekommen, und ich lese sie\npersönlich. Sie erhalten in der Regel innerhalb von 24 Stunden eine\nAntwort.\n\nBis bald\n';
  expect(bodyOf(text)).toBe(
    '<p>vielen Dank für Ihre Anfrage. Sie ist angekommen, und ich lese sie persönlich. Sie erhalten in der Regel innerhalb von 24 Stunden eine Antwort.</p>\n<p>Bis bald</p>',
  );
});

test('data keep their lines, and a heading its own', () => {
  const text = `Anliegen:  {{leadType}}\nTermin:    ${'x'.repeat(60)}\nZum Schluss:\n${'lang '.repeat(9)}`;
  expect(bodyOf(text, { leadType: 'Vortrag' })).toBe(
    `<p>Anliegen:  Vortrag<br>Termin:    ${'x'.repeat(60)}<br>Zum Schluss:<br>${'lang '.repeat(9).trim()}</p>`,
  );
});

test('a signature keeps its lines', () => {
  expect(bodyOf('Mit freundlichen Grüßen\nPetra Beispiel')).toBe(
    '<p>Mit freundlichen Grüßen<br>Petra Beispiel</p>',
  );
});

test('addresses of the template are links, and lines of their own where they were', () => {
  const long = `https://www.${'lang'.repeat(12)}.example/impressum?a=1&b=2`;
  expect(bodyOf(`post@${'lang'.repeat(12)}.example\n${long}\n${long}`)).toBe(
    `<p><a href="mailto:post@${'lang'.repeat(12)}.example">post@${'lang'.repeat(12)}.example</a>` +
      `<br><a href="${long.replace('&', '&amp;')}">${long.replace('&', '&amp;')}</a>`.repeat(2) +
      '</p>',
  );
});

test('punctuation around an address is not part of its link', () => {
  expect(bodyOf('Mehr (https://example.org/a.html). An „erika@müller.example“, http://alt.example.')).toBe(
    '<p>Mehr (<a href="https://example.org/a.html">https://example.org/a.html</a>). ' +
      'An „<a href="mailto:erika@müller.example">erika@müller.example</a>“, http://alt.example.</p>',
  );
});

test('what a visitor typed never becomes a link, a tag or a slot, even next to an address', () => {
  const hostile = 'https://evil.example a@evil.example "><a href="javascript:1">{{name}}';
  const escaped =
    'https://evil.example a@evil.example &quot;&gt;&lt;a href=&quot;javascript:1&quot;&gt;{{name}}';
  expect(bodyOf('{{name}}', { name: hostile })).toBe(`<p>${escaped}</p>`);
  for (const prefix of ['https://example.org/', 'https://', 'erika@', 'x'])
    expect(bodyOf(`${prefix}{{name}}`, { name: hostile })).toBe(`<p>${prefix}${escaped}</p>`);
  expect(bodyOf('{{name}}@example.org', { name: hostile })).not.toContain('<a ');
});

test('the template itself is text, and its subject is the title', () => {
  const html = htmlMail({ subject: 'A & <B>', text: 'C & <D>' }, {});
  expect(html).toContain('<title>A &amp; &lt;B&gt;</title>');
  expect(html).toContain('<p>C &amp; &lt;D&gt;</p>');
});
