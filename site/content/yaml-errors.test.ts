import { rmSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { article, contentCopy } from './testing/content-copy.ts';

// What the owner reads when YAML takes a text for something else, and of signs that cannot be seen.

const copy = contentCopy();
const { append, load, messages, replace } = copy;

describe('text that YAML reads otherwise', () => {
  const quoteIt = 'setzen Sie ihn in "gerade Anführungszeichen".';
  const germanQuotes =
    'Der Text endet schon am zweiten geraden Anführungszeichen. Verwenden Sie innerhalb eines Textes „deutsche Anführungszeichen“ und als Apostroph ’.';
  const comment =
    'Ab dem Zeichen # gilt die Zeile als Kommentar und fehlt im Text. Setzen Sie den ganzen Text in "gerade Anführungszeichen", oder schreiben Sie den Kommentar in eine eigene Zeile.';

  test.each([
    ['*Denken*', `Verweise (*Denken*) sind hier nicht erlaubt. Beginnt ein Text mit * oder &, ${quoteIt}`],
    [
      '*Denken* zählt',
      `Verweise (*Denken*) sind hier nicht erlaubt. Beginnt ein Text mit * oder &, ${quoteIt}`,
    ],
    ['&Denken x', `Verweise (&Denken) sind hier nicht erlaubt. Beginnt ein Text mit * oder &, ${quoteIt}`],
    ['& Denken', `Beginnt ein Text mit * oder &, ${quoteIt}`],
    ['!Jetzt denken', `Beginnt ein Text mit !, ${quoteIt}`],
    ['@denken', `Beginnt ein Text mit einem Sonderzeichen wie @ oder %, ${quoteIt}`],
    ['"Ein "tolles" Wort"', germanQuotes],
    ['"Denken" zählt', germanQuotes],
    ["'Geht's gut'", germanQuotes],
    ['Platz 1 # im Kopf', comment],
    ['#Denken', comment],
    ['Denken # im Kopf\n  beginnt', comment],
    [
      'Denken: der Anfang',
      'Der Text enthält einen Doppelpunkt mit Leerzeichen. Setzen Sie den ganzen Text in "gerade Anführungszeichen".',
    ],
    ['{{name}}, hallo', 'Beginnt ein Text mit {{, setzen Sie ihn in "gerade Anführungszeichen".'],
    [
      '"Denken',
      'Dem Text fehlt das Anführungszeichen am Ende. Ergänzen Sie es, und verwenden Sie innerhalb eines Textes „deutsche Anführungszeichen“.',
    ],
  ])('tagline: %s', (text, problem) => {
    const { found, line } = replace('site.yaml', /tagline: .*/, `tagline: ${text}`);
    expect(found).toEqual([`content/site.yaml:${line} tagline: ${problem}`]);
  });

  test('in a list of groups, with its place', () => {
    const { found, line } = replace('navigation.yaml', 'label: Preise,', 'label: *Preise,');
    expect(found[0]).toBe(
      `content/navigation.yaml:${line} bar[1].label: Verweise (*Preise) sind hier nicht erlaubt. Beginnt ein Text mit * oder &, ${quoteIt}`,
    );
  });

  test('in the head of an article', () => {
    const { found, line } = replace(article, /author: .*/, 'author: Petra #Beispiel');
    expect(found).toEqual([`content/${article}:${line} author: ${comment}`]);
  });

  test.each([
    [/retentionDays:\n/, 'retentionDays: # in Tagen\n'],
    [/^name: .*/m, 'name: "Petra Beispiel" # Inhaberin'],
    ['bookings:\n', 'bookings: # Termine\n  # Seiten\n'],
    ['location: Frankfurt', 'location: C#-Frankfurt'],
  ])('a comment that cuts nothing is fine: %s', (from, to) => {
    expect(replace('site.yaml', from, to).found).toEqual([]);
  });

  test.each([
    ['pages/blog.yaml', ', KI im Mittelstand]', '', 'seo.keywords', '[', ']'],
    ['navigation.yaml', ', path: /alle-angebote }', '', 'bar[1]', '{', '}'],
  ])('a bracket that is not closed, in %s', (file, from, to, field, left, right) => {
    const { found, line } = replace(file, from, to);
    expect(found).toEqual([
      `content/${file}:${line} ${field}: Zu der Klammer ${left} fehlt die schließende Klammer ${right}. Ergänzen Sie sie am Ende der Gruppe.`,
    ]);
  });

  test('a key given twice in a group, with its field', () => {
    const { found, line } = replace('site.yaml', /(?<=bookFirstCallShort: .*\n)/, '  menu: Noch eins\n');
    expect(found).toEqual([
      `content/site.yaml:${line} ui.menu: Dieses Feld steht zweimal da. Löschen Sie eines der beiden.`,
    ]);
  });
});

describe('what the owner cannot see', () => {
  test('two versions of git in one file', () => {
    const { found, line } = replace(
      'pages/blog.yaml',
      /heading: .*/,
      '<<<<<<< HEAD\nheading: a\n=======\nheading: b\n>>>>>>> neu',
    );
    expect(found).toEqual([
      `content/pages/blog.yaml:${line} Hier stehen zwei Fassungen aus git übereinander (<<<<<<< und >>>>>>>). Behalten Sie eine und löschen Sie die andere samt den Zeilen mit den Zeichen.`,
    ]);
  });

  test('an indentation of non-breaking spaces', () => {
    const { found, line } = replace('pages/blog.yaml', '  title:', '\u00A0 title:');
    expect(found).toEqual([
      `content/pages/blog.yaml:${line} Die Zeile ist mit geschützten Leerzeichen eingerückt. Verwenden Sie gewöhnliche Leerzeichen.`,
    ]);
  });

  test('a control character', () => {
    const { found, line } = append('Text\u0000');
    expect(found).toEqual([
      `content/${article}:${line} Hinter „Text“ steht ein unsichtbares Zeichen, wie es beim Kopieren mitkommt. Löschen Sie es: Setzen Sie den Cursor dahinter, und drücken Sie einmal die Rücktaste.`,
    ]);
  });

  test('a sign without width in the name of a field', () => {
    const { found, line } = replace('books.yaml', '    year: 2025', '    \u200Byear: 2025');
    expect(found).toEqual([
      expect.stringContaining(
        `content/books.yaml:${line} Am Anfang der Zeile steht ein unsichtbares Zeichen`,
      ),
    ]);
  });

  test('a non-breaking space behind a colon', () => {
    const { found, line } = replace('books.yaml', 'year: 2025', 'year:\u00A02025');
    expect(found).toEqual([
      expect.stringContaining(
        `content/books.yaml:${line} Nach dem Doppelpunkt steht ein geschütztes Leerzeichen`,
      ),
    ]);
  });

  test('letters in two signs, as macOS writes them, change nothing', () => {
    const expected = load();
    copy.write('books.yaml', copy.read('books.yaml').normalize('NFD'));
    expect(load()).toEqual(expected);
  });

  test.each(['books.yml', 'books.yaml.txt', 'Books.yaml'])('a name that is nearly right: %s', (name) => {
    copy.write(name, copy.read('books.yaml'));
    rmSync(copy.path('books.yaml'));
    expect(messages()).toEqual([
      `content/books.yaml:1 Die Datei fehlt. Daneben liegt ${name}: Benennen Sie sie um in books.yaml.`,
    ]);
  });

  test.each([
    ['a line moved right', '    subtitle: Warum', '      subtitle: Warum', 0],
    ['a line moved left', '    subtitle: Warum', '   subtitle: Warum', 0],
  ])('%s', (_, from, to) => {
    const { found, line } = replace('books.yaml', from, to);
    expect(found).toEqual([
      `content/books.yaml:${line} Die Einrückung stimmt nicht. Rücken Sie die Zeile so weit ein wie ihre Nachbarzeilen; ist sie ein Eintrag einer Liste, beginnen Sie sie mit Bindestrich und Leerzeichen.`,
    ]);
  });

  test.each(['  - ', '-', '– '])('an entry of a list that begins with „%s“', (begin) => {
    const { found, line } = replace('prices.yaml', /- Zahl und Rhythmus/, `${begin}Zahl und Rhythmus`);
    expect(found).toEqual([
      expect.stringMatching(
        new RegExp(
          `^content/prices\\.yaml:${line} .*Einrückung|^content/prices\\.yaml:${line} .*so kein eigener Eintrag der Liste`,
        ),
      ),
    ]);
  });

  test.each([
    ['title: "', 'Kein Feld\ntitle: "', 2, /^Diese Zeile ist kein Feld/],
    [/^---/, '—', 1, /^Die erste Zeile besteht aus einem Gedankenstrich/],
    [/^---/, '\n---', 1, /^Vor den drei Strichen/],
    [/\n---\n/, '\n', 1, /^Dem Kopf der Datei fehlt das Ende/],
  ])('a head of an article in which %s has become %s', (from, to, line, problem) => {
    const [found = '', ...others] = replace(article, from, to).found;
    expect(found.startsWith(`content/${article}:${line} `)).toBe(true);
    expect(found.replace(/^\S+ /, '')).toMatch(problem);
    expect(others).toEqual([]);
  });

  test('line ends of old Macs change nothing', () => {
    const expected = load();
    copy.write('site.yaml', copy.read('site.yaml').replaceAll('\n', '\r'));
    expect(load()).toEqual(expected);
  });
});
