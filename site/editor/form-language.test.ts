import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ContentError } from '../content/errors/content-error.ts';
import { keepText } from './check-others.ts';
import { editorConfig } from './config.server.ts';
import type { Fields } from './file-formats.ts';
import { formsIn, inFormLanguage } from './form-language.ts';
import { formats, markdownFormatName } from './formats.ts';

const folder = 'site/testing/content';
const forms = formsIn(editorConfig(folder).collections ?? []);
let paths: string[] = [];
const all = formats(
  () => {},
  (errors, name, values) => {
    const form = forms.find(({ format }) => format === name);
    if (!form) throw new Error(`No form ${name}`);
    const told = errors.map((error) => inFormLanguage(error, form, forms, values));
    paths = told.map(({ keyPath }) => keyPath);
    return told.map(({ message }) => message).join('\n');
  },
);

/** What the owner reads after this change of a form. */
function refusal(
  name: string,
  change: (values: Fields) => void,
  path = name.replace('content/', ''),
): string {
  const format = all.find((one) => one.name === name);
  if (!format) throw new Error(`No format ${name}`);
  const values = format.fromFile(readFileSync(`${folder}/${path}`, 'utf8').trim());
  change(values);
  try {
    format.toFile(values);
  } catch (error) {
    return ((error as Error).cause as Error).message;
  }
  return '';
}

test('a mistake is named by form, entry and label, and by the key path of its field', () => {
  const message = refusal('content/books.yaml', ({ books }) => {
    Object.assign((books as object[])[0] ?? {}, { title: 'Das neue Buch', isbn: '978-3-16-148410-1' });
  });
  expect(message).toMatch(/^Bücher, „Das neue Buch“, ISBN des Taschenbuchs: Prüfziffer stimmt nicht/);
  expect(paths).toEqual(['books.0.isbn']);
});

test('an entry without a name is counted, and each mistake has a line of its own', () => {
  const message = refusal('content/books.yaml', ({ books }) => {
    (books as object[])[1] = { year: 1800 };
  });
  const lines = message.split('\n');
  expect(lines.length).toBeGreaterThan(2);
  for (const line of lines) expect(line).toMatch(/^Bücher, 2\. Buch, \p{Lu}/u);
});

test('a mistake names other fields as the form does', () => {
  const message = refusal('content/pages/ki-beratung.yaml', ({ closing }) => {
    (closing as { actions: object[] }).actions[0] = { label: 'Anfragen' };
  });
  expect(message).toContain('„Anfragen“: Ein Knopf braucht genau ein Ziel: eine Seite, eine Buchungsseite,');
});

test('what is no amount is asked for in euros', () => {
  const message = refusal('content/prices.yaml', ({ prices }) => {
    Object.assign((prices as object[])[1] ?? {}, { cents: 'viel' });
  });
  expect(message).toBe(
    'Preise, „KI-Strategie-Call“, Betrag: „viel“ ist kein Betrag. Schreiben Sie ihn in Euro, zum Beispiel 595 oder 37,37.',
  );
});

test('mistakes of prices are told in euros, as the form has them', () => {
  const message = refusal('content/prices.yaml', ({ prices }) => {
    const [first, second] = prices as object[];
    Object.assign(first ?? {}, { cents: 200_000_000 });
    Object.assign(second ?? {}, { instalments: { count: 3, cents: 10_000 }, cents: 31_000 });
  });
  expect(message.split('\n')).toEqual([
    expect.stringMatching(/Betrag: 2\.000\.000\s€ sind zu viel\. Möglich sind höchstens 1\.000\.000\s€\.$/),
    expect.stringMatching(/: 3 Raten zu 100\s€ ergeben 300\s€, der Preis ist 310\s€\./),
  ]);
});

test('what is no address is told to be replaced by what the form takes', () => {
  const message = refusal('content/media.yaml', ({ items }) => {
    Object.assign((items as object[])[0] ?? {}, { link: '"#"' });
  });
  expect(message).toContain('gibt es keine, schreiben Sie nur das Zeichen #');
});

test('a form has no lines, so none is named', () => {
  const taken = new ContentError(
    { file: 'content/books.yaml', field: 'books[1].id' },
    '„mut“ gibt es schon in Zeile 5',
  );
  // Of a file that the editor has read, an entry has its name, too.
  keepText(taken.file, undefined);
  const form = forms.find(({ file }) => file === taken.file);
  expect(form && inFormLanguage(taken, form, forms, {}).problem).toBe('„mut“ gibt es schon.');
});

test('an entry that is gone, and the places that name it, are called as in the forms', () => {
  const say = (file: string, problem: string, field = '') => {
    const form = forms.find((one) => one.file === file);
    return form && inFormLanguage(new ContentError({ file, field }, problem), form, forms, {}).problem;
  };
  const file = 'content/testimonials.yaml';
  keepText(file, readFileSync(`${folder}/testimonials.yaml`, 'utf8'));
  const names = 'Geschäftsführerin · Maschinenbau, 240 Mitarbeitende';
  const page = 'content/pages/home.yaml';
  expect(
    say(file, `„maschinenbau“ gibt es hier nicht mehr: ${page}:9 unter voices, ${page}:10 unter voices`),
  ).toBe(
    `„${names}“ (Kurzname „maschinenbau“) gibt es hier nicht mehr: „Startseite“ unter „Stimmen von Kundinnen und Kunden“.`,
  );
  const single = `„maschinenbau“ gibt es in ${file} nicht. Nehmen Sie ihn heraus. Möglich sind: grosshandel`;
  expect(say(page, single, 'voices.testimonials[0]')).toBe(
    `„${names}“ gibt es in „Stimmen“ nicht. Nehmen Sie ihn heraus.`,
  );
});

test('a mistake in the text of an article names article and text', () => {
  const message = refusal(
    markdownFormatName('blog'),
    (values) => {
      values.body = `${values.body}\n\n| Preis | Menge |\n| 10 |`;
    },
    'blog/google-ki-suche.md',
  );
  expect(message).toMatch(/^Beitrag „[^“]+“, Text: Das ist keine Tabelle/);
  expect(paths).toEqual(['body']);
});

test('a detour of redirects names the old address', () => {
  const message = refusal('content/redirects.yaml', ({ entries }) => {
    Object.assign(entries as object, { '/neu': '/neu' });
  });
  expect(message).toMatch(/^Weiterleitungen, „\/neu“: /);
});
