import { rmSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { article, contentCopy } from './testing/content-copy.ts';

// Messages for text that YAML misreads, and for invisible characters.

const copy = contentCopy();
const { append, load, messages, replace } = copy;

describe('text that YAML misreads', () => {
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

  test.each(['|+', '>+', '>2+'])('%s, which takes in the blank lines below the text', (sign) => {
    const { found, line } = replace('site.yaml', /tagline: .*/, `tagline: ${sign}\n  Denken`);
    expect(found).toEqual([
      `content/site.yaml:${line} tagline: Das Pluszeichen hinter | oder > nimmt leere Zeilen unter dem Text in ihn auf. Löschen Sie es.`,
    ]);
  });

  test('in a list of groups, with its location', () => {
    const { found, line } = replace('navigation.yaml', 'label: Preise,', 'label: *Preise,');
    expect(found[0]).toBe(
      `content/navigation.yaml:${line} bar[1].label: Verweise (*Preise) sind hier nicht erlaubt. Beginnt ein Text mit * oder &, ${quoteIt}`,
    );
  });

  test('a bracket instead of a field name, in German only', () => {
    const warn = vi.spyOn(process, 'emitWarning');
    const { found, line } = replace('site.yaml', /tagline: .*/, 'tagline: { [Denken]: ja }');
    expect(found).toEqual([
      expect.stringContaining(`content/site.yaml:${line} tagline: Hier wird ein Text erwartet.`),
    ]);
    expect(warn).not.toHaveBeenCalled();
    warn.mockRestore();
  });

  test('a text in square brackets, which YAML takes for a list', () => {
    const { found, line } = replace('site.yaml', /tagline: .*/, 'tagline: [Denken]');
    expect(found).toEqual([
      `content/site.yaml:${line} tagline: Hier wird ein Text erwartet. Beginnt der Text mit einer eckigen Klammer, ${quoteIt.replace(/\.$/, '')}; sonst löschen Sie Klammern und Striche.`,
    ]);
  });

  test('a text with a colon, whose >- was deleted', () => {
    const { found, line } = replace('faq.yaml', 'answer: >-', 'answer:');
    expect(found).toEqual([
      `content/faq.yaml:${line} Hinter dem Feldnamen fehlen die Zeichen >-, weil der Text erst in der nächsten Zeile beginnt. Schreiben Sie „answer: >-“.`,
    ]);
  });

  test('in front matter', () => {
    const { found, line } = replace(article, /author: .*/, 'author: Petra #Beispiel');
    expect(found).toEqual([`content/${article}:${line} author: ${comment}`]);
  });

  test.each([
    [/retentionDays:\n/, 'retentionDays: # in Tagen\n'],
    [/^name: .*/m, 'name: "Petra Beispiel" # Inhaberin'],
    ['bookings:\n', 'bookings: # Termine\n  # Seiten\n'],
    ['location: Frankfurt', 'location: C#-Frankfurt'],
  ])('a comment that truncates nothing is accepted: %s', (from, to) => {
    expect(replace('site.yaml', from, to).found).toEqual([]);
  });

  test.each([
    ['pages/blog.yaml', ', KI im Mittelstand]', '', 'seo.keywords', '[', ']'],
    ['navigation.yaml', ', path: /alle-angebote }', '', 'bar[1]', '{', '}'],
  ])('an unclosed bracket, in %s', (file, from, to, field, left, right) => {
    const { found, line } = replace(file, from, to);
    expect(found).toEqual([
      `content/${file}:${line} ${field}: Zu der Klammer ${left} fehlt die schließende Klammer ${right}. Ergänzen Sie sie am Ende der Gruppe.`,
    ]);
  });

  test('a duplicate key in a group, with its field', () => {
    const { found, line } = replace('site.yaml', /(?<=bookFirstCallShort: .*\n)/, '  menu: Noch eins\n');
    expect(found).toEqual([
      `content/site.yaml:${line} ui.menu: Dieses Feld steht zweimal da. Löschen Sie eines der beiden.`,
    ]);
  });
});

describe('what the owner cannot see', () => {
  test('a merge conflict', () => {
    const { found, line } = replace(
      'pages/blog.yaml',
      /heading: .*/,
      '<<<<<<< HEAD\nheading: a\n=======\nheading: b\n>>>>>>> neu',
    );
    expect(found).toEqual([
      `content/pages/blog.yaml:${line} Hier stehen zwei Fassungen aus git übereinander (<<<<<<< und >>>>>>>). Behalten Sie eine und löschen Sie die andere samt den Zeilen mit den Zeichen.`,
    ]);
  });

  test('indentation with no-break spaces', () => {
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

  test('a zero-width character in a field name', () => {
    const { found, line } = replace('books.yaml', '    year: 2025', '    \u200Byear: 2025');
    expect(found).toEqual([
      expect.stringContaining(
        `content/books.yaml:${line} Am Anfang der Zeile steht ein unsichtbares Zeichen`,
      ),
    ]);
  });

  test('a no-break space after a colon', () => {
    const { found, line } = replace('books.yaml', 'year: 2025', 'year:\u00A02025');
    expect(found).toEqual([
      expect.stringContaining(
        `content/books.yaml:${line} Nach dem Doppelpunkt steht ein geschütztes Leerzeichen`,
      ),
    ]);
  });

  test('decomposed letters, as written by macOS, are accepted', () => {
    const expected = load();
    copy.write('books.yaml', copy.read('books.yaml').normalize('NFD'));
    expect(load()).toEqual(expected);
  });

  // On Windows and macOS, a name in either case is the same file.
  const otherCase = process.platform === 'linux' ? ['Books.yaml'] : [];
  test.each(['books.yml', 'books.yaml.txt', ...otherCase])('a nearly correct file name: %s', (name) => {
    copy.write(name, copy.read('books.yaml'));
    rmSync(copy.path('books.yaml'));
    expect(messages()).toEqual([
      `content/books.yaml:1 Die Datei fehlt. Daneben liegt ${name}: Benennen Sie sie um in books.yaml.`,
    ]);
  });

  test.each([
    ['a line indented too far', '    subtitle: Warum', '      subtitle: Warum', 0],
    ['a line indented too little', '    subtitle: Warum', '   subtitle: Warum', 0],
  ])('%s', (_, from, to) => {
    const { found, line } = replace('books.yaml', from, to);
    expect(found).toEqual([
      `content/books.yaml:${line} Die Einrückung stimmt nicht. Rücken Sie die Zeile so weit ein wie ihre Nachbarzeilen; ist sie ein Eintrag einer Liste, beginnen Sie sie mit Bindestrich und Leerzeichen.`,
    ]);
  });

  test.each(['  - ', '-', '– '])('a list entry that begins with „%s“', (begin) => {
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
  ])('front matter in which %s has become %s', (from, to, line, problem) => {
    const [found = '', ...others] = replace(article, from, to).found;
    expect(found.startsWith(`content/${article}:${line} `)).toBe(true);
    expect(found.replace(/^\S+ /, '')).toMatch(problem);
    expect(others).toEqual([]);
  });

  test('line ends of old Macs are accepted', () => {
    const expected = load();
    copy.write('site.yaml', copy.read('site.yaml').replaceAll('\n', '\r'));
    expect(load()).toEqual(expected);
  });
});
