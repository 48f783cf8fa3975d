import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { removeFolder } from '../lib/remove-folder.server.ts';
import { fixture, fixtureFolder } from '../testing/fixture.ts';
import { checkContent } from './checks/check-content.server.ts';
import { placeholders } from './checks/placeholders.server.ts';
import { parseArticle, parseLegalPage } from './read/article.server.ts';
import type { YamlFile } from './read/files-as-read.ts';
import { parseYaml } from './read/parse-yaml.server.ts';
import { noFacts } from './read/site-facts.server.ts';
import { validate } from './read/validate.server.ts';
import { collections } from './schemas/collections.ts';

/** Without git, nobody knows what is published. */
const hasGit = spawnSync('git', ['--version']).status === 0;

// Typical mistakes of a layperson and the resulting messages; errors first, then hints.

const options = { tableLabel: 'Tabelle', facts: noFacts };
const fixtureText = (file: string) => readFileSync(join(fixtureFolder, file), 'utf8');

/** Errors of one file of the fixture after a change. */
function errorsOf(file: string, from: string | RegExp, to: string): string {
  const before = fixtureText(file);
  const source = before.replace(from, () => to);
  expect(source, 'the change must change something').not.toBe(before);
  return messages(() => read(file, source));
}

function read(file: string, source: string) {
  const name = `content/${file}`;
  if (file.startsWith('legal/')) return parseLegalPage(name, source, options);
  const [, schema] = Object.values(collections).find(([path]) => path === file) ?? [];
  if (!schema) throw new Error(`no schema of ${file}`);
  return validate(schema, parseYaml(name, source));
}

function messages(run: () => unknown): string {
  try {
    run();
    return '';
  } catch (error) {
    return [error]
      .flat()
      .map((one) => (one as Error).message)
      .join('\n');
  }
}

test.each<[mistake: string, file: string, from: string | RegExp, to: string, message: string]>([
  [
    'a category of questions named twice, so that another is missing',
    'faq.yaml',
    'category: Allgemein',
    'category: KI-Beratung',
    'categories: Es müssen genau diese Kategorien sein, jede einmal: ',
  ],
  [
    'a day in the year 206',
    'campaigns/herbst-kickstart.yaml',
    /endsOn: .*/,
    'endsOn: 0206-11-22',
    'endsOn: „0206-11-22“ liegt vor 1990. Berichtigen Sie das Jahr.',
  ],
  [
    'a day that no calendar has, where a date is free text',
    'tv.yaml',
    /date: .*/,
    'date: 31.02.2026',
    'appearances[0].date: „31.02.2026“ gibt es im Kalender nicht. Berichtigen Sie Monat oder Tag.',
  ],
  [
    'such a day with single digits',
    'tv.yaml',
    /date: .*/,
    'date: 29. 2. 2025',
    'appearances[0].date: „29. 2. 2025“ gibt es im Kalender nicht.',
  ],
  [
    'such a day in a field for ISO dates, which is no example for one',
    'campaigns/herbst-kickstart.yaml',
    /endsOn: .*/,
    'endsOn: 31.02.2026',
    'zum Beispiel 2024-01-15.',
  ],
  [
    'letters in a telephone number',
    'site.yaml',
    /phone: .*/,
    'phone: 0172-ABC',
    'phone: „0172-ABC“ ist keine Telefonnummer.',
  ],
  [
    'a national telephone number',
    'site.yaml',
    /phone: .*/,
    'phone: 069 / 2475 8310',
    'phone: „069 / 2475 8310“ ist nicht international geschrieben. Schreiben Sie +49 69 2475 8310.',
  ],
  [
    'a zero that is not dialled',
    'site.yaml',
    /phone: .*/,
    'phone: +49 (0)69 / 247 58-0',
    'Schreiben Sie +49 69 247 58-0.',
  ],
  [
    'a VAT id with too few digits',
    'site.yaml',
    /vatId: .*/,
    'vatId: DE12345',
    'company.vatId: „DE12345“ ist keine Umsatzsteuer-Identifikationsnummer.',
  ],
  [
    'a domain with an umlaut',
    'site.yaml',
    /email: .*/,
    'email: post@müller.example',
    'Schreiben Sie die Domain ohne Umlaute: post@xn--mller-kva.example.',
  ],
  [
    'a rating with a point',
    'statistics.yaml',
    /number: .*\/5"?/,
    'number: 4.9/5',
    'number: „4.9/5“ ist mit Punkt geschrieben. Schreiben Sie 4,9/5.',
  ],
  [
    'a blank in an address',
    'books.yaml',
    /amazonLink: .*/,
    'amazonLink: https://www.amazon.de/dp/31614 84100',
    'enthält ein Leerzeichen. Löschen Sie es',
  ],
  [
    'an address with one slash, which browsers take for a path of this site',
    'books.yaml',
    /amazonLink: .*/,
    'amazonLink: https:/www.amazon.de/dp/3161484100',
    'ist keine vollständige Adresse. Sie muss mit https:// beginnen',
  ],
  [
    'an old ISBN as a number',
    'books.yaml',
    /isbn: .*/,
    'isbn: 3161484100',
    '„3161484100“ ist eine alte ISBN mit zehn Ziffern.',
  ],
  [
    'an old ISBN as text',
    'books.yaml',
    /isbn: .*/,
    'isbn: 3-16-148410-0',
    'ist eine alte ISBN mit zehn Ziffern. Nehmen Sie die mit dreizehn',
  ],
  [
    'an ISBN with en dashes, whose check digit is wrong',
    'books.yaml',
    /isbn: .*/,
    'isbn: 978–3–16–148410–1',
    'Prüfziffer stimmt nicht (978-3-16-148410-1). Erwartet wird …-0.',
  ],
  [
    'a record without its dash',
    'books.yaml',
    /(?<=\n\n) {2}- (?=id:)/,
    '    ',
    'id: Hier beginnt ein neuer Eintrag, dem der Strich fehlt.',
  ],
  [
    'quotation marks of one’s own',
    'testimonials.yaml',
    /content: .*/,
    'content: „Wir kamen voran.“',
    'Die Anführungszeichen setzt die Website.',
  ],
  [
    'a link to another site in the menu',
    'navigation.yaml',
    /path: [^ \n}]+/,
    'path: https://www.example.org/',
    'ist eine ganze Adresse. Hier ist nur der Pfad einer eigenen Seite möglich',
  ],
  [
    'a notification without something that visitors type',
    'mails.yaml',
    '{{phone}}',
    '',
    'ownerNotification.text: Der Text nennt {{phone}} nicht.',
  ],
  [
    'a digest that does not say when a sign-up was confirmed',
    'mails.yaml',
    /(?<=\n {2}confirmed: .*)\{\{confirmedAt\}\}/,
    'gestern',
    'ownerDigest.confirmed: Der Text nennt {{confirmedAt}} nicht.',
  ],
])('%s', (_, file, from, to, message) => {
  expect(errorsOf(file, from, to)).toContain(message);
});

// § 5 DDG
test.each([
  ...['legalName', 'managingDirector', 'street', 'postalCode', 'city', 'contactEmail', 'phone'],
  ...['registerCourt', 'registerNumber', 'vatId'],
])('an imprint without %s', (name) => {
  expect(errorsOf('legal/impressum.md', `{{${name}}}`, '')).toContain(
    `content/legal/impressum.md:1 Das Impressum nennt {{${name}}} nicht.`,
  );
});

const head = `title: Neu
description: Neues
keywords: [KI]
date: 2026-01-02
author: Anna Beispiel
category: KI-Trends
excerpt: Neues
`;

test.each<[mistake: string, body: string, message: string]>([
  [
    'a second head',
    '---\ntitle: Neu\nkeywords:\n  - KI\n---\n\nText',
    'neu.md:11 Hier beginnt ein zweiter Kopf. Löschen Sie ihn',
  ],
  [
    'a table from Excel',
    'Preis\tMenge\n10\t2',
    'neu.md:11 Das sieht nach einer Tabelle aus Excel oder Word aus',
  ],
  [
    'a heading without a text',
    '## Eins\n\n## Zwei\n\nText',
    'neu.md:11 Unter dieser Überschrift steht kein Text.',
  ],
  [
    'a heading of which the level above is missing',
    '## Eins\n\nText\n\n#### Zwei\n\nText',
    'neu.md:15 Zwischen dieser Überschrift (####) und der darüber fehlt eine Ebene. Beginnen Sie sie mit ### (in der Redaktion: „Überschrift 3“).',
  ],
])('%s in an article', (_, body, message) => {
  expect(messages(() => parseArticle('neu.md', `---\n${head}---\n\n${body}\n`, options))).toContain(message);
});

test.each(['Sommer 2025', '29.02.2024', '1. 2. 2024', 'Folge 31.02'])(
  'a date that is free text may be %s',
  (date) => {
    expect(errorsOf('tv.yaml', /date: .*/, `date: ${date}`)).toBe('');
  },
);

test('the read time is computed if not given', () => {
  const source = `---\n${head}---\n\n${'Wort '.repeat(620)}`;
  expect(parseArticle('blog/neu.md', source, options).readTime).toBe(3);
});

test('a placeholder is found in an unquoted multi-line YAML text, but a list is none', () => {
  const source =
    'lead: Ein Satz [bitte prüfen] dazu\ntext: >-\n  Noch einer [bitte\n  prüfen]\nkeywords: [KI, Coaching]\n';
  const yaml = parseYaml('content/a.yaml', source);
  const files = { yaml: [{ file: 'content/a.yaml', source, yaml } as YamlFile], markdown: [] };
  const found = placeholders(files, fixture.checks);
  expect(found.map(({ message }) => message)).toEqual([
    'content/a.yaml:1 lead: „[bitte prüfen]“ ist ein Platzhalter. Ersetzen Sie ihn durch den richtigen Text, oder löschen Sie ihn.',
    'content/a.yaml:3 text: „[bitte prüfen]“ ist ein Platzhalter. Ersetzen Sie ihn durch den richtigen Text, oder löschen Sie ihn.',
  ]);
});

describe('hints', () => {
  const root = mkdtempSync(join(tmpdir(), 'mistakes-'));
  const folder = join(root, 'content');
  const path = (file: string) => join(folder, file);
  let hints: string[] = [];
  afterAll(() => removeFolder(root));

  function edit(file: string, from: string | RegExp, to: string) {
    const before = readFileSync(path(file), 'utf8');
    const after = before.replace(from, () => to);
    expect(after, 'the change must change something').not.toBe(before);
    writeFileSync(path(file), after);
  }

  beforeAll(() => {
    cpSync(fixtureFolder, folder, { recursive: true });
    const [article = ''] = readdirSync(path('blog'));
    cpSync(path(`blog/${article}`), path('blog/neu.md'));
    if (hasGit) publish();
    edit('blog/neu.md', /^date: .*/m, 'date: 2062-11-22');
    edit('legal/agb.md', /$/, '\nEin neuer Satz mit DE111111111.\n');
    edit('site.yaml', /vatId: .*/, 'vatId: DE111111111');
    edit('site.yaml', /email: .*/, 'email: erika@gmial.com');
    edit('site.yaml', /phone: .*/, 'phone: +49 69 90009 456');
    edit('books.yaml', /year: \d+/, 'year: 2052');
    edit('faq.yaml', /(?<=answer: >-\n)(?= {10})/, '          Rufen Sie 069 90009-456 an.\n\n');
    edit('pages/blog.yaml', /lead: .*/, 'lead: JETZT GANZ NEU und frisch');
    edit('pages/ki-beratung.yaml', 'heading: Drei Säulen', 'heading: Vier Säulen');
    edit('pages/faq.yaml', /lead: .*/, `lead: ${'Wort'.repeat(20)}`);
    for (const file of [
      'campaigns/winter.yaml',
      'pages/neu.yaml',
      'downloads/flyer.pdf',
      'Images/portrait.jpg',
      'blog/~$Text.docx',
      'blog/Thumbs.db',
    ]) {
      mkdirSync(dirname(path(file)), { recursive: true });
      writeFileSync(path(file), 'x');
    }
    const { warnings } = checkContent({ folder, now: new Date('2026-11-22T12:00:00Z') });
    hints = warnings.map(({ message }) => message);
  }, 60_000);

  function publish() {
    const git = (...args: string[]) => execFileSync('git', args, { cwd: root, stdio: 'ignore' });
    git('init');
    git('add', '.');
    git('-c', 'user.name=A', '-c', 'user.email=a@example.org', 'commit', '-m', 'Published', '--no-gpg-sign');
    git('update-ref', 'refs/remotes/origin/main', 'HEAD');
  }

  test
    .runIf(hasGit)
    .each<[mistake: string, hint: string | RegExp]>([
      [
        'a legal text without a new day',
        /content\/legal\/agb\.md:\d+ date: Der Text ist geändert, sein Stand nicht\./,
      ],
    ])('%s, compared with what is published', (_, hint) => {
    expect(hints.join('\n')).toMatch(hint);
  });

  test.each<[mistake: string, hint: string | RegExp]>([
    ['a date far ahead', '2062-11-22 liegt mehr als ein Jahr voraus. Berichtigen Sie das Jahr'],
    ['a book of a future year', 'books[0].year: 2052 liegt mehr als ein Jahr voraus'],
    ['a VAT id typed by hand', '„DE111111111“ ist von Hand geschrieben'],
    ['a telephone number typed by hand', '„069 90009-456“ ist von Hand geschrieben'],
    ['a mistyped provider', ' email: Ist „@gmial.com“ richtig? Meinten Sie „@gmail.com“?'],
    ['an empty line that makes no paragraph', 'Die leere Zeile im Text macht hier keinen Absatz.'],
    [
      'a number in a heading that its list does not have',
      'heading: „Vier Säulen“, und darunter stehen 3 Einträge. Gleichen Sie die Überschrift an, wenn sie diese zählt.',
    ],
    ['capitals', 'lead: „JETZT GANZ NEU“ steht ganz in Großbuchstaben.'],
    ['a word wider than a phone', 'ist breiter als ein Telefon.'],
    [
      'a second file of a campaign',
      'content/campaigns/winter.yaml:1 Diese Datei kennt die Website nicht. Jedes Fenster hat eine Datei',
    ],
    [
      'a file for a new page',
      'content/pages/neu.yaml:1 Diese Datei kennt die Website nicht. Eine weitere Datei wird hier nicht zur Seite.',
    ],
    [
      'a PDF of one’s own that no entry names',
      'content/downloads/flyer.pdf:1 Diese Datei bietet die Website noch nicht an.',
    ],
    [
      'a folder with a capital',
      'content/Images/portrait.jpg:1 Dieses Bild zeigt keine Seite. Verschieben Sie es nach content/images (klein geschrieben).',
    ],
  ])('%s', (_, hint) => {
    expect(hints.join('\n')).toMatch(hint);
  });

  test('none for files Windows and Office leave behind', () => {
    expect(hints.join('\n')).not.toMatch(/Thumbs|~\$/);
  });
});
