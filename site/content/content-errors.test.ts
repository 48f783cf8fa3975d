import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { article, contentCopy } from './testing/content-copy.ts';

// Messages after a mistake in a file, field or reference; each list has exactly one entry.

const copy = contentCopy();
const { load, messages, replace } = copy;

describe('files', () => {
  test('Windows line ends and byte order mark are accepted', () => {
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
  ])('the article name %s, with a suggestion', (name, better) => {
    cpSync(join(copy.folder, article), join(copy.folder, 'blog', name));
    expect(messages()).toEqual([
      `content/blog/${name.normalize('NFC')}:1 Der Dateiname wird zur Adresse und darf nur Kleinbuchstaben ohne Umlaute, Ziffern und Bindestriche enthalten. Benennen Sie die Datei um in ${better}.`,
    ]);
  });

  test('other files in the article folder, except hidden ones', () => {
    writeFileSync(join(copy.folder, 'blog/.DS_Store'), '');
    writeFileSync(join(copy.folder, 'blog/notizen.txt'), '');
    mkdirSync(join(copy.folder, 'blog/alt.md'));
    expect(messages()).toEqual([
      'content/blog/alt.md:1 Ordner sind hier nicht vorgesehen. Legen Sie Beiträge unmittelbar in content/blog ab.',
      'content/blog/notizen.txt:1 Hier liegen nur Beiträge, deren Dateiname auf .md endet. Benennen Sie die Datei um in notizen.md, oder löschen Sie sie.',
    ]);
  });

  test.each(['missing', 'a file'])('the article folder is %s', (what) => {
    rmSync(join(copy.folder, 'blog'), { recursive: true });
    if (what === 'a file') copy.write('blog', 'Text');
    expect(messages()).toContain(
      'content/blog:1 Der Ordner content/blog fehlt. Holen Sie den letzten Stand zurück: in VS Code unter „Quellcodeverwaltung“ mit „Änderungen verwerfen“, im Terminal mit „git checkout HEAD -- content/blog“.',
    );
  });

  test('a missing content folder', () => {
    rmSync(copy.folder, { recursive: true });
    expect(messages()).toEqual([
      `content:1 Der Ordner ${copy.folder} fehlt. Holen Sie den letzten Stand zurück: in VS Code unter „Quellcodeverwaltung“ mit „Änderungen verwerfen“, im Terminal mit „git checkout HEAD -- content/“.`,
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

  test('a fact of the site, which links in texts take from it', () => {
    copy.edit(
      'legal/agb.md',
      /$/,
      '\n[Vertrag widerrufen]({{withdrawalPage}}) [Initiative]({{membership:fairness.link}})\n',
    );
    const { found, line } = replace('site.yaml', /hours: .*/, 'hours: immer');
    expect(found).toEqual([expect.stringContaining(`content/site.yaml:${line} hours: `)]);
  });

  test('an empty text that breaks several rules', () => {
    const { found, line } = replace('mails.yaml', /subject: .*/, 'subject: ""');
    expect(found).toEqual([
      `content/mails.yaml:${line} ownerNotification.subject: Das Feld fehlt oder ist leer. Ergänzen Sie es: Betreff.`,
    ]);
  });

  test('a part of a section that may rather be deleted as a whole', () => {
    const { found } = replace('pages/ki-vortraege.yaml', /\n {2}award: .*/, '');
    const line = copy.lineOf('pages/ki-vortraege.yaml', 'award:');
    expect(found).toEqual([
      `content/pages/ki-vortraege.yaml:${line} award.award: Das Feld fehlt oder ist leer. Ergänzen Sie es: Kurzname aus awards.yaml. award braucht heading und award: Fehlt Ihnen etwas davon, löschen Sie award ganz.`,
    ]);
  });

  test('an unknown slot in a mail, without quoting the whole mail', () => {
    const { found } = replace('mails.yaml', '{{page}}', '{{seite}}');
    const line = copy.lineOf('mails.yaml', /text: /);
    expect(found).toEqual([
      expect.stringMatching(
        `^content/mails\\.yaml:${line} ownerNotification\\.text: Der Text enthält den unbekannten Platzhalter \\{\\{seite\\}\\}\\.`,
      ),
    ]);
  });
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

test.each(['menu', 'error-summary', 'ki-beratung'])(
  'a question with the id %s, which is a part of its page',
  (id) => {
    const { found, line } = replace('faq.yaml', 'id: kosten', `id: ${id}`);
    expect(found[0]).toMatch(
      new RegExp(
        `^content/faq\\.yaml:${line} .*\\.id: „${id}“ ist schon der Anker eines anderen Teils der Seite\\. Wählen Sie einen anderen Kurznamen, zum Beispiel frage-${id}\\.`,
      ),
    );
  },
);

describe('redirects', () => {
  test.each(['/alt#x', '/alt?x=1'])('from %s, of which a server sees only the path', (from) => {
    const { found, line } = replace('redirects.yaml', '/erfolgscode: /\n', `${from}: /\n`);
    expect(found).toEqual([
      `content/redirects.yaml:${line} ${from}: „${from}“ erreicht die Website nie vollständig: Was hinter # oder ? steht, gehört nicht zum Pfad. Schreiben Sie nur, was davor steht.`,
    ]);
  });

  test.each([
    ['https://www.example.com/alte-seite/', '/alte-seite'],
    ['HTTP://example.com/a/b.html?x=1', '/a/b.html'],
    ['www.example.com', '/'],
  ])('from %s, with the path in it', (from, path) => {
    const { found, line } = replace('redirects.yaml', '/erfolgscode: /\n', `${from}: /\n`);
    expect(found).toEqual([
      `content/redirects.yaml:${line} ${from}: „${from}“ ist eine ganze Adresse. Schreiben Sie nur, was hinter der Domain steht: ${path}.`,
    ]);
  });

  test('to a redirect, with the final target', () => {
    const { found, line } = replace('redirects.yaml', '/erfolgscode: /\n', '/erfolgscode: /shop\n');
    expect(found).toEqual([
      `content/redirects.yaml:${line} /erfolgscode: „/erfolgscode“ führt nach /shop, das selbst weitergeleitet wird. Nennen Sie gleich das letzte Ziel /books.`,
    ]);
  });

  test('to a part of a redirect, with the final target', () => {
    const { found, line } = replace('redirects.yaml', '/erfolgscode: /\n', '/erfolgscode: "/shop#neu"\n');
    expect(found).toEqual([
      `content/redirects.yaml:${line} /erfolgscode: „/erfolgscode“ führt nach /shop#neu, das selbst weitergeleitet wird. Nennen Sie gleich das letzte Ziel /books.`,
    ]);
  });

  test('to itself', () => {
    const { found, line } = replace('redirects.yaml', '/erfolgscode: /\n', '/erfolgscode: /erfolgscode\n');
    expect(found).toEqual([
      `content/redirects.yaml:${line} /erfolgscode: „/erfolgscode“ führt auf sich selbst. Nennen Sie eine andere Seite oder löschen Sie die Zeile.`,
    ]);
  });

  test('in a loop', () => {
    const { found, line } = replace('redirects.yaml', '/erfolgscode: /\n', '/alt: /neu\n/neu: /alt\n');
    expect(found).toEqual([
      `content/redirects.yaml:${line} /alt: „/alt“ führt im Kreis: /alt → /neu → /alt. Nennen Sie als Ziel eine Seite, die nicht weitergeleitet wird.`,
      `content/redirects.yaml:${line + 1} /neu: „/neu“ führt im Kreis: /neu → /alt → /neu. Nennen Sie als Ziel eine Seite, die nicht weitergeleitet wird.`,
    ]);
  });

  test('from an invalid path', () => {
    const { found, line } = replace('redirects.yaml', '/erfolgscode: /\n', '/Alt/: /\n');
    expect(found).toEqual([
      `content/redirects.yaml:${line} /Alt/: „/Alt/“ ist kein Pfad dieser Website. Schreiben Sie ihn mit Schrägstrich am Anfang, in Kleinbuchstaben, ohne Umlaute, ohne .html und ohne Schrägstrich am Ende, zum Beispiel /ki-beratung.`,
    ]);
  });
});

describe('optional fields', () => {
  test.each(['draft: false', 'draft: true'])('%s is accepted', (draft) => {
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

describe('Google ids', () => {
  const ids = (lines: string) =>
    replace('site.yaml', /^retentionDays:/m, `analytics:\n${lines}\nretentionDays:`);

  test('valid', () => {
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
  test.each(['"23800"', '238 €', '238,00'])('%s', (cents) => {
    const { found, line } = replace('prices.yaml', /cents: \d+/, `cents: ${cents}`);
    expect(found).toEqual([
      expect.stringContaining(
        `content/prices.yaml:${line} prices[0].cents: Hier wird eine Zahl erwartet, nicht der Text „${cents.replaceAll('"', '')}“. ${remedy}`,
      ),
    ]);
  });

  test('quoted as typed', () => {
    expect(replace('prices.yaml', /cents: \d+/, 'cents: 1.200').found[0]).toContain('nicht „1.200“');
    expect(replace('site.yaml', /postalCode: .*/, 'postalCode: 01067').found[0]).toContain(
      'Setzen Sie „01067“ in',
    );
  });
});
