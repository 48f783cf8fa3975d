import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { article, contentCopy } from './testing/content-copy.ts';

// What the owner reads after a mistake. One mistake each, so that every list of messages has one entry.

const copy = contentCopy();
const { append, load, messages, replace } = copy;

const shown = () => {
  const found = load().articles.find(({ slug }) => article.includes(slug));
  if (!found) throw new Error('The article is missing.');
  return found;
};

describe('files', () => {
  test('line ends and byte order mark of Windows change nothing', () => {
    const expected = load();
    for (const file of [article, 'site.yaml', 'mails.yaml']) {
      const text = copy.read(file);
      writeFileSync(join(copy.folder, file), `\uFEFF${text.replaceAll('\n', '\r\n')}`);
    }
    expect(load()).toEqual(expected);
  });

  test.each([
    ['Führung & KI.md', 'fuehrung-ki.md'],
    ['Fu\u0308hrung.md', 'fuehrung.md'],
    ['ki_trends.MD', 'ki-trends.md'],
    ['(–).md', 'beitrag.md'],
  ])('the article name %s, with a better one', (name, better) => {
    cpSync(join(copy.folder, article), join(copy.folder, 'blog', name));
    expect(messages()).toEqual([
      `content/blog/${name.normalize('NFC')}:1 Der Dateiname wird zur Adresse des Beitrags und darf nur Kleinbuchstaben ohne Umlaute, Ziffern und Bindestriche enthalten. Benennen Sie die Datei um in ${better}.`,
    ]);
  });

  test('anything else in the folder of the articles, hidden files apart', () => {
    writeFileSync(join(copy.folder, 'blog/.DS_Store'), '');
    writeFileSync(join(copy.folder, 'blog/notizen.txt'), '');
    mkdirSync(join(copy.folder, 'blog/alt.md'));
    expect(messages()).toEqual([
      'content/blog/alt.md:1 Ordner sind hier nicht vorgesehen. Legen Sie Beiträge unmittelbar in content/blog ab.',
      'content/blog/notizen.txt:1 Hier liegen nur Beiträge, deren Dateiname auf .md endet. Benennen Sie die Datei um in notizen.md, oder löschen Sie sie.',
    ]);
  });

  test.each(['missing', 'a file'])('the folder of articles is %s', (what) => {
    rmSync(join(copy.folder, 'blog'), { recursive: true });
    if (what === 'a file') copy.write('blog', 'Text');
    expect(messages()).toContain(
      'content/blog:1 Der Ordner content/blog fehlt. Legen Sie ihn wieder an oder holen Sie ihn aus git zurück.',
    );
  });

  test('no content folder, named', () => {
    rmSync(copy.folder, { recursive: true });
    expect(messages()).toEqual([
      `content:1 Der Ordner ${copy.folder} fehlt. Legen Sie ihn wieder an oder holen Sie ihn aus git zurück.`,
    ]);
  });
});

describe('one mistake, one message', () => {
  test('a text where a list belongs', () => {
    const { found, line } = replace('pages/blog.yaml', /keywords: .*/, 'keywords: Strategie, Führung');
    expect(found).toEqual([
      `content/pages/blog.yaml:${line} seo.keywords: Hier wird eine Liste (Zeilen, die mit „- “ beginnen) erwartet, nicht der Text „Strategie, Führung“.`,
    ]);
  });

  test('a number where a list belongs', () => {
    const { found, line } = replace('pages/blog.yaml', /keywords: .*/, 'keywords: 5');
    expect(found).toEqual([
      `content/pages/blog.yaml:${line} seo.keywords: Hier wird eine Liste (Zeilen, die mit „- “ beginnen) erwartet, nicht „5“.`,
    ]);
  });

  test('an empty text that several rules refuse', () => {
    const { found, line } = replace('mails.yaml', /subject: .*/, 'subject: ""');
    expect(found).toEqual([
      `content/mails.yaml:${line} ownerNotification.subject: Das Feld fehlt oder ist leer. Ergänzen Sie es: Betreff, ohne Umlaute.`,
    ]);
  });

  test('an unknown slot in a mail, without the whole mail', () => {
    const { found } = replace('mails.yaml', '{{company}}', '{{firma}}');
    expect(found).toEqual([
      'content/mails.yaml:7 ownerNotification.text: Der Text enthält den unbekannten Platzhalter {{firma}}. Möglich sind: {{id}}, {{leadType}}, {{company}}, {{name}}, {{email}}, {{phone}}, {{message}}, {{page}}, {{createdAt}}, {{owner}}, {{contactEmail}}, {{siteUrl}}.',
    ]);
  });
});

test('links of the header that do not fit into its line', () => {
  const { found, line } = replace('navigation.yaml', 'label: Preise,', 'label: Preise und Pakete,');
  expect(found).toEqual([
    expect.stringMatching(
      new RegExp(
        `^content/navigation\\.yaml:${line - 2} bar: Die Links der Kopfleiste passen nicht in ihre Zeile: Es sind 8 Zeichen zu viel`,
      ),
    ),
  ]);
});

test('two letters in each other’s place, with the name that was meant', () => {
  expect(replace('books.yaml', 'year: 2025', 'yaer: 2025').found).toEqual([
    expect.stringContaining('Meinten Sie „year“?'),
  ]);
});

test.each([
  [
    '- Ein Thema, das Sie bestimmen',
    '- Thema: das Sie bestimmen',
    /erwartet\. Enthält der Text einen Doppelpunkt/,
  ],
  [
    'label: Strategie-Call buchen,',
    'label: Strategie-Call, jetzt buchen,',
    /Vor „jetzt buchen“ endet der Text am Komma/,
  ],
  [
    '  - id: mentoring\n',
    '---\n  - id: mentoring\n',
    /Die Zeile aus drei Strichen \(---\) gehört nicht in diese Datei/,
  ],
])('%s, which has become %s', (from, to, problem) => {
  const { found, line } = replace('prices.yaml', from, to);
  expect(found).toEqual([expect.stringMatching(problem)]);
  expect(found[0]).toContain(`content/prices.yaml:${line} `);
});

describe('redirects', () => {
  test('to a redirect, with the last target', () => {
    expect(replace('redirects.yaml', '/erfolgscode: /\n', '/erfolgscode: /shop\n').found).toEqual([
      'content/redirects.yaml:3 /erfolgscode: „/erfolgscode“ führt nach /shop, das selbst weitergeleitet wird. Nennen Sie gleich das letzte Ziel /books.',
    ]);
  });

  test('to itself', () => {
    expect(replace('redirects.yaml', '/erfolgscode: /\n', '/erfolgscode: /erfolgscode\n').found).toEqual([
      'content/redirects.yaml:3 /erfolgscode: „/erfolgscode“ führt auf sich selbst. Nennen Sie eine andere Seite oder löschen Sie die Zeile.',
    ]);
  });

  test('in a loop', () => {
    expect(replace('redirects.yaml', '/erfolgscode: /\n', '/alt: /neu\n/neu: /alt\n').found).toEqual([
      'content/redirects.yaml:3 /alt: „/alt“ führt im Kreis: /alt → /neu → /alt. Nennen Sie als Ziel eine Seite, die nicht weitergeleitet wird.',
      'content/redirects.yaml:4 /neu: „/neu“ führt im Kreis: /neu → /alt → /neu. Nennen Sie als Ziel eine Seite, die nicht weitergeleitet wird.',
    ]);
  });

  test('from a path that is none', () => {
    expect(replace('redirects.yaml', '/erfolgscode: /\n', '/Alt/: /\n').found).toEqual([
      'content/redirects.yaml:3 /Alt/: „/Alt/“ ist kein Pfad dieser Website. Schreiben Sie ihn mit Schrägstrich am Anfang, in Kleinbuchstaben, ohne Umlaute, ohne .html und ohne Schrägstrich am Ende, zum Beispiel /ki-beratung.',
    ]);
  });
});

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
    const { found, line } = replace(article, /author: .*/, 'author: Erika #Mustermann');
    expect(found).toEqual([`content/${article}:${line} author: ${comment}`]);
  });

  test.each([
    ['speaker: 730', 'speaker: 730 # zwei Jahre'],
    ['name: Erika Mustermann', 'name: "Erika Mustermann" # Inhaberin'],
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
      `content/books.yaml:${line} Die Einrückung stimmt nicht. Rücken Sie die Zeile so weit ein wie ihre Nachbarzeilen.`,
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

describe('fields that may be missing', () => {
  test.each(['draft: false', 'draft: true'])('%s is in order', (draft) => {
    expect(
      replace(article, /\n---\n/, `\n${draft}\n---\n`).found.filter((one) => one.includes('draft')),
    ).toEqual([]);
  });

  test('left empty', () => {
    const { found, line } = replace(article, /\n---\n/, '\ndraft:\n---\n');
    expect(found).toEqual([
      `content/${article}:${line + 1} draft: Das Feld ist leer. Füllen Sie es aus, oder löschen Sie die Zeile.`,
    ]);
  });
});

describe('ids of Google', () => {
  const ids = (lines: string) =>
    replace('site.yaml', /^retentionDays:/m, `analytics:\n${lines}\nretentionDays:`);

  test('that are right', () => {
    expect(ids('  measurementId: G-AB12CD34EF\n  adConversion: AW-123456789/AbC-d_Ef').found).toEqual([]);
  });

  test.each([
    ['measurementId: UA-123456-1', /^content\/site\.yaml:\d+ analytics\.measurementId: .*beginnt mit G-/],
    [
      'measurementId: G-AB12CD34EF\n  adConversion: AW-123456789',
      /^content\/site\.yaml:\d+ analytics\.adConversion: .*zum Beispiel AW-123456789\/AbCdEf/,
    ],
    ['messurementId: G-AB12CD34EF', /Meinten Sie „?measurementId/],
  ])('%s', (line, message) => {
    expect(ids(`  ${line}`).found.join('\n')).toMatch(message);
  });
});

describe('numbers', () => {
  const remedy = 'Schreiben Sie nur die Ziffern, ohne Einheit, Punkt, Komma und Anführungszeichen.';
  const belongs = 'Was hineingehört: Betrag in Cent: 59500 sind 595 €, 0 ist kostenfrei.';
  test.each(['"59500"', '595 €', '595,00'])('%s', (cents) => {
    const { found, line } = replace('prices.yaml', 'cents: 59500', `cents: ${cents}`);
    expect(found).toEqual([
      `content/prices.yaml:${line} prices[1].cents: Hier wird eine Zahl erwartet, nicht der Text „${cents.replaceAll('"', '')}“. ${remedy} ${belongs}`,
    ]);
  });

  test('as they were typed', () => {
    expect(replace('prices.yaml', 'cents: 59500', 'cents: 1.200').found[0]).toContain('nicht „1.200“');
    expect(replace('site.yaml', /postalCode: .*/, 'postalCode: 01067').found[0]).toContain(
      'Setzen Sie „01067“ in',
    );
  });
});

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

  test('an article without text', () => {
    copy.write(article, copy.read(article).replace(/\n---\n[\s\S]*$/, '\n---\n'));
    expect(messages()).toContain(
      `content/${article}:2 Der Beitrag hat keinen Text. Schreiben Sie ihn unter die zweite Zeile aus drei Strichen.`,
    );
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', '/\\evil.example', 'ftp://x'])(
    'a link to %s',
    (url) => {
      const { found, line } = append(`Ein [Link](<${url.replace('\\', '\\\\')}>).`);
      expect(found).toEqual([
        `content/${article}:${line} Der Link „${url}“ ist nicht erlaubt. Möglich sind eine Adresse mit https://, mailto: mit einer E-Mail-Adresse, ein Pfad dieser Website wie /ki-beratung und ein Abschnitt dieser Seite wie #fazit.`,
      ]);
    },
  );

  test.each([
    '[Link](http://www.example.com)',
    '[Link][1]\n\n[1]: http://www.example.com',
    'http://www.example.com',
    'www.example.com',
  ])('a link that is not encrypted: %s', (text) => {
    const { found, line } = append(text);
    expect(found).toEqual([
      `content/${article}:${line + text.split('\n').length - 1} Der Link „http://www.example.com“ ist nicht verschlüsselt. Schreiben Sie die Adresse mit https:// am Anfang.`,
    ]);
  });

  test.each([
    ['anfrage', '/anfrage'],
    ['www.example.org/a', 'https://www.example.org/a'],
    ['kontakt@example.org', 'mailto:kontakt@example.org'],
  ])('a link to %s, with what was meant', (url, meant) => {
    expect(append(`Ein [Link](${url}).`).found).toEqual([
      expect.stringContaining(`Der Link „${url}“ ist nicht erlaubt. Meinten Sie „${meant}“?`),
    ]);
  });

  test.each(['https://www.example.com', 'http://localhost:5173'])('a link to this site at %s', (own) => {
    expect(append(`Ein [Link](${own}/anfrage).`).found).toEqual([
      expect.stringContaining(
        'führt auf diese Website. Schreiben Sie nur den Pfad, dann wird er geprüft: /anfrage.',
      ),
    ]);
  });

  test.each([
    ['Ein **fetter Anfang.', /zwei Sterne/],
    ['Ein [Link](mailto: kontakt@example.org).', /kein Link/],
    ['Ein (Link)[/anfrage].', /kein Link/],
    ['• Erstens', /macht keine Liste/],
    ['    Vier Leerzeichen davor', /Programmcode/],
  ])('what a reader would see as it is typed: %s', (text, problem) => {
    expect(append(text).found).toEqual([expect.stringMatching(problem)]);
  });

  test.each([
    'https://www.example.org/a',
    'mailto:kontakt@example.com',
    '/ki-beratung',
    '/',
    '#ihr-naechster-schritt',
  ])('a link to %s is fine', (url) => {
    expect(append(`Ein [Link](${url}).`).found).toEqual([]);
    expect(shown().html).toContain(`<a href="${url}">Link</a>`);
  });

  test.each([
    '![Bild](/bild.png)',
    '![Bild](https://www.example.com/bild.png)',
    '![Bild][b]\n\n[b]: /bild.png',
  ])('a picture: %s', (text) => {
    const { found, line } = append(text);
    expect(found).toEqual([
      `content/${article}:${line} Bilder im Text sind nicht möglich. Löschen Sie die Stelle; das Bild über dem Beitrag legen Sie nach content/images, mit dem Dateinamen des Beitrags.`,
    ]);
  });

  test('several mistakes of a text are told at once', () => {
    expect(append('![Bild](/a.png)\n\n# Titel\n\n<b>fett</b>').found).toHaveLength(3);
  });

  test('footnotes speak German', () => {
    expect(append('Ein Satz[^1].\n\n[^1]: Die Quelle.').found).toEqual([]);
    const { html } = shown();
    expect(html).toContain('<h2 id="footnote-label">Fußnoten</h2>');
    expect(html).toContain('aria-label="Zurück zur Fußnote 1 im Text"');
    expect(html).not.toMatch(/Footnotes|Back to/);
  });
});
