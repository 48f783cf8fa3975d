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
    'content/campaigns/herbst-kickstart.yaml active: Die Aktion ist seit dem 30.\u00A0November 2025 vorbei und noch eingeschaltet. Setzen Sie active auf false, oder tragen Sie bei endsOn einen neuen letzten Tag ein.',
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

describe('contradictions', () => {
  const remedy = 'Gleichen Sie die Zahlen an, oder erlauben Sie beide in content/checks.yaml unter numbers.';

  test('a text contradicts statistics.yaml', () => {
    const line = copy.edit(
      'pages/blog.yaml',
      /lead: .*/,
      'lead: Über 150 Medienauftritte und 200+ Medienauftritte.',
    );
    expect(errors()).toEqual([
      `content/pages/blog.yaml:${line} lead: „Über 150 Medienauftritte“ widerspricht einer anderen Stelle. Die Zahl ist 200+ (content/statistics.yaml:${copy.lineOf('statistics.yaml', 'number: "200+"')}). ${remedy}`,
    ]);
  });

  test('a rating', () => {
    const line = copy.edit('pages/blog.yaml', /lead: .*/, 'lead: Bewertet mit 4,8/5.');
    expect(errors()).toEqual([
      `content/pages/blog.yaml:${line} lead: „4,8/5“ widerspricht einer anderen Stelle. Die Zahl ist 4,9/5 (content/statistics.yaml:${copy.lineOf('statistics.yaml', 'number: 4,9/5')}). ${remedy}`,
    ]);
  });

  test('a rating in a proof is reported once', () => {
    const line = copy.edit('pages/home.yaml', 'strong: 4,9/5', 'strong: 4.8/5');
    expect(errors()).toEqual([
      expect.stringContaining(`content/pages/home.yaml:${line} hero.proofs[1].strong: „4.8/5“ widerspricht`),
    ]);
  });

  test('a VAT rate contradicts prices.yaml', () => {
    const line = copy.edit(
      'pages/blog.yaml',
      /lead: .*/,
      'lead: Alle Preise inkl. 16 % MwSt., zzgl. 19 % USt.',
    );
    expect(errors()).toEqual([
      `content/pages/blog.yaml:${line} lead: „16 % MwSt“ widerspricht content/prices.yaml: Dort steht bei vatRate 19 oder 7. Gleichen Sie die Angaben an.`,
    ]);
  });

  test('an amount of prices.yaml in front matter; other amounts are accepted there', () => {
    const [{ id = '', cents = 0 } = {}] = fixture.prices.prices
      .filter(({ basis }) => basis === 'gross')
      .slice(1);
    const amount = formatMoney(cents).replaceAll('\u00A0', ' ');
    const line = copy.edit(article, /title: .*/, `title: Von 4.321 € zu ${amount}`);
    expect(errors()).toEqual([
      expect.stringContaining(
        `content/${article}:${line} title: Der Betrag „${amount}“ steht schon in content/prices.yaml. Schreiben Sie {{price:${id}}} statt „${amount}“`,
      ),
    ]);
  });

  test('every kind of number of statistics.yaml, however a text words it', () => {
    const wrong = {
      '4,8 von 5 Sternen': '4,9/5',
      '92 % Weiterempfehlung': '95\u00A0%',
      '120+ Kunden': '100+',
      '30 Jahre Erfahrung': '13+',
      'über 60 Podcasts': '50+',
      '150 gelungene Medienauftritte': '200+',
    };
    copy.edit('pages/blog.yaml', /lead: .*/, `lead: "${Object.keys(wrong).join('. ')}, und mehr."`);
    const found = errors();
    expect(found).toHaveLength(Object.keys(wrong).length);
    for (const right of Object.values(wrong))
      expect(found).toContainEqual(
        expect.stringContaining(`Die Zahl ist ${right} (content/statistics.yaml:`),
      );
  });

  test('a proof whose number and text are separate fields', () => {
    const line = copy.edit('pages/tv-speaking.yaml', 'strong: "200+"', 'strong: "300+"');
    expect(errors()).toEqual([
      `content/pages/tv-speaking.yaml:${line} hero.proofs[0].strong: „300+ Medienauftritte“ widerspricht einer anderen Stelle. Die Zahl ist 200+ (content/statistics.yaml:${copy.lineOf('statistics.yaml', 'number: "200+"')}). ${remedy}`,
    ]);
  });

  test('every text that states a number, when the number changes', () => {
    copy.edit('statistics.yaml', 'number: "200+"', 'number: "250+"');
    expect(errors().length).toBeGreaterThanOrEqual(4);
  });

  test('a small count in passing is accepted', () => {
    copy.edit('pages/blog.yaml', /lead: .*/, 'lead: Drei Themen, 3 Videos je Modul und 2 Podcasts.');
    expect(errors()).toEqual([]);
  });

  test('amounts in every notation', () => {
    const amounts = ['590€', '591 EUR', 'EUR 592', '€ 593'];
    copy.edit('pages/blog.yaml', /lead: .*/, `lead: "Preis: ${amounts.join(' oder ')}"`);
    expect(errors()).toEqual(amounts.map((text) => expect.stringContaining(`„${text}“ ist kein Preis`)));
  });

  test('when a price changes, the suggestion is its new amount, not the net amount', () => {
    copy.edit('pages/blog.yaml', /lead: .*/, `lead: Der Call kostet ${call / 100} €.`);
    copy.edit('prices.yaml', cents(call), cents(call + 5500));
    expect(errors()).toEqual([
      expect.stringContaining(
        `Meinten Sie {{price:strategy-call}}, das sind ${(call + 5500) / 100}\u00A0€ für „KI-Strategie-Call“?`,
      ),
    ]);
  });

  test('an amount allowed in content/checks.yaml is accepted', () => {
    copy.edit('pages/blog.yaml', /lead: .*/, 'lead: Von jedem Buch gehen 5 € an einen Verein.');
    expect(errors()).toHaveLength(1);
    copy.edit('checks.yaml', 'amounts: []', 'amounts:\n  - { amount: 5 €, reason: Spende }');
    expect(errors()).toEqual([]);
  });

  test('two texts', () => {
    const first = copy.edit('pages/home.yaml', /lead: .*/, 'lead: Mehr als 40 Mandate.');
    const second = copy.edit('pages/blog.yaml', /lead: .*/, 'lead: 50+ Mandate in Frankfurt.');
    expect(errors()).toEqual([
      `content/pages/blog.yaml:${second} lead: „50+ Mandate“ widerspricht einer anderen Stelle. „Mehr als 40 Mandate“ steht in content/pages/home.yaml:${first}. ${remedy}`,
    ]);
  });

  test('two numbers allowed in content/checks.yaml are accepted: 13+ and 10+ books', () => {
    const texts = ['home', 'ueber-mich', 'books', 'medienprofil', 'alle-angebote', 'pressebereich'].map(
      (page) => copy.read(`pages/${page}.yaml`),
    );
    expect(texts.join()).toMatch(/13\+ Bücher/);
    expect(texts.join()).toMatch(/10\+ Bücher/);
    copy.edit('checks.yaml', 'values: [13+, 10+]', 'values: [13+, 12+]');
    expect(errors().join()).toContain('„10+ Bücher“');
  });

  test('promised reply times', () => {
    copy.edit('pages/anfrage.yaml', 'innerhalb von 24', 'innerhalb von 48');
    expect(errors().every((message) => /Stunden“ widerspricht/.test(message))).toBe(true);
    expect(errors().length).toBeGreaterThan(0);
  });

  test('an amount that matches no price, with a suggestion', () => {
    const line = copy.edit('pages/blog.yaml', /lead: .*/, 'lead: Der Call kostet 590 €.');
    expect(errors()).toEqual([
      `content/pages/blog.yaml:${line} lead: „590 €“ ist kein Preis aus content/prices.yaml. Meinten Sie {{price:strategy-call}}, das sind ${call / 100}\u00A0€ für „KI-Strategie-Call“? Berichtigen Sie den Betrag, oder erlauben Sie ihn in content/checks.yaml unter amounts.`,
    ]);
  });

  test('the amount of a price typed by hand, with the slot to use instead', () => {
    const typed = `brutto ${call / 100} €, netto ${call / 119} €`;
    const line = copy.edit('pages/blog.yaml', /lead: .*/, `lead: Der Call kostet ${typed}.`);
    const remedy =
      'damit er sich mit dem Preis ändert, oder erlauben Sie ihn in content/checks.yaml unter amounts.';
    expect(errors()).toEqual([
      `content/pages/blog.yaml:${line} lead: Der Betrag „${call / 100} €“ steht schon in content/prices.yaml. Schreiben Sie {{price:strategy-call}} statt „${call / 100} €“, ${remedy}`,
      `content/pages/blog.yaml:${line} lead: Der Betrag „${call / 119} €“ steht schon in content/prices.yaml. Schreiben Sie {{price:strategy-call.net}} statt „${call / 119} €“, ${remedy}`,
    ]);
  });

  test.each([
    ['a legal text', 'legal/agb.md'],
    ['an article, in a line that links to an offer', article],
  ])('the amount of a price typed in %s', (_, file) => {
    copy.write(file, `${copy.read(file)}\nDer [Call](/ki-strategie-call) kostet ${call / 100} €.\n`);
    expect(errors()).toEqual([expect.stringContaining('Schreiben Sie {{price:strategy-call}} statt')]);
  });

  test('an amount in an article sentence that links to an offer', () => {
    const { line } = copy.append('Der [Call](/ki-strategie-call) kostet 590 €. Ein Auto kostet 30.000 €.');
    copy.append('Ein Haus kostet 300.000 €.');
    expect(errors()).toEqual([
      expect.stringContaining(`content/${article}:${line} „590 €“ ist kein Preis aus content/prices.yaml.`),
      expect.stringContaining(
        `content/${article}:${line} „30.000 €“ ist kein Preis aus content/prices.yaml.`,
      ),
    ]);
  });

  test('a price typed in euros is reported once, not at the texts that use it', () => {
    const line = copy.edit('prices.yaml', cents(call), cents(call / 100));
    expect(errors()).toEqual([
      expect.stringContaining(`content/prices.yaml:${line} prices[1].cents: ${call / 100} Cent sind`),
    ]);
  });

  test('a price typed in euros instead of cents, unless checks.yaml allows it', () => {
    const line = copy.edit('prices.yaml', 'cents: 1200000', 'cents: 12000');
    expect(errors()).toEqual([
      expect.stringContaining(
        `content/prices.yaml:${line} prices[5].cents: 12000 Cent sind nur 120 €. Meinten Sie 12.000\u00A0€, schreiben Sie 1200000;`,
      ),
    ]);
    copy.edit('checks.yaml', 'amounts: []', 'amounts:\n  - amount: 120 €\n    reason: Ein Kennenlernpreis.');
    expect(errors()).toEqual([]);
  });
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
