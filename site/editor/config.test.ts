import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EntryCollection, Field, FileCollection, SelectField } from '@sveltia/cms';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { pagePaths } from '../content/page-paths.ts';
import { collections, markdownFolders } from '../content/schemas/collections.ts';
import { editorConfig } from './config.server.ts';
import { SHARE } from './formats.ts';

const folder = 'site/testing/content';
const forms = editorConfig(folder).collections as Array<Partial<EntryCollection & FileCollection>>;

/** A field and all fields within it. */
function all(fields: Field[] = []): Field[] {
  return fields.flatMap((field) => {
    const { field: inner } = field as { field?: Field };
    return [field, ...all(fieldsIn(field)), ...(inner ? all([inner]) : [])];
  });
}

const fieldsIn = (field: Field): Field[] => (field as { fields?: Field[] }).fields ?? [];

/** Texts in fields of one line, each after its field. */
function oneLined(field: Field, value: unknown): Array<[field: string, text: string]> {
  const { field: inner } = field as { field?: Field };
  return [value].flat().flatMap((one) => {
    if (typeof one === 'string')
      return (inner ?? field).widget === 'string' ? [[field.name, one] as [string, string]] : [];
    return fieldsIn(field).flatMap((part) =>
      oneLined(part, (one as Record<string, unknown> | null)?.[part.name]),
    );
  });
}

const fields = forms.flatMap((form) => [
  ...all(form.fields),
  ...(form.files ?? []).flatMap((file) => all(file.fields)),
]);

const handbook = readFileSync('content/README.md', 'utf8');

test('the handbook calls groups and forms by their names', () => {
  const named = [...handbook.matchAll(/([\p{L} ]+) › ([^|;\n]+?)(?= \||;)/gu)].flatMap(
    ([, group, forms = '']) => forms.split(', ').map((form) => `${group?.trim()} › ${form}`),
  );
  const names = forms.flatMap(({ label, files = [] }) => files.map((file) => `${label} › ${file.label}`));
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !names.includes(name))).toEqual([]);
});

test('the handbook names every level of a workshop', () => {
  const level = fields.find(({ name }) => name === 'level') as SelectField | undefined;
  const values = (level?.options ?? []).map((option) =>
    String(typeof option === 'object' ? option?.value : option),
  );
  expect(values.length).toBeGreaterThan(1);
  expect(values.filter((value) => !handbook.includes(value))).toEqual([]);
});

test('every file of content/ has one form', () => {
  const files = forms.flatMap(({ files = [], folder }) => [
    ...files.map(({ file }) => file),
    ...(folder ? [`${folder}/*`] : []),
  ]);
  expect(files.toSorted()).toEqual([...new Set(files)].toSorted());
  const yaml = Object.values(collections).map(([path]) => `content/${path}`);
  expect(files).toEqual(expect.arrayContaining(yaml));
  for (const name of Object.keys(markdownFolders)) {
    const texts = globSync('*.md', { cwd: join(folder, name) }).map((file) => `content/${name}/${file}`);
    expect(
      files.some((file) => file === `content/${name}/*`) || texts.every((text) => files.includes(text)),
      name,
    ).toBe(true);
  }
});

test('every field has a German label and not its name', () => {
  const visible = fields.filter(({ widget }) => widget !== 'hidden');
  expect(visible.length).toBeGreaterThan(1000);
  expect(visible.filter(({ name, label }) => !label || label === name).map(({ name }) => name)).toEqual([]);
});

test('no label or hint speaks of files or of values in them', () => {
  const texts = fields.flatMap(({ label, ...field }) => [label, 'hint' in field ? field.hint : '']);
  const ofFiles = /\byaml\b|\bcontent\/|Dateiendung|\(entry\)|"#"|^(?:true|false|net|gross|entries)\b/i;
  expect(texts.filter((text) => ofFiles.test(String(text)))).toEqual([]);
});

test('a field with a limit names it', () => {
  const limited = fields.filter((field) => 'pattern' in field && /höchstens \d+/.test(String(field.pattern)));
  expect(limited.length).toBeGreaterThan(100);
  const limitOf = (text: unknown) => /höchstens (\d+) Zeichen/i.exec(String(text))?.[1];
  expect(
    limited
      .filter(
        (field) => limitOf('hint' in field && field.hint) !== limitOf('pattern' in field && field.pattern),
      )
      .map(({ name, label }) => `${name}: ${label}`),
  ).toEqual([]);
});

test('a switch’s name says what is on, and no hint begins within brackets', () => {
  const switches = fields.filter(({ widget }) => widget === 'boolean').map(({ label }) => String(label));
  expect(switches.filter((label) => /^(?:Wenn|Solange) /.test(label))).toEqual([]);
  const hints = fields.flatMap((field) => ('hint' in field ? [String(field.hint)] : []));
  expect(hints.filter((hint) => hint.startsWith('('))).toEqual([]);
});

test('what is chosen from a list is called by its name, not by its short name', () => {
  const chosen = fields.filter(({ widget }) => widget === 'select').map(({ label }) => String(label));
  expect(chosen.filter((label) => /^Kurzname/.test(label))).toEqual([]);
  expect(chosen).toEqual(expect.arrayContaining(['Preis aus „Preise“', 'Buch aus „Bücher“']));
});

test('fields of a group have names of their own', () => {
  const groups = fields.map(fieldsIn).filter(({ length }) => length > 0);
  const twins = groups.flatMap((group) => {
    const labels = group.map((field) => ('label' in field ? field.label : ''));
    return labels.filter((label, place) => labels.indexOf(label) !== place);
  });
  expect(groups.length).toBeGreaterThan(100);
  expect(twins).toEqual([]);
});

test('a folded group is named by texts, not by groups within it', () => {
  const named = fields.flatMap((field) => {
    if (!('summary' in field && 'fields' in field)) return [];
    const names = [...String(field.summary).matchAll(/\{\{fields\.(\w+)\}\}/g)].map(([, name]) => name);
    return fieldsIn(field).filter(({ name }) => names.includes(name));
  });
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((field) => 'fields' in field).map(({ name }) => name)).toEqual([]);
});

test('a name of a field ends before an aside, not before a relative clause', () => {
  const label = (name: string) => fields.find((field) => field.name === name)?.label;
  expect(label('openMenu')).toBe('Knopf, der das Menü öffnet');
  expect(label('general')).toBe('Allgemeines Erstgespräch und 1:1-Termine');
  expect(label('isbn')).toBe('ISBN des Taschenbuchs');
  expect(label('bestseller')).toBe('Marke an Büchern, deren Verlag das Wort BESTSELLER enthält');
});

test('what only search engines show comes last, and is folded on pages', () => {
  const home = forms.flatMap(({ files = [] }) => files).find(({ name }) => name === 'home');
  expect(home?.fields.at(-1)).toMatchObject({ name: 'seo', collapsed: true });
  expect(home?.fields.at(1)?.name).toBe('hero');
  const article = forms.find(({ name }) => name === 'blog')?.fields?.map(({ name }) => name) ?? [];
  expect(article.slice(-4)).toEqual([SHARE, 'seoTitle', 'description', 'keywords']);
  expect(all(home?.fields).find(({ name }) => name === 'keywords')).toMatchObject({ required: false });
});

test('an article’s text comes before what is seldom changed, and a switch that takes a page offline never first', () => {
  const names = (name: string) =>
    forms.find((form) => form.name === name)?.fields?.map(({ name }) => name) ?? [];
  expect(names('blog').indexOf('body')).toBeLessThan(names('blog').indexOf('date'));
  expect(names('cases')[1]).toBe('title');
  expect(names('cases').indexOf('body')).toBeLessThan(names('cases').indexOf('phases'));
  const pages = forms
    .flatMap(({ files = [] }) => files)
    .filter(({ fields }) => fields.some(({ name }) => name === 'off'));
  expect(pages.length).toBeGreaterThan(3);
  for (const { name, fields } of pages) {
    const rest = fields.slice(fields.findIndex(({ name }) => name === 'off') + 1).map(({ name }) => name);
    expect(rest, name).toEqual(name === 'casesPage' ? [] : ['seo']);
  }
});

test('a form of a page is found by what the menu calls the page', () => {
  const { services, bar } = parse(readFileSync(`${folder}/navigation.yaml`, 'utf8'));
  const labels = forms.flatMap(({ files = [] }) => files.map(({ name, label }) => [name, label]));
  const named = Object.entries(pagePaths).flatMap(([page, [path]]) =>
    [...services, ...bar].filter((link) => link.path === path).map(({ label }) => [page, label]),
  );
  expect(named.length).toBeGreaterThan(8);
  const others = named.filter(([page, label]) =>
    labels.every(([name, form = '']) => name !== page || !(form === label || form.startsWith(`${label} (`))),
  );
  expect(others).toEqual([]);
});

test('a hint is a sentence of its own, not the rest of the name', () => {
  const rest =
    /^(?:\p{Ll}|(?:Wenn|Solange|Obwohl|Weil|Mit|Wie|Und|Oder|Auch|Von|Vor|Gleich|Groß|Neben|Nach|Welcher|Nicht)\b)/u;
  const hints = fields.flatMap((field) => ('hint' in field && field.hint ? [String(field.hint)] : []));
  expect(hints.length).toBeGreaterThan(500);
  expect(hints.filter((hint) => rest.test(hint) || !/[.?]$/.test(hint))).toEqual([]);
});

test('the handbook says of each form of an article what it is recognised by', () => {
  const form = fields.find(({ name, widget }) => name === 'form' && widget === 'select');
  const { options } = form as { options: Array<{ label: string; value: string }> };
  expect(options).toHaveLength(11);
  expect(
    options.filter(
      ({ label, value }) => !RegExp(`^\\| ${label} \\(\`${value}\`\\) \\| .`, 'm').test(handbook),
    ),
  ).toEqual([]);
});

test('every form has the page at which its preview opens', () => {
  const places = Object.fromEntries(
    forms.flatMap(({ files = [], ...form }) =>
      [form, ...files].map(({ name, preview_path }) => [name, preview_path]),
    ),
  );
  expect(places).toMatchObject({
    ...{ cases: '/fallstudien/{{slug}}', home: '/' },
    ...{ aiConsulting: '/ki-beratung', privacy: '/privacy', prices: '/' },
  });
});

test('a short name says how it is written', () => {
  const names = fields.filter(({ name, widget }) => name === 'id' && widget === 'string');
  expect(names.length).toBeGreaterThan(8);
  expect(
    names.filter((field) => !String('hint' in field && field.hint).startsWith('Kleinbuchstaben')),
  ).toEqual([]);
});

test('a list of fixed length neither grows nor shrinks, and no list grows beyond its schema', () => {
  type List = { max?: number; allow_add?: boolean; allow_remove?: boolean; label_singular?: string };
  const lists = fields.filter(({ widget }) => widget === 'list') as Array<Field & List>;
  const fixed = lists.filter(({ allow_add }) => allow_add === false);
  expect(fixed.map(({ label, max }) => [label, max])).toEqual(
    expect.arrayContaining([
      ['Kategorien', expect.any(Number)],
      ['Seiten für alle, die sich verlaufen haben', 3],
      ['Säulen', 3],
      ['Wege zu einer Leistung', 4],
      ['Anfrage-Typen', 3],
    ]),
  );
  expect(fixed.filter(({ allow_remove }) => allow_remove !== false)).toEqual([]);
  expect(lists.filter(({ name }) => name === 'proofs').map(({ max }) => max)).toContain(4);
  // Where entries can be added, the button names them.
  const growing = lists.filter((list) => !fixed.includes(list));
  expect(growing.filter(({ label_singular }) => label_singular === 'Eintrag')).toEqual([]);
});

test('a list’s name follows a number, as in “3 Links der Kopfleiste”', () => {
  const lists = fields.filter(({ widget }) => widget === 'list').map(({ label }) => String(label));
  const notPlural =
    /^(?:D(?:as|er|ie)|Was|Wo(?:her|rum)|Eine?|Ergebnis|Rechtliches|Wortlaut)\b|^\p{Lu}\p{Ll}+e \p{Lu}/u;
  expect(lists.filter((label) => label.length > 46 || notPlural.test(label))).toEqual([]);
});

test('a picture in a list is named by what it shows, not by its file', () => {
  const list = fields.find(({ name, ...field }) => name === 'images' && 'summary' in field);
  expect(list).toMatchObject({ summary: '{{fields.alt}}' });
});

test('a long sentence is read in full: it is not in a field of one line', () => {
  const files = forms.flatMap(({ files = [] }) => files).filter(({ file }) => file.endsWith('.yaml'));
  const long = files.flatMap(({ file, fields }) => {
    const values = parse(readFileSync(file.replace('content', folder), 'utf8'));
    return fields.flatMap((field) => oneLined(field, values[field.name]));
  });
  expect(long.filter(([, text]) => text.length > 100)).toEqual([]);
});

test('a text of several lines is not in a field of one line, which would join them', () => {
  const files = forms.flatMap(({ files = [] }) => files).filter(({ file }) => file.endsWith('.yaml'));
  const found = files.flatMap(({ file, fields }) => {
    const values = parse(readFileSync(file.replace('content', folder), 'utf8'));
    return fields.flatMap((field) => oneLined(field, values[field.name]));
  });
  expect(found.filter(([, text]) => text.trim().includes('\n'))).toEqual([]);
});

test('every value to select has a German word', () => {
  const options = fields.flatMap(({ widget, ...field }) =>
    widget === 'select' ? ((field as SelectField).options as Array<{ label: string; value: unknown }>) : [],
  );
  const raw = options.filter(({ label, value }) => label === value && /^[a-z]+(?:-[a-z]+)*$/.test(label));
  expect(raw.map(({ label }) => label)).toEqual([]);
});

test('a reference is chosen by its title', () => {
  const file = forms.flatMap(({ files = [] }) => files).find(({ name }) => name === 'home');
  const price = all(file?.fields).find(({ name }) => name === 'price') as SelectField;
  expect(price.options).toContainEqual({
    label: expect.stringMatching(/^\p{Lu}/u),
    value: expect.stringMatching(/^[a-z]/),
  });
});

test('a client without a name is told apart by branch, in the list and where the testimonial is chosen', () => {
  const list = fields.find(({ name, ...field }) => name === 'testimonials' && 'summary' in field) as {
    summary?: string;
  };
  expect(list.summary).toBe('{{fields.author}} · {{fields.role}}');
  const choice = fields.find(
    ({ name, widget }) => name === 'testimonials' && widget === 'select',
  ) as SelectField;
  expect(choice.options).toContainEqual(
    expect.objectContaining({ label: 'Geschäftsführerin · Maschinenbau, 240 Mitarbeitende' }),
  );
});
