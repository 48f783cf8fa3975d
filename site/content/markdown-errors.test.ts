import { describe, expect, test } from 'vitest';
import { plainText } from '../lib/plain-text.server.ts';
import { fixture } from '../testing/fixture.ts';
import { article, contentCopy } from './testing/content-copy.ts';

// Messages after a mistake in an article's text.

const copy = contentCopy();
const { append, load, messages } = copy;

const shown = () => {
  const found = load().articles.find(({ slug }) => article.includes(slug));
  if (!found) throw new Error('The article is missing.');
  return found;
};

describe('Markdown', () => {
  test.each([
    [
      '##Fehlt',
      'Nach den Zeichen ## fehlt ein Leerzeichen. Ergänzen Sie es, sonst ist die Zeile keine Überschrift.',
    ],
    [
      '[Text] (/kontakt)',
      'Zwischen ] und ( steht ein Leerzeichen. Löschen Sie es, sonst ist die Stelle kein Link.',
    ],
  ])('%s, which is no Markdown', (text, problem) => {
    const { found, line } = append(text);
    expect(found).toEqual([`content/${article}:${line} ${problem}`]);
  });

  test.each([
    ['| Preis | Menge |\n| 10 | 2 |', 'Das ist keine Tabelle'],
    ['| Preis | Menge |\n| --- | --- | --- |\n| 10 | 2 |', 'Das ist keine Tabelle'],
    ['Davor:\n| Preis | Menge |\n| 10 | 2 |', 'Das ist keine Tabelle'],
    ['| Preis |\n| --- |\n| 10 | 2 |', 'hat mehr Zellen als ihr Kopf („2“ fehlte auf der Seite)'],
    ['| Preis |\n| --- |\n| 10\\nund mehr |', 'In der Zelle „10\\nund mehr“ steht ein Zeilenumbruch (\\n).'],
  ])('%s, which is no right table', (text, problem) => {
    const { found, line } = append(text);
    expect(found).toEqual([expect.stringContaining(problem)]);
    expect(found[0]).toMatch(new RegExp(`^content/${article}:${line} `));
  });

  test('strokes that are no table', () => {
    expect(append('Entweder | oder, `| so |`.\n\n| A \\| B | C |\n| --- | --: |\n| 1 | 2 |').found).toEqual(
      [],
    );
  });

  test('an article without text', () => {
    copy.write(article, copy.read(article).replace(/\n---\n[\s\S]*$/, '\n---\n'));
    expect(messages()).toContain(
      `content/${article}:2 Der Beitrag hat keinen Text. Schreiben Sie ihn unter die zweite Zeile aus drei Strichen.`,
    );
  });

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    'ftp://x',
  ])('a link to %s', (url) => {
    const { found, line } = append(`Ein [Link](<${url.replace('\\', '\\\\')}>).`);
    expect(found).toEqual([
      `content/${article}:${line} Der Link „${url}“ ist nicht erlaubt. Möglich sind eine Adresse mit https://, mailto: mit einer E-Mail-Adresse, ein Pfad dieser Website wie /ki-beratung und ein Abschnitt dieser Seite wie #fazit.`,
    ]);
  });

  test.each([
    '[Link](http://www.example.net)',
    '[Link][1]\n\n[1]: http://www.example.net',
    'http://www.example.net',
    'www.example.net',
  ])('an unencrypted link: %s', (text) => {
    const { found, line } = append(text);
    expect(found).toEqual([
      `content/${article}:${line + text.split('\n').length - 1} Der Link „http://www.example.net“ ist nicht verschlüsselt. Schreiben Sie die Adresse mit https:// am Anfang.`,
    ]);
  });

  test.each([
    ['anfrage', '/anfrage'],
    ['www.example.org/a', 'https://www.example.org/a'],
    ['post@example.org', 'mailto:post@example.org'],
  ])('a link to %s, with a suggestion', (url, meant) => {
    expect(append(`Ein [Link](${url}).`).found).toEqual([
      expect.stringContaining(`Der Link „${url}“ ist nicht erlaubt. Meinten Sie „${meant}“?`),
    ]);
  });

  test.each([fixture.site.url, 'http://localhost:5173'])('a link to this site at %s', (own) => {
    expect(append(`Ein [Link](${own}/anfrage).`).found).toEqual([
      expect.stringContaining(
        'führt auf diese Website. Schreiben Sie nur den Pfad, dann wird er geprüft: /anfrage.',
      ),
    ]);
  });

  test.each([
    ['Ein **fetter Anfang.', /zwei Sterne/],
    ['Ein [Link](mailto: post@example.org).', /kein Link/],
    ['Ein (Link)[/anfrage].', /kein Link/],
    ['• Erstens', /macht keine Liste/],
    ['    Vier Leerzeichen davor', /Programmcode/],
  ])('syntax that would show literally: %s', (text, problem) => {
    expect(append(text).found).toEqual([expect.stringMatching(problem)]);
  });

  test.each([
    'https://www.example.org/a',
    'mailto:post@example.net',
    '/ki-beratung',
    '/',
    '#ihr-naechster-schritt',
  ])('a link to %s is accepted', (url) => {
    expect(append(`Ein [Link](${url}).`).found).toEqual([]);
    expect(shown().html).toContain(`<a href="${url}">Link</a>`);
  });

  test.each([
    ['![Bild](/bild.png)', /Legen Sie es als JPEG oder PNG nach content\/images\/blog/],
    ['![Bild](https://www.example.net/bild.png)', /kann die Website nicht zeigen/],
    ['![Bild](/content/images/blog/bild.heic)', /kann die Website nicht zeigen/],
    ['![Bild][b]\n\n[b]: /bild.png', /Die Adresse des Bildes gehört an seine Stelle/],
    ['Davor ![Bild](/content/images/blog/bild.jpg)', /in einem eigenen Absatz/],
    ['[![Bild](/content/images/blog/bild.jpg)](/kontakt)', /ohne Link/],
    ['![](/content/images/blog/bild.jpg)', /fehlt die Beschreibung/],
    ['![Bild](/content/images/blog/bild.jpg)', /„bild\.jpg“ liegt nicht in content\/images\/blog/],
  ])('a picture that can not be shown: %s', (text, problem) => {
    const { found, line } = append(text);
    expect(found).toEqual([expect.stringMatching(problem)]);
    expect(found[0]).toMatch(new RegExp(`^content/${article}:${line} `));
  });

  test('a picture in a legal text', () => {
    const legal = copy.read('legal/agb.md');
    copy.write('legal/agb.md', `${legal.trimEnd()}\n\n![Bild](/content/images/blog/bild.jpg)\n`);
    expect(messages()).toEqual([expect.stringContaining('nur im Text von Beiträgen')]);
  });

  test('a picture is a figure, whose caption is set and read, and whose description is neither', () => {
    const { words } = shown();
    copy.write('images/blog/bild.jpg', 'a picture');
    expect(
      append('![Ein "leerer" Stuhl](/content/images/blog/bild.jpg "Sitz -- und \'Stimme\'")').found,
    ).toEqual([]);
    expect(shown().html).toContain(
      '<figure><img src="/content/images/blog/bild.jpg" alt="Ein „leerer“ Stuhl"><figcaption>Sitz – und ‚Stimme‘</figcaption></figure>',
    );
    expect(shown().words).toBe(words + 3);
    expect(plainText(shown().html)).toMatch(/ Sitz – und ‚Stimme‘$/);
  });

  test('several mistakes of a text are reported at once', () => {
    expect(append('![Bild](/a.png)\n\n# Titel\n\n##Ohne Abstand\n\n<b>fett</b>').found).toHaveLength(4);
  });

  test('a text’s mistakes are reported with those of its fields', () => {
    copy.write(article, copy.read(article).replace(/^category: .*$/m, 'category: Allerlei'));
    const { found } = append('<b>fett</b>');
    expect(found).toEqual([
      expect.stringContaining(' category: '),
      expect.stringContaining('HTML ist in Beiträgen nicht erlaubt'),
    ]);
  });

  test('so are those of the prompts', () => {
    const file = 'downloads/kleinanzeigen-ki-prompts.md';
    copy.write(file, `${copy.read(file).replace(/^date: .*$/m, 'date: morgen')}\n# Titel\n`);
    expect(copy.messages()).toEqual([
      expect.stringContaining(' date: '),
      expect.stringContaining('Möglich sind Überschriften mit ## und mit ###'),
    ]);
  });

  test('footnote labels are German', () => {
    expect(append('Ein Satz[^1].\n\n[^1]: Die Quelle.').found).toEqual([]);
    const { html } = shown();
    expect(html).toContain('<h2 id="footnote-label">Fußnoten</h2>');
    expect(html).toContain('aria-label="Zurück zur Fußnote 1 im Text"');
    expect(html).not.toMatch(/Footnotes|Back to/);
  });
});

test('an empty corner of a table is no header', () => {
  append('\n\n| | Januar | Februar |\n|---|---|---|\n| Umsatz | 1 | 2 |\n');
  expect(shown().html).toMatch(/<tr>\s*<td><\/td>\s*<th>Januar<\/th>/);
});

test.each(['-Punkt: Text', 'Punkt: Text', '- Punkt: Text'])(
  '500 lines of "%s" behind three dashes are read in a moment',
  (line) => {
    const text = `---\n${`${line}\n`.repeat(500)}Ende`;
    copy.write(article, copy.read(article).replace(/(?<=\n---\n)/, text));
    expect(copy.messages().length).toBeLessThan(1000);
  },
  5000,
);
