import { describe, expect, test } from 'vitest';
import { fixture } from '../testing/fixture.ts';
import { createSearch } from './create-search.ts';
import type { SearchDocument } from './index-options.ts';
import { indexOf, searchIndex } from './search-index.server.ts';

describe('over the real articles', () => {
  const search = createSearch(JSON.parse(searchIndex(fixture)));

  test.each([
    ['Agenten', 'automationen-agenten'],
    ['agneten', 'automationen-agenten'],
    ['google suche', 'google-ki-suche'],
    ['SEO', 'google-ki-suche'],
    ['Kündigung', 'mitarbeiter-halten-ki-innovation'],
    ['kuendigung', 'mitarbeiter-halten-ki-innovation'],
    ['kundigung', 'mitarbeiter-halten-ki-innovation'],
    ['Widerstand', 'systemisches-coaching-digitale-transformation'],
    ['transformazion', 'ki-transformation-2025'],
    ['KI-Strategie', 'ki-strategien-fuehrungskraefte-2024'],
    ['ki strateg', 'ki-strategien-fuehrungskraefte-2024'],
    ['glossar', 'ki-trends-2024-fuehrungskraefte'],
    ['Vorständin', 'executive-coaching-digitales-zeitalter'],
    ['linkedin beitrag', 'social-media-ki'],
    ['Rotstift', 'geben-sie-dem-groessten-skeptiker-den-rotstift'],
  ])('"%s" finds first %s', (query, slug) => {
    expect(search(query)[0]?.slug).toBe(slug);
  });

  test.each([
    '',
    '   ',
    'Quantencomputer',
    'xyzzy',
    '.*',
    '[äöü]{3}$',
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '🦊',
    'constructor',
  ])('"%s" finds nothing', (query) => {
    expect(search(query)).toEqual([]);
  });

  test.each(['a'.repeat(10_000), 'führung '.repeat(1_250), '%'.repeat(10_000), 'ä ö ü '.repeat(1_700)])(
    '10,000 characters are answered at once (%#)',
    (query) => {
      const began = process.cpuUsage();
      search(query);
      // CPU time in microseconds, because other programs may be running.
      expect(process.cpuUsage(began).user).toBeLessThan(500_000);
    },
  );

  test('words that no article contains together match individually', () => {
    expect(search('KI-Strategie 2031').map(({ slug }) => slug)).toContain('ki-transformation-2025');
  });

  test('a word of an update finds its article, and the passage shows it', () => {
    const hit = search('Oktober Frühjahr').find(({ slug }) => slug === 'google-ki-suche');
    expect(hit?.passage).toContain('Oktober');
  });

  test('a passage shows the word if title and excerpt do not', () => {
    const hit = search('Lenkungskreis').find(({ slug }) => slug === 'ki-transformation-2025');
    expect(hit?.passage).toContain('Lenkungskreis');
    expect(hit?.passage?.length).toBeLessThan(250);
    expect(search('Rotstift')[0]?.passage).toBeUndefined();
  });

  test('the texts contain no tags or entities', () => {
    for (const word of ['strong', 'blockquote', 'tbody', 'x26', 'nbsp']) expect(search(word)).toEqual([]);
  });
});

describe('over made-up articles', () => {
  const search = createSearch(
    made([
      { slug: 'inside', text: 'Ein Programm zur Führungskräfteentwicklung.' },
      { slug: 'word', text: 'Eine Entwicklung, die keiner vorhersah.' },
      { slug: 'title', title: 'Die Entwicklung' },
      { slug: 'street', text: 'Die Straße nach Süden, 12 Jahre lang.' },
    ]),
  );
  const slugs = (query: string) => search(query).map(({ slug }) => slug);

  test('parts of compounds match, ranked after the word itself and after titles', () => {
    expect(slugs('Entwicklung')).toEqual(['title', 'word', 'inside']);
    expect(slugs('kräfte')).toEqual(['inside']);
    expect(slugs('kraefte')).toEqual(['inside']);
  });

  test('three letters do not match inside words', () => {
    expect(slugs('lun')).toEqual([]);
  });

  test.each(['strasse', 'STRASSE', 'straße', 'sueden', 'suden', 'Süd'])('%s', (query) => {
    expect(slugs(query)).toEqual(['street']);
  });

  test('an article with all words excludes those with only one of them', () => {
    expect(slugs('Entwicklung Programm')).toEqual(['inside']);
    expect(slugs('Straße Programm')).toEqual(expect.arrayContaining(['street', 'inside']));
  });

  test('a typo is tolerated, a wrong number is not', () => {
    expect(slugs('Entwiklung')).toEqual(['title', 'word']);
    expect(slugs('2012')).toEqual([]);
    expect(slugs('13')).toEqual([]);
  });
});

test('an index of another version is rejected', () => {
  expect(() => createSearch(JSON.parse('{"serializationVersion":1,"index":[]}'))).toThrow();
  expect(() => createSearch(JSON.parse('{"head":{},"page":{}}'))).toThrow();
});

function made(documents: Array<Partial<SearchDocument> & { slug: string }>) {
  const empty = { title: '', category: '', excerpt: '', headings: '', text: '' };
  return JSON.parse(indexOf(documents.map((document) => ({ ...empty, ...document }))));
}
