import { describe, expect, test } from 'vitest';
import { article, contentCopy } from '../testing/content-copy.ts';
import { checkContent } from './check-content.server.ts';
import { applyCorrections, typographyWarning } from './typography.server.ts';

const copy = contentCopy();
const now = new Date('2026-11-21T12:00:00Z');
const check = () => checkContent({ folder: copy.folder, now });
const errors = () => check().errors.map(({ message }) => message);
const hints = () => check().corrections.map((found) => typographyWarning(found).message);

test('the shipped content has no mistake, no wrong sign, and the one campaign that is over', () => {
  const { errors, warnings, corrections } = check();
  expect(errors).toEqual([]);
  expect(corrections).toEqual([]);
  expect(warnings.map(({ message }) => message.replace(/:\d+/, ''))).toEqual([
    'content/campaigns/herbst-kickstart.yaml active: Die Aktion ist seit dem 30. November 2025 vorbei und noch eingeschaltet. Setzen Sie active auf false, oder tragen Sie bei endsOn einen neuen letzten Tag ein.',
  ]);
});

test('a campaign that is switched off or not yet over is in order', () => {
  copy.edit('campaigns/herbst-kickstart.yaml', 'active: true', 'active: false');
  expect(check().warnings).toEqual([]);
  copy.edit('campaigns/herbst-kickstart.yaml', 'active: false', 'active: true');
  copy.edit('campaigns/herbst-kickstart.yaml', /endsOn: .*/, 'endsOn: 2026-11-21');
  expect(check().warnings).toEqual([]);
});

describe('numbers that contradict each other', () => {
  const remedy = 'Gleichen Sie die Zahlen an, oder erlauben Sie beide in content/checks.yaml unter numbers.';

  test('a text and statistics.yaml', () => {
    const line = copy.edit(
      'pages/blog.yaml',
      /lead: .*/,
      'lead: Über 150 Medienauftritte und 200+ Medienauftritte.',
    );
    expect(errors()).toEqual([
      `content/pages/blog.yaml:${line} lead: „Über 150 Medienauftritte“ widerspricht einer anderen Stelle. Die Zahl in content/statistics.yaml ist 200+. ${remedy}`,
    ]);
  });

  test('a rating', () => {
    const line = copy.edit('pages/blog.yaml', /lead: .*/, 'lead: Bewertet mit 4,8/5.');
    expect(errors()).toEqual([
      `content/pages/blog.yaml:${line} lead: „4,8/5“ widerspricht einer anderen Stelle. Die Zahl in content/statistics.yaml ist 4,9/5. ${remedy}`,
    ]);
  });

  test('two texts', () => {
    const first = copy.edit('pages/home.yaml', /lead: .*/, 'lead: Mehr als 40 Mandate.');
    const second = copy.edit('pages/blog.yaml', /lead: .*/, 'lead: 50+ Mandate in Frankfurt.');
    expect(errors()).toEqual([
      `content/pages/blog.yaml:${second} lead: „50+ Mandate“ widerspricht einer anderen Stelle. „Mehr als 40 Mandate“ steht in content/pages/home.yaml:${first}. ${remedy}`,
    ]);
  });

  test('two that content/checks.yaml allows are in order: 13+ and 10+ books', () => {
    const texts = ['home', 'ueber-mich', 'books', 'medienprofil', 'alle-angebote', 'pressebereich'].map(
      (page) => copy.read(`pages/${page}.yaml`),
    );
    expect(texts.join()).toMatch(/13\+ Bücher/);
    expect(texts.join()).toMatch(/10\+ Bücher/);
    copy.edit('checks.yaml', 'values: [13+, 10+]', 'values: [13+, 12+]');
    expect(errors().join()).toContain('„10+ Bücher“');
  });

  test('how soon an answer comes', () => {
    copy.edit('pages/anfrage.yaml', 'innerhalb von 24', 'innerhalb von 48');
    expect(errors().every((message) => /Stunden“ widerspricht/.test(message))).toBe(true);
    expect(errors().length).toBeGreaterThan(0);
  });

  test('an amount that no price has, with the one that was meant', () => {
    const line = copy.edit(
      'pages/blog.yaml',
      /lead: .*/,
      'lead: Der Call kostet 590 €, brutto 595 €, netto 500 €.',
    );
    expect(errors()).toEqual([
      `content/pages/blog.yaml:${line} lead: „590 €“ ist kein Preis aus content/prices.yaml. Meinten Sie 595\u00A0€? Berichtigen Sie den Betrag hier oder dort.`,
    ]);
  });

  test('an amount in the sentence of an article that links to an offer', () => {
    const { line } = copy.append('Der [Call](/ki-strategie-call) kostet 590 €. Ein Auto kostet 30.000 €.');
    copy.append('Ein Haus kostet 300.000 €.');
    expect(errors()[0]).toContain(
      `content/${article}:${line} „590 €“ ist kein Preis aus content/prices.yaml.`,
    );
    expect(errors().join()).not.toContain('300.000');
  });
});

describe('typography', () => {
  test('is told with file, line, field and the corrected text', () => {
    const line = copy.edit('pages/blog.yaml', /lead: .*/, 'lead: Das "Neue" in 90 Minuten.');
    expect(hints()).toEqual([
      `content/pages/blog.yaml:${line} lead: Typografie (Anführungszeichen, geschütztes Leerzeichen). Besser: Das „Neue“ in 90\u00A0Minuten.`,
    ]);
  });

  test.each([
    ['a plain text', 'lead: Das "Neue" - ja', 'lead: Das „Neue“ – ja'],
    ['a quoted text', 'lead: "Das \\"Neue\\": geht\'s?"', 'lead: "Das „Neue“: geht’s?"'],
    ['a text in single quotation marks', "lead: 'Das ''Neue'': \"ja\"'", "lead: 'Das ‚Neue‘: „ja“'"],
    [
      'a folded text',
      'lead: >-\n  Das "Neue"\n  in 3-6 Tagen',
      'lead: >-\n  Das „Neue“\n  in 3–6\u00A0Tagen',
    ],
    ['a text of several lines', 'lead: |\n  Das "Neue"\n\n  kommt...', 'lead: |\n  Das „Neue“\n\n  kommt…'],
    ['a text over two lines', 'lead: Das Neue\n  ist "da"', 'lead: Das Neue\n  ist „da“'],
  ])('is corrected in %s, and nothing else changes', (_, before, after) => {
    copy.edit('pages/blog.yaml', /lead: .*/, before);
    const source = copy.read('pages/blog.yaml');
    const fixed = applyCorrections(source, check().corrections);
    expect(fixed).toBe(source.replace(before, () => after));
    copy.write('pages/blog.yaml', fixed);
    expect(hints()).toEqual([]);
  });

  test('is corrected in an article: text, head and emphasis, but not code and addresses', () => {
    copy.append('Das **"Neue"** in `3-6 Tagen` [hier](https://www.example.com/3-6) in 3-6 Tagen.');
    copy.edit(article, /excerpt: .*/, "excerpt: Wie geht's?");
    const source = copy.read(article);
    const fixed = applyCorrections(source, check().corrections);
    expect(fixed).toContain(
      'Das **„Neue“** in `3-6 Tagen` [hier](https://www.example.com/3-6) in 3–6\u00A0Tagen.',
    );
    expect(fixed).toContain('excerpt: Wie geht’s?');
  });

  test('leaves what content/checks.yaml names, addresses and short names alone', () => {
    expect(copy.read('pages/anfrage.yaml')).toContain('Wird gesendet...');
    expect(copy.read('site.yaml')).toContain('Mo-Fr: 9:00-18:00 Uhr');
    expect(hints()).toEqual([]);
    copy.edit('checks.yaml', '  - Wird gesendet...\n', '');
    expect(hints().length).toBeGreaterThan(0);
  });
});
