import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Document, parse, parseDocument, stringify } from 'yaml';
import * as z from 'zod';
import { sitePaths } from '../assemble/site-pages.server.ts';
import { render, site } from '../components/testing/render.tsx';
import { pageData } from '../prerender/page-data.server.ts';
import { filesOf, notFound } from '../routes.ts';
import { fixture, fixtureFolder } from '../testing/fixture.ts';
import { checkContent } from './checks/check-content.server.ts';
import type { Content } from './content.ts';
import { type ContentError, ContentErrors } from './errors/content-error.ts';
import { type FieldPath, fieldName } from './errors/field-path.ts';
import { loadContent } from './load-content.server.ts';
import { collections } from './schemas/collections.ts';
import { type ReferenceTarget, references } from './schemas/references.ts';

/** Collections whose records pages refer to. */
const recordLists: Partial<Record<string, ReferenceTarget>> = {
  'awards.yaml awards': 'awards',
  'books.yaml books': 'books',
  'statistics.yaml statistics': 'statistics',
  'talks.yaml talks': 'talks',
  'testimonials.yaml testimonials': 'testimonials',
};

type Name = keyof typeof collections;
type Place = { collection: Name; path: FieldPath };

const names = Object.keys(collections) as Name[];
const placeName = ({ collection, path }: Place) => `${collections[collection][0]} ${fieldName(path)}`;

/** Every non-empty list that the schemas allow to be empty. */
const lists = names.flatMap((collection) =>
  [...listsOf(collections[collection][1], fixture[collection])]
    // Only the imprint names them, by slots.
    .filter((path) => path[0] !== 'memberships')
    .map((path) => ({ collection, path })),
);

test('the schemas allow all lists to be empty that an owner may have nothing for', () => {
  expect(lists.map(placeName)).toEqual(
    expect.arrayContaining([
      ...Object.keys(recordLists),
      'media.yaml items',
      'newsletter.yaml newsletters',
      'tv.yaml appearances',
      'tv.yaml galleries.stations',
      'tv.yaml galleries.stations[0].pictures',
      'workshops.yaml workshops',
      'faq.yaml categories[0].questions',
      'pages/home.yaml voices.testimonials',
      'pages/home.yaml hero.proofs',
      'pages/ueber-mich.yaml cv.items',
      'pages/keynote-speaker.yaml references.items',
      'pages/medienprofil.yaml appearances.events',
      'pages/tv-speaking.yaml knownFrom.items',
      'pages/alle-angebote.yaml entry.prices',
    ]),
  );
});

test.each(lists.map((list) => [placeName(list), list] as const))(
  'without %s every page is whole',
  async (_, list) => expectWholePages(without([list], [])),
);

test('without any optional parts, every page is complete', async () => {
  const sections = names.flatMap((collection) =>
    Object.entries<z.core.$ZodType>(fieldsOf(collections[collection][1]))
      .filter(([, field]) => field instanceof z.ZodOptional && field.unwrap() instanceof z.ZodObject)
      .map(([name]) => ({ collection, path: [name] })),
  );
  expect(sections.length).toBeGreaterThan(30);
  await expectWholePages(without(sections, undefined));
});

describe('without any list', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'emptied-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test.each([
    ['[]', []],
    ['an empty value', null],
    ['no line', undefined],
  ])('written as %s: the checks pass, and every page is complete', async (_, value) => {
    cpSync(fixtureFolder, folder, { recursive: true });
    // As typed, with slots unfilled.
    const typed = Object.fromEntries(
      names.map((name) => [name, parse(readFileSync(join(folder, collections[name][0]), 'utf8'))]),
    );
    write(without(lists, value, typed as Content));
    // The owner is warned of links to questions that are gone; links to hidden sections go with them.
    for (const { file, field, message } of errorsOf(() => loadContent({ folder })).toReversed()) {
      expect(message).toMatch(/führt zu einem Abschnitt, den es dort nicht gibt/);
      edit(file, (document) => document.deleteIn(entryOf(field)));
    }
    // Covers of books that are gone can't be downloaded.
    for (const { file, field, message } of checkContent({ folder }).errors.toReversed()) {
      expect(message).toMatch(/^content\/downloads\.yaml:\d+ .*-cover-.*“ fehlt/);
      edit(file, (document) => document.deleteIn(entryOf(field)));
    }
    const { content, errors } = checkContent({ folder });
    expect(errors.map(({ message }) => message)).toEqual([]);
    await expectWholePages(content);
  });

  function write(content: Content) {
    for (const name of names) {
      const [file] = collections[name];
      const text = stringify(content[name], { aliasDuplicateObjects: false });
      writeFileSync(
        join(folder, file),
        text.replace(/\{\{(?:statistic|award|book|station):[\w.-]+\}\}/g, 'Text'),
      );
    }
  }

  function edit(file: string, change: (document: Document) => unknown) {
    const path = join(folder, file.slice('content/'.length));
    const document = parseDocument(readFileSync(path, 'utf8'));
    change(document);
    writeFileSync(path, document.toString({ lineWidth: 0 }));
  }
});

test('a new station shows its pictures under its name, one without pictures is hidden', async () => {
  const content = structuredClone(fixture);
  const { stations, more } = content.tv.galleries;
  stations.push(
    { id: 'zdf', name: 'ZDF', pictures: more.slice(0, 2) },
    { id: 'rtl', name: 'RTL', pictures: [] },
  );
  const Page = await (filesOf('/tv-presse') ?? notFound).load();
  const html = render(<Page page={pageData(content, '/tv-presse')?.page as never} site={site} />);
  expect(html).toMatch(/<h2>ZDF<\/h2>/);
  expect(html.match(/command="show-modal" popovertarget="zdf-\d" aria-haspopup/gi)).toHaveLength(2);
  expect(html).not.toContain('RTL');
});

function errorsOf(load: () => unknown): ContentError[] {
  try {
    load();
  } catch (error) {
    if (error instanceof ContentErrors) return error.errors;
    throw error;
  }
  return [];
}

/** The fixture with some parts replaced, and without references to records removed with them. */
function without(places: Place[], value: unknown, whole: Content = fixture): Content {
  const content = structuredClone(whole);
  for (const place of places) {
    setIn(content[place.collection], place.path, value);
    const target = place.collection === 'faq' ? 'faq' : recordLists[placeName(place)];
    if (!target) continue;
    for (const name of names) {
      const paths = [...namesOf(collections[name][1], content[name], target)];
      for (const path of paths.toReversed()) setIn(content[name], path, undefined);
    }
  }
  return content;
}

function setIn(target: unknown, path: FieldPath, value: unknown) {
  const key = path.at(-1) as string;
  const parent = path
    .slice(0, -1)
    .reduce<unknown>((node, part) => (node as Group | undefined)?.[part], target);
  if (!parent) return;
  if (Array.isArray(parent) && value === undefined) parent.splice(Number(key), 1);
  else if (value === undefined) delete (parent as Group)[key];
  else (parent as Group)[key] = value;
}

type Group = Record<string | number, unknown>;

function fieldsOf(schema: z.core.$ZodType) {
  return schema instanceof z.ZodObject ? schema.shape : {};
}

/** Paths removed along with a record: references in lists, and page parts about it. */
function* namesOf(
  schema: z.core.$ZodType,
  value: unknown,
  target: ReferenceTarget,
  path: FieldPath = [],
  optional?: FieldPath,
): Generator<FieldPath> {
  if (value === undefined || value === null) return;
  if (references.get(schema)?.to === target) yield optional ?? path;
  else if (schema instanceof z.ZodOptional) yield* namesOf(schema.unwrap(), value, target, path, path);
  else if (schema instanceof z.ZodDefault) yield* namesOf(schema.unwrap(), value, target, path);
  else if (schema instanceof z.ZodArray && Array.isArray(value)) {
    for (const [index, item] of value.entries())
      yield* namesOf(schema.element, item, target, [...path, index]);
  } else if (schema instanceof z.ZodObject) {
    for (const [key, field] of Object.entries<z.core.$ZodType>(schema.shape)) {
      yield* namesOf(field, (value as Record<string, unknown>)[key], target, [...path, key], optional);
    }
  }
}

function* listsOf(schema: z.core.$ZodType, value: unknown, path: FieldPath = []): Generator<FieldPath> {
  if (value === undefined) return;
  if (schema instanceof z.ZodDefault && Array.isArray(value) && value.length > 0) yield path;
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodOptional) {
    yield* listsOf(schema.unwrap(), value, path);
  } else if (schema instanceof z.ZodArray && Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* listsOf(schema.element, item, [...path, index]);
  } else if (schema instanceof z.ZodObject) {
    for (const [key, field] of Object.entries<z.core.$ZodType>(schema.shape))
      yield* listsOf(field, (value as Record<string, unknown>)[key], [...path, key]);
  }
}

/** `footer[1].links[3].path` is in the entry footer[1].links[3]. */
function entryOf(field: string): FieldPath {
  return field
    .split(/[.[\]]+/)
    .slice(0, -1)
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));
}

const asBefore = new Map(sitePaths(fixture).map((path) => [path, JSON.stringify(pageData(fixture, path))]));

/** Renders the changed pages: one h1, nothing empty, no empty lists in structured data. */
async function expectWholePages(content: Content) {
  const changed = sitePaths(content).filter(
    (path) => JSON.stringify(pageData(content, path)) !== asBefore.get(path),
  );
  expect(changed).not.toEqual([]);
  for (const path of changed) {
    const { page, head } = pageData(content, path) ?? {};
    const Page = await (filesOf(path) ?? notFound).load();
    const html = render(<Page page={page as never} site={site} />);
    expect(html.match(/<h1\b/g), path).toHaveLength(1);
    expect(html.match(/<(ul|ol|dl|section|nav|h\d|article|figure)\b[^>]*>\s*<\/\1>/g), path).toBeNull();
    expect(html.match(headingAlone), path).toBeNull();
    expect(head?.structuredData, path).not.toMatch(/":\[\]/);
  }
}

/** A heading with nothing below it. */
const headingAlone =
  /<section\b[^>]*>(?:<div\b[^>]*>)*<h2\b[^>]*>[^<]*<\/h2>(?:<p\b[^>]*>[^<]*<\/p>)?(?:<\/div>)*<\/section>/g;
