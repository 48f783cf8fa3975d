import { describe, expect, test } from 'vitest';
import { fixture } from '../../testing/fixture.ts';
import { checkContent } from '../checks/check-content.server.ts';
import { article, contentCopy } from '../testing/content-copy.ts';

const copy = contentCopy();
const { append, edit, messages, replace, write } = copy;

const notADate = new Date('2026-11-21T12:00:00Z');

describe('a broken reference is reported with a suggestion', () => {
  test('a page', () => {
    const { found, line } = replace('navigation.yaml', 'path: /blog }', 'path: /blogg }');
    expect(found).toEqual([
      `content/navigation.yaml:${line} bar[4].path: „/blogg“ führt zu keiner Seite. Meinten Sie „/blog“? Berichtigen Sie den Pfad.`,
    ]);
  });

  test('an anchor', () => {
    const { found, line } = replace('navigation.yaml', '"/#about"', '"/#abaut"');
    expect(found).toEqual([
      `content/navigation.yaml:${line} footer[1].links[0].path: „/#abaut“ führt zu einem Abschnitt, den es dort nicht gibt: #abaut. Meinten Sie „about“? Möglich sind: #about, #coaching, #books, #testimonials, #contact.`,
    ]);
  });

  test('an anchor in the last line of the footer, such as that of the contract’s withdrawal', () => {
    const { found, line } = replace('navigation.yaml', 'path: /agb }', 'path: "/agb#vertrag-wiederrufen" }');
    expect(found).toEqual([
      expect.stringContaining(
        `content/navigation.yaml:${line} legal[2].path: „/agb#vertrag-wiederrufen“ führt zu einem Abschnitt, den es dort nicht gibt: #vertrag-wiederrufen.`,
      ),
    ]);
  });

  test('a record', () => {
    const { found, line } = replace('offerings.yaml', 'price: consulting', 'price: consultin');
    expect(found[0]).toContain(
      `content/offerings.yaml:${line} offerings[0].price: „consultin“ gibt es in content/prices.yaml nicht. Meinten Sie „consulting“? Gibt es den Eintrag nicht mehr, nehmen Sie den Namen hier heraus. Möglich sind: check-in, `,
    );
    expect(found).toHaveLength(1);
  });

  test('a picture', () => {
    const { found, line } = replace('tv.yaml', 'name: tv-1', 'name: tv-11');
    expect(found[0]).toMatch(
      new RegExp(
        `^content/tv\\.yaml:${line} .*name: „tv-11“ gibt es in den Bildern \\(content/images\\) nicht\\. Meinten Sie „tv-1“\\?`,
      ),
    );
  });

  test('a redirect', () => {
    const { found, line } = replace('redirects.yaml', '/erfolgscode: /\n', '/erfolgscode: /book\n');
    expect(found).toEqual([
      `content/redirects.yaml:${line} /erfolgscode: „/book“ führt zu keiner Seite. Meinten Sie „/books“? Berichtigen Sie den Pfad.`,
    ]);
  });

  test('a link in an article', () => {
    const { found, line } = append('Mehr zur [Beratung](/ki-beratug).');
    expect(found).toEqual([
      `content/${article}:${line} Der Link „/ki-beratug“ führt zu keiner Seite. Meinten Sie „/ki-beratung“? Berichtigen Sie den Pfad.`,
    ]);
  });

  test('an anchor in an article', () => {
    const { found, line } = append('Siehe [oben](#ihr-naechster-schrit).');
    expect(found[0]).toContain(
      `content/${article}:${line} Der Link „#ihr-naechster-schrit“ führt zu einem Abschnitt, den es dort nicht gibt: #ihr-naechster-schrit. Meinten Sie „ihr-naechster-schritt“?`,
    );
  });

  test('a renamed article', () => {
    const { found } = append('Siehe [dort](/blog/ki-trends-2025-fuehrungskraefte).');
    expect(found[0]).toContain('Meinten Sie „/blog/ki-trends-2024-fuehrungskraefte“?');
  });
});

test.each([
  ['/shop', '„/shop“ wird weitergeleitet. Nennen Sie gleich /books.'],
  [
    '/kontakt.html',
    '„/kontakt.html“ führt zu keiner Seite. Meinten Sie „/kontakt“? Berichtigen Sie den Pfad.',
  ],
  ['/Kontakt/', '„/Kontakt/“ führt zu keiner Seite. Meinten Sie „/kontakt“? Berichtigen Sie den Pfad.'],
])('a link to %s', (url, problem) => {
  const { found, line } = append(`Ein [Link](${url}).`);
  expect(found).toEqual([`content/${article}:${line} Der Link ${problem}`]);
});

test.each([
  '/downloads/kleinanzeigen-ki-prompts.pdf',
  '/blog/ki-trends-2024-fuehrungskraefte',
  '/alle-angebote?utm_source=blog',
  '/datenschutz',
  '/#contact',
  '/lizenzen.txt',
])('a link to %s is accepted', (url) => {
  expect(append(`Ein [Link](${url}).`).found).toEqual([]);
});

test('a picture in content/images can be referenced', () => {
  write('images/portrait-2027.jpg', Buffer.from([0xff, 0xd8, 0xff]));
  expect(replace('tv.yaml', 'name: tv-1', 'name: portrait-2027').found).toEqual([]);
});

test('a path outside the picture folder is refused', () => {
  const { found, line } = replace('tv.yaml', 'name: tv-1', 'name: ../../package');
  expect(found).toEqual([
    `content/tv.yaml:${line} appearances[0].image.name: „../../package“ ist kein Kurzname. Er besteht aus Kleinbuchstaben ohne Umlaute, Ziffern und Bindestrichen, zum Beispiel ki-mindset.`,
  ]);
});

test.each([
  ['/faq', 'Seite'],
  ['/downloads/kleinanzeigen-ki-prompts.pdf', 'Datei'],
])('reports a redirect that would hide %s', (path, kind) => {
  const { found, line } = replace('redirects.yaml', '/gratis: ', `${path}: `);
  expect(found).toEqual([
    `content/redirects.yaml:${line} ${path}: Unter „${path}“ gibt es eine ${kind}; sie wäre nicht mehr zu erreichen. Löschen Sie die Zeile.`,
  ]);
});

test('leaves a redirect from the address of an article that was made a draft', () => {
  const redirectsTo = (name: string) => replace('redirects.yaml', /^\/gratis: /m, `/blog/${name}: `).found;
  const hidden = expect.stringContaining('sie wäre nicht mehr zu erreichen');
  const slug = article.replace(/^blog\/|\.md$/g, '');
  expect(redirectsTo(slug)).toContainEqual(hidden);
  edit('redirects.yaml', `/blog/${slug}: `, '/gratis: ');
  edit(article, /\n---\n/, '\ndraft: true\n---\n');
  expect(redirectsTo(slug)).not.toContainEqual(hidden);
});

test('reports two records with one short name, with the line of the first', () => {
  const second = edit('prices.yaml', 'id: mentoring', 'id: check-in');
  const [duplicate] = messages();
  expect(duplicate).toMatch(
    new RegExp(
      `^content/prices\\.yaml:${second} prices\\[2\\]\\.id: „check-in“ gibt es schon in Zeile \\d+\\. Geben Sie diesem Eintrag einen eigenen Kurznamen\\.$`,
    ),
  );
});

test.each([
  ['a drawing', 'lens'],
  ['a picture in a text', 'werkstatt'],
  ['a picture of a shared link', 'kontakt'],
])('reports %s, which a field can’t show', (_, name) => {
  write('images/blog/werkstatt.jpg', '');
  write('images/share/kontakt.jpg', '');
  const line = edit('tv.yaml', 'name: tv-1', `name: ${name}`);
  expect(messages()).toContainEqual(expect.stringMatching(`^content/tv\\.yaml:${line} .*: .*„${name}“`));
});

test('reports two workshops with one number as such', () => {
  edit('workshops.yaml', 'id: 2502', 'id: 2501');
  expect(messages().join()).toMatch(
    /„2501“ gibt es schon in Zeile \d+\. Geben Sie diesem Eintrag eine eigene Nummer\./,
  );
});

test('reports two parts of one photograph, of which only the first would show', () => {
  const part = (focus: string) => `  - name: portrait\n    focus: ${focus}\n`;
  const { found } = replace(
    'photographs.yaml',
    'photographs: []',
    `photographs:\n${part('top')}${part('left')}`,
  );
  expect(found).toEqual([
    'content/photographs.yaml:5 photographs[1].name: Das Foto „portrait“ hat weiter oben schon einen Ausschnitt, und nur der gilt. Löschen Sie einen der beiden.',
  ]);
});

test('references to a file with mistakes are not reported as well', () => {
  const { found } = replace('prices.yaml', /cents: \d+/, 'cents: viel');
  expect(found).toHaveLength(1);
});

describe('an unpublished article', () => {
  const target = 'blog/ki-trends-2024-fuehrungskraefte.md';
  const link = () => append('Siehe [dort](/blog/ki-trends-2024-fuehrungskraefte).').line;
  const problem = (line: number, file = article) => [
    `content/${file}:${line} Der Link „/blog/ki-trends-2024-fuehrungskraefte“ führt zu einem Beitrag, der noch nicht veröffentlicht ist. Veröffentlichen Sie ihn oder entfernen Sie den Link.`,
  ];

  test.each([
    ['a draft', /\n---\n/, '\ndraft: true\n---\n'],
    ['a future article', /date: .*/, 'date: 2026-11-22'],
  ])('%s is left out, and a link to it is reported', (_, from, to) => {
    const line = link();
    edit(target, from, to);
    expect(messages({ now: notADate })).toEqual(problem(line));
    expect(messages({ now: notADate, unpublished: true })).toEqual([]);
  });

  test('may link to itself and to others of the same date', () => {
    edit(target, /date: .*/, 'date: 2026-11-22');
    edit(article, /date: .*/, 'date: 2026-11-22');
    link();
    append('Und [hierher](/blog/ki-strategien-fuehrungskraefte-2024).');
    expect(messages({ now: notADate })).toEqual([]);
  });

  test('may not be linked from a case study that shares its slug with another unpublished article', () => {
    edit(target, /date: .*/, 'date: 2026-11-22');
    edit(article, /date: .*/, 'date: 2026-11-22');
    const study = article.replace('blog/', 'cases/');
    const link = 'Siehe [dort](/blog/ki-trends-2024-fuehrungskraefte).';
    write(study, `${copy.read('cases/stadtwerk.md')}\n${link}\n`);
    expect(messages({ now: notADate })).toEqual(problem(copy.lineOf(study, link), study));
  });

  test('may be linked by another draft', () => {
    for (const file of [target, article]) edit(file, /\n---\n/, '\ndraft: true\n---\n');
    link();
    expect(messages({ now: notADate })).toEqual([]);
  });

  test('appears on its date, at midnight in Frankfurt', () => {
    edit(target, /date: .*/, 'date: 2026-11-22');
    const count = (now: string) => copy.load({ now: new Date(now) }).articles.length;
    expect(count('2026-11-21T22:59:59Z')).toBe(8);
    expect(count('2026-11-21T23:00:00Z')).toBe(9);
  });

  test('is included on request', () => {
    edit(target, /\n---\n/, '\ndraft: true\n---\n');
    expect(copy.load().articles).toHaveLength(8);
    expect(copy.load({ unpublished: true }).articles).toHaveLength(fixture.articles.length);
  });
});

test('a page with a mistake is reported, links to its sections are not', () => {
  const line = copy.edit('legal/agb.md', /^date: .*/m, 'date: heute');
  expect(copy.messages()).toEqual([expect.stringContaining(`content/legal/agb.md:${line} date: `)]);
});

describe('a missing record', () => {
  const [gone] = fixture.testimonials.testimonials;
  const id = gone?.id ?? '';
  const place = String.raw`content/pages/[a-z-]+\.yaml:\d+ unter \w+`;

  test('deleted: reported once, with every remaining reference', () => {
    const { found } = replace('testimonials.yaml', / {2}- id: [\s\S]*?\n\n/, '');
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(
      new RegExp(
        `^content/testimonials\\.yaml:1 „${id}“ gibt es hier nicht mehr, der Name steht aber noch an \\d+ Stellen\\. Haben Sie ihn umbenannt, geben Sie dem Eintrag seinen alten Kurznamen zurück; haben Sie ihn gelöscht, nehmen Sie den Namen dort heraus: ${place}(?:, ${place})+\\.$`,
      ),
    );
  });

  test('renamed: reported once, at its new name', () => {
    const { found, line } = replace('testimonials.yaml', `id: ${id}`, `id: ${id}-2`);
    expect(found).toEqual([
      expect.stringContaining(`content/testimonials.yaml:${line} „${id}“ gibt es hier`),
    ]);
    expect(found[0]).toMatch(new RegExp(`Haben Sie ihn in „${id}-2“ umbenannt, geben Sie`));
  });

  test('a price: reported once, with the texts that use it in braces', () => {
    const { found } = replace('prices.yaml', / {2}- id: mentoring\n[\s\S]*?\n\n/, '');
    expect(found).toEqual([
      expect.stringMatching(
        /^content\/prices\.yaml:1 „mentoring“ gibt es hier nicht mehr, .* content\/pages\/home\.yaml:\d+.* content\/faq\.yaml:\d+/,
      ),
    ]);
  });

  test('half a file: reported once, as the cause', () => {
    const { found } = replace('prices.yaml', / {2}- id: innovation-base\n[\s\S]*/, '');
    expect(found).toEqual([
      expect.stringMatching(
        /^content\/prices\.yaml:1 Hier fehlen \d+ Einträge, die noch an anderen Stellen stehen\. War das ein Versehen, machen Sie die letzte Änderung dieser Datei rückgängig; .*„vip-three-months“ \(content/,
      ),
    ]);
  });

  test('a record on no page gives a hint, with a place to use it', () => {
    const line = edit(
      'testimonials.yaml',
      /\n {2}- id: .*/,
      '\n  - { id: neu, author: Leiterin, role: Handel, content: Gut., rating: 5 }\n$&'.replace(
        '$&',
        `\n  - id: ${id}`,
      ),
    );
    const { warnings } = checkContent({ folder: copy.folder, now: notADate });
    expect(warnings.map(({ message }) => message)).toContainEqual(
      expect.stringMatching(
        new RegExp(
          `^content/testimonials\\.yaml:${line + 1} .*„neu“ erscheint auf keiner Seite\\. .*home\\.yaml`,
        ),
      ),
    );
  });

  test('a link to an empty section is left out of the menu, and reported in a text', () => {
    edit(
      'pages/home.yaml',
      /(\nvoices:\n(?:.*\n)*? {2}testimonials: )\[.*\]/,
      '\nvoices:\n  heading: Stimmen\n  testimonials: []',
    );
    expect(JSON.stringify(copy.load().navigation)).not.toContain('#testimonials');
    const { found, line } = copy.append('Was andere sagen, steht [hier](/#testimonials).');
    expect(found).toEqual([
      `content/${article}:${line} Der Link „/#testimonials“ führt zu einem Abschnitt, der nicht gezeigt wird, weil er leer ist (content/pages/home.yaml: voices). Löschen Sie den Link, oder füllen Sie den Abschnitt.`,
    ]);
  });
});
