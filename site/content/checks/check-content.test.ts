import { describe, expect, test } from 'vitest';
import { formatMoney } from '../../lib/money.ts';
import { fixture } from '../../testing/fixture.ts';
import { article, contentCopy } from '../testing/content-copy.ts';
import { checkContent } from './check-content.server.ts';

const copy = contentCopy();
const call = fixture.prices.prices[1]?.cents ?? 0;
const cents = (amount: number) => `cents: ${amount}\n`;
const now = new Date('2026-11-21T12:00:00Z');
const check = () => checkContent({ folder: copy.folder, now });
const errors = () => check().errors.map(({ message }) => message);

test('the fixture has no mistakes, and one ended campaign', () => {
  const { errors, warnings } = check();
  expect(errors).toEqual([]);
  expect(warnings.map(({ message }) => message.replace(/:\d+/, ''))).toEqual([
    'content/campaigns/herbst-kickstart.yaml active: Die Aktion ist seit dem 30.\u00A0November 2025 vorbei und noch eingeschaltet. Schalten Sie „Fenster zeigen“ aus (in der Datei: active: false), oder wählen Sie einen neuen „Letzten Tag der Aktion“ (in der Datei: endsOn).',
  ]);
});

test.each([
  ['page/home.yaml', 'Meinten Sie „pages/home.yaml“?'],
  ['books.yml', 'Meinten Sie „books.yaml“?'],
])('warns of an unknown file %s', (file, meant) => {
  copy.write(file, 'heading: x\n');
  expect(check().warnings.map(({ message }) => message)).toContain(
    `content/${file}:1 Diese Datei kennt die Website nicht. ${meant} Verschieben Sie sie nach content/drafts, oder löschen Sie sie.`,
  );
});

test('drafts and system files are ignored', () => {
  for (const file of ['drafts/idee.md', '.DS_Store', 'Thumbs.db', 'images/google-ki-suche.jpg'])
    copy.write(file, 'x');
  expect(check().warnings).toHaveLength(1);
});

test('a file to download may be one of one’s own; one that is missing is named at its entry', () => {
  const entry =
    '  - id: flyer\n    title: Flyer\n    description: Ein Blatt.\n    file: flyer.pdf\n    saveAs: flyer.pdf\n';
  const line = copy.edit('downloads.yaml', /^downloads:\n/m, `downloads:\n${entry}`);
  expect(errors()).toEqual([
    expect.stringMatching(
      /^content\/downloads\.yaml:\d+ downloads\[0\]\.file: Die Datei „flyer\.pdf“ fehlt\. Legen Sie sie/,
    ),
  ]);
  expect(line).toBeGreaterThan(0);
  copy.write('downloads/flyer.pdf', '%PDF-1.7');
  expect(errors()).toEqual([]);
  expect(check().warnings).toHaveLength(1);
  // Linked from a text.
  copy.append('Das [Blatt](/downloads/flyer.pdf) nennt alles.');
  expect(errors()).toEqual([]);
});

test.each([
  [
    'is no PDF',
    Buffer.from('PK\u0003\u0004Word'),
    'Die Datei „flyer.pdf“ heißt wie ein PDF, ist aber keines.',
  ],
  [
    'is too large',
    Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(12_400_000)]),
    'Die Datei „flyer.pdf“ hat 12,4 MB, erlaubt sind 10 MB.',
  ],
])('a file of one’s own that %s is named at its entry', (_what, bytes, problem) => {
  copy.edit('downloads.yaml', 'file: kleinanzeigen-ki-prompts.pdf', 'file: flyer.pdf');
  copy.write('downloads/flyer.pdf', bytes);
  const line = copy.lineOf('downloads.yaml', 'file: flyer.pdf');
  expect(errors().join('\n')).toContain(`content/downloads.yaml:${line} downloads[0].file: ${problem}`);
});

test('a period of no days is the only mistake of the periods', () => {
  copy.edit('site.yaml', /^ {2}kontakt: .*/m, '  kontakt: 0');
  expect(() => check()).toThrow(/^1 Fehler in den Inhalten:\s+\S+ retentionDays\.kontakt: „0“ ist zu klein/);
});

test('a campaign that is off or has not ended is accepted', () => {
  copy.edit('campaigns/herbst-kickstart.yaml', 'active: true', 'active: false');
  expect(check().warnings).toEqual([]);
  copy.edit('campaigns/herbst-kickstart.yaml', 'active: false', 'active: true');
  copy.edit('campaigns/herbst-kickstart.yaml', /endsOn: .*/, 'endsOn: 2026-11-21');
  expect(check().warnings).toEqual([]);
});

test('a bonus is named once its last day is over', () => {
  copy.edit('campaigns/herbst-kickstart.yaml', 'active: true', 'active: false');
  const bonus = (day: string) =>
    copy.edit('prices.yaml', /(?<=Buch als Geschenk"\n)(?: {6}endsOn.*\n)?/, `      endsOn: ${day}\n`);
  bonus('2026-11-21');
  expect(check().warnings).toEqual([]);
  const line = bonus('2026-11-20');
  expect(check().warnings.map(({ message }) => message)).toEqual([
    `content/prices.yaml:${line} prices[1].bonus.endsOn: Die Zugabe gibt es seit dem 20.\u00A0November 2026 nicht mehr. Wählen Sie einen neuen „Letzten Tag der Zugabe“ (in der Datei: endsOn), oder löschen Sie sie.`,
  ]);
});

test('words in the plural after a count of one, or of none', () => {
  const counted = () => check().warnings.filter(({ message }) => message.includes('{{count:workshops'));
  expect(counted()).toEqual([]);
  copy.edit('workshops.yaml', /\n {2}- id: (?!2501\n)[\s\S]*/, '\n');
  const line = copy.lineOf('pages/ki-workshops.yaml', 'strong: "{{count:workshops');
  expect(
    counted()
      .map(({ message }) => message)
      .filter((message) => message.includes('hero.proofs')),
  ).toEqual([
    `content/pages/ki-workshops.yaml:${line} hero.proofs[0].strong: „{{count:workshops.digits}} Formate“ zählt nur noch einen Eintrag. Schreiben Sie den Text für einen, ohne die Klammern.`,
  ]);
  const found = counted().length;
  expect(found).toBeGreaterThan(5);
  copy.edit('workshops.yaml', /^workshops:[\s\S]*/m, 'workshops: []\n');
  expect(counted()).toHaveLength(found);
  for (const { message } of counted()) expect(message).toContain('zählt keinen Eintrag mehr');
});

describe('amounts', () => {
  const hints = () =>
    check()
      .warnings.map(({ message }) => message)
      .filter((message) => message.includes('prices.yaml'));

  test('a price in front matter; other amounts are accepted there', () => {
    const [{ id = '', cents = 0 } = {}] = fixture.prices.prices
      .filter(({ basis }) => basis === 'gross')
      .slice(1);
    const amount = formatMoney(cents).replaceAll('\u00A0', ' ');
    const line = copy.edit(article, /title: .*/, `title: Von 4.321 € zu ${amount}`);
    expect(hints()).toEqual([
      `content/${article}:${line} title: Der Betrag „${amount}“ steht auch in content/prices.yaml. Ist dieser Preis gemeint, schreiben Sie {{price:${id}}} statt „${amount}“, damit er sich mit ihm ändert.`,
    ]);
  });

  test('close to a price, in every notation, with a suggestion', () => {
    const amounts = ['590€', '591 EUR', 'EUR 592', '€ 593'];
    const line = copy.edit('pages/blog.yaml', /lead: .*/, `lead: "Preis: ${amounts.join(' oder ')}"`);
    expect(hints()).toEqual(
      amounts.map(
        (text) =>
          `content/pages/blog.yaml:${line} lead: „${text}“ ist kein Preis aus content/prices.yaml. Meinten Sie {{price:strategy-call}}, das sind ${call / 100}\u00A0€ für „KI-Strategie-Call“?`,
      ),
    );
    expect(errors()).toEqual([]);
  });

  test('when a price changes, the suggestion is its new amount, not the net amount', () => {
    copy.edit('pages/blog.yaml', /lead: .*/, `lead: Der Call kostet ${call / 100} €.`);
    copy.edit('prices.yaml', cents(call), cents(call + 5500));
    expect(hints()).toEqual([
      expect.stringContaining(
        `Meinten Sie {{price:strategy-call}}, das sind ${(call + 5500) / 100}\u00A0€ für „KI-Strategie-Call“?`,
      ),
    ]);
  });

  test('far from every price, or accepted in content/checks.yaml', () => {
    copy.edit('pages/blog.yaml', /lead: .*/, `lead: 5 € für einen Verein, ${call / 100} € für einen Sitz.`);
    expect(hints()).toHaveLength(1);
    copy.edit(
      'checks.yaml',
      'accepted: []',
      `accepted:\n  - { text: ${call / 100} € für einen Sitz, reason: Miete }`,
    );
    expect(hints()).toEqual([]);
  });

  test('accepted as a whole only: 5 € is not the end of 595 €', () => {
    copy.edit('pages/blog.yaml', /lead: .*/, `lead: Der Call kostet ${call / 100} €.`);
    copy.edit('checks.yaml', 'accepted: []', 'accepted:\n  - { text: 5 €, reason: Spende }');
    expect(hints()).toHaveLength(1);
  });

  test('of a price typed by hand, with the slot to use instead', () => {
    const typed = `brutto ${call / 100} €, netto ${call / 119} €`;
    copy.edit('pages/blog.yaml', /lead: .*/, `lead: Der Call kostet ${typed}.`);
    expect(hints()).toEqual([
      expect.stringContaining(`schreiben Sie {{price:strategy-call}} statt „${call / 100} €“,`),
      expect.stringContaining(`schreiben Sie {{price:strategy-call.net}} statt „${call / 119} €“,`),
    ]);
  });

  test.each([
    ['a legal text', 'legal/agb.md'],
    ['an article, in a line that links to an offer', article],
  ])('of a price typed in %s', (_, file) => {
    copy.write(
      file,
      `${copy.read(file)}\nDer [Call](/ki-strategie-call) kostet ${call / 100} €.\n\nEin Sitz kostet ${call / 100} €.\n`,
    );
    expect(hints()).toHaveLength(file === article ? 1 : 2);
  });

  test('a price typed in euros is reported once, not at the texts that use it', () => {
    const line = copy.edit('prices.yaml', cents(call), cents(call / 100));
    expect(errors()).toEqual([
      expect.stringContaining(`content/prices.yaml:${line} prices[1].cents: ${call / 100} Cent sind`),
    ]);
  });

  test('a price typed in euros instead of cents, unless checks.yaml accepts it', () => {
    const line = copy.edit('prices.yaml', 'cents: 1200000', 'cents: 12000');
    expect(errors()).toEqual([
      expect.stringContaining(
        `content/prices.yaml:${line} prices[5].cents: 12000 Cent sind nur 120 €. Meinten Sie 12.000\u00A0€, schreiben Sie 1200000;`,
      ),
    ]);
    copy.edit('checks.yaml', 'accepted: []', 'accepted:\n  - text: 120 €\n    reason: Ein Kennenlernpreis.');
    expect(errors()).toEqual([]);
  });
});

test('warns of a prize, a rank and a rating that no record proves, in pages only', () => {
  const claims = 'Als TOP 50 Beraterin die Nummer 1 in Frankfurt, mit 4,8 von 5 Sternen.';
  const hints = () =>
    check()
      .warnings.map(({ message }) => message)
      .filter((hint) => hint.includes('Beleg'));
  copy.append(claims);
  expect(hints()).toEqual([]);
  copy.edit('pages/blog.yaml', /lead: .*/, `lead: ${claims}`);
  expect(hints()).toEqual([
    expect.stringContaining(
      '„TOP 50 Beraterin“ steht nicht in content/awards.yaml. Ist es eine Angabe über Sie,',
    ),
    expect.stringContaining('„Nummer 1“ kann als Spitzenstellung gelesen werden.'),
    expect.stringContaining('„4,8 von 5“ steht nicht in content/statistics.yaml.'),
  ]);
  copy.edit('checks.yaml', 'accepted: []', `accepted:\n  - text: ${claims.slice(0, -1)}\n    reason: Zitat`);
  expect(hints()).toEqual([]);
  expect(errors()).toEqual([]);
});

test.each([
  ['books.yaml', 'title: KI-Mindset', 'title: <b>KI</b>-Mindset', '<b>'],
  ['prices.yaml', 'Sie stellen mir', 'Sie stellen&nbsp;mir', '&nbsp;'],
  [article, /excerpt: "/, 'excerpt: "Ein [Link](/kontakt). ', '[Link](/kontakt)'],
])('HTML and Markdown in a field of %s', (file, from, to, markup) => {
  const line = copy.edit(file, from, to);
  const [error = '', ...others] = errors();
  expect(error).toMatch(new RegExp(`^content/${file}:${line} `));
  expect(error).toContain(`„${markup}“ stünde so auf der Seite`);
  expect(others).toEqual([]);
});

test('refuses a sign that the fonts lack, but no letter, and nothing in code', () => {
  const { line } = copy.append('Der Bescheid kam von Škoda → am Freitag.\n\n```\nŠ →\n```');
  expect(errors()).toEqual([
    expect.stringMatching(
      /:\d+ Die Schriften der Website haben kein Zeichen für „→“\. Schreiben Sie die Stelle anders/,
    ),
  ]);
  expect(check().errors[0]).toMatchObject({ line });
});

test('a sign that no font has is named by what follows it', () => {
  copy.append('Mitzubringen:\n\n\uF0B7 Laptop und Ladegerät');
  expect(errors()).toEqual([
    expect.stringContaining('kein Zeichen für ein unsichtbares Zeichen vor „Laptop und Ladegerät“ (U+F0B7;'),
  ]);
});

test('warns of a picture on no page, and of a bestseller without its mark', () => {
  copy.write('images/google-ki-such.jpg', '');
  copy.write('images/google-ki-suche.jpg', '');
  copy.edit('books.yaml', 'BESTSELLER\n', 'Bestseller\n');
  const hints = check().warnings.map(({ message }) => message);
  expect(hints.filter((hint) => hint.includes('Bild'))).toEqual([
    expect.stringContaining('Meinten Sie „google-ki-suche“?'),
  ]);
  expect(hints.join()).toContain('books[2].publisher: Die Marke Bestseller erscheint nur');
});

test('warns of alt texts that call a photograph a drawing', () => {
  const line = copy.edit(
    'pages/home.yaml',
    /alt: "Gezeichnetes Porträt von.*/,
    'alt: Zeichnung der Beraterin',
  );
  copy.edit('pages/services.yaml', /alt: "Illustration: Porträt.*/, 'alt: Die Beraterin, ausgezeichnet 2025');
  const drawn = () =>
    check()
      .warnings.map(({ message }) => message)
      .filter((hint) => hint.includes('jetzt ein Foto'));
  expect(drawn()).toEqual([]);
  copy.write('images/portrait.jpg', '');
  expect(drawn()).toEqual([
    `content/pages/home.yaml:${line} contact.image.alt: Das Bild ist jetzt ein Foto. Beschreiben Sie, was darauf zu sehen ist.`,
    expect.stringMatching(/^content\/pages\/ueber-mich\.yaml:\d+ hero\.image\.alt: /),
  ]);
});
