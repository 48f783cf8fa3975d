import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Document, isMap, isSeq, parseDocument } from 'yaml';
import * as z from 'zod';
import { quote } from '../lib/suggestion.server.ts';
import { fixtureFolder } from '../testing/fixture.ts';
import { ContentError } from './errors/content-error.ts';
import { explainIssue } from './errors/explain-issue.server.ts';
import { type FieldPath, fieldName } from './errors/field-path.ts';
import { parseArticle } from './read/article.server.ts';
import { parseYaml } from './read/parse-yaml.server.ts';
import { readFilled } from './read/read-filled.server.ts';
import { noFacts } from './read/site-facts.server.ts';
import { articleSchema } from './schemas/article.ts';
import { collections } from './schemas/collections.ts';

const articleFile = 'content/blog/ki-strategien-fuehrungskraefte-2024.md';
const fixtureText = (file: string) => readFileSync(join(fixtureFolder, file.replace('content/', '')), 'utf8');
const [, front = '', body = ''] = /^---\n([\s\S]*?\n)---\n([\s\S]*)$/.exec(fixtureText(articleFile)) ?? [];

type Source = { file: string; yaml: string; schema: z.ZodType; read: (yaml: string) => unknown };

const sources: Source[] = [
  ...Object.values(collections).map(([name, schema]): Source => {
    const file = `content/${name}`;
    return {
      file,
      schema,
      yaml: fixtureText(file),
      read: (yaml) => readFilled(schema, parseYaml(file, yaml), noFacts),
    };
  }),
  {
    file: articleFile,
    schema: articleSchema,
    yaml: front,
    read: (yaml) =>
      parseArticle(articleFile, `---\n${yaml}---\n${body}`, { tableLabel: 'Tabelle', facts: noFacts }),
  },
];

describe.each(sources)('$file', ({ file, yaml, schema, read }) => {
  const document = parseDocument(yaml);
  const fields = oneOfEachKind([...fieldsOf(document.contents)]);

  test('is valid as in the fixture', () => {
    expect(messagesOf(() => read(yaml))).toEqual([]);
  });

  test('every field has a description', () => {
    expect([...undescribed(schema)]).toEqual([]);
  });

  const required = fields.filter((path) => !isOptional(schema, path) && !(schema instanceof z.ZodRecord));
  test('without a required field, reports file, field and its description', () => {
    for (const path of required) {
      expectMissing(
        path,
        messagesOf(() => read(changed(document, path, undefined))),
      );
    }
  });

  test('when empty, reports every field', () => {
    expect(messagesOf(() => read('')).length).toBe(
      schema instanceof z.ZodObject ? requiredFields(schema).length : 0,
    );
  });

  // How a field is empty matters to the code, not to the schema.
  if (!['content/prices.yaml', 'content/pages/home.yaml', articleFile].includes(file)) return;

  test('with a field empty, reports the same', () => {
    for (const path of fields.filter((path) => !isOptional(schema, path))) {
      expectMissing(
        path,
        messagesOf(() => read(changed(document, path, null))),
      );
    }
  });

  test('with a text empty, reports the same; an optional one counts as missing', () => {
    for (const path of fields.filter((path) => typeof document.getIn(path) === 'string')) {
      const messages = messagesOf(() => read(changed(document, path, ' ')));
      if (isOptional(schema, path)) {
        expect(messages.filter((message) => !message.includes('Ein Knopf braucht genau ein Ziel'))).toEqual(
          [],
        );
      } else expectMissing(path, messages);
    }
  });

  function expectMissing(path: FieldPath, messages: string[]) {
    const problem =
      typeof path.at(-1) === 'number'
        ? 'Der Eintrag ist leer. Ergänzen oder löschen Sie ihn: '
        : 'Das Feld fehlt oder ist leer. Ergänzen Sie es: ';
    expect(messages.map((message) => message.replace(/:\d+ /, ': '))).toEqual([
      expect.stringMatching(
        new RegExp(`^${escaped(`${file}: ${fieldName(path)}: ${problem}`)}[A-ZÄÖÜ0-9][^\\n]+\\.$`),
      ),
    ]);
  }
});

test('empty front matter, or a comment alone, reports every field', () => {
  for (const head of ['', '# Kopf\n']) {
    const messages = messagesOf(() =>
      parseArticle('a.md', `---\n${head}---\nText\n`, { tableLabel: 'Tabelle', facts: noFacts }),
    );
    expect(messages.map((message) => message.split(': ')[0])).toEqual(
      requiredFields(articleSchema).map((field) => `a.md:2 ${field}`),
    );
  }
});

test('a value of any kind can be quoted on one line', () => {
  const circular: unknown[] = [];
  circular.push(circular);
  for (const value of [
    undefined,
    null,
    1n,
    Number.NaN,
    Symbol('s'),
    circular,
    'a\n b',
    Object.create(null),
  ]) {
    expect(quote(value)).toMatch(/^„[^\n]*“$/);
  }
  expect(quote('a\n  b')).toBe('„a b“');
});

test('a missing enum is reported as missing', () => {
  const [issue] = z.enum(['a']).safeParse(undefined, { error: explainIssue }).error?.issues ?? [];
  expect(issue?.message).toBe('Das Feld fehlt oder ist leer');
});

function requiredFields({ shape }: z.ZodObject): string[] {
  return Object.keys(shape).filter((field) => !isOptional(z.strictObject(shape), [field]));
}

function messagesOf(read: () => unknown): string[] {
  try {
    read();
    return [];
  } catch (error) {
    const found = Array.isArray(error) ? error : [error];
    if (!found.every((one) => one instanceof ContentError)) throw error;
    return found.map(({ message }) => message);
  }
}

/** Paths of all fields of a document, nested ones included. */
function* fieldsOf(node: unknown, path: FieldPath = []): Generator<FieldPath> {
  if (isMap(node)) {
    for (const { key, value } of node.items) {
      yield [...path, String(key)];
      yield* fieldsOf(value, [...path, String(key)]);
    }
  } else if (isSeq(node)) {
    for (const [index, item] of node.items.entries()) yield* fieldsOf(item, [...path, index]);
  }
}

/** Items of a list share a schema: of a field in several, keep the first and last. */
function oneOfEachKind(fields: FieldPath[]): FieldPath[] {
  const kindOf = (path: FieldPath) => path.map((part) => (typeof part === 'number' ? '[]' : part)).join('.');
  const last = new Map(fields.map((path) => [kindOf(path), path]));
  const first = new Map(fields.toReversed().map((path) => [kindOf(path), path]));
  return fields.filter((path) => first.get(kindOf(path)) === path || last.get(kindOf(path)) === path);
}

function changed(document: Document, path: FieldPath, value: unknown): string {
  const copy = document.clone();
  if (value === undefined) copy.deleteIn(path);
  else copy.setIn(path, value);
  return copy.toString({ lineWidth: 0 });
}

function isOptional(schema: z.core.$ZodType, path: FieldPath): boolean {
  let current = schema;
  for (const segment of path) {
    if (current instanceof z.ZodOptional || current instanceof z.ZodDefault) current = current.unwrap();
    if (current instanceof z.ZodObject) current = current.shape[segment];
    else if (current instanceof z.ZodArray) current = current.element;
    else if (current instanceof z.ZodRecord) current = current.valueType;
  }
  return current instanceof z.ZodOptional || current instanceof z.ZodDefault;
}

/** Names of a schema's fields without a description. */
function* undescribed(schema: z.core.$ZodType, name = ''): Generator<string> {
  if (schema instanceof z.ZodOptional) yield* undescribed(schema.unwrap(), name);
  if (schema instanceof z.ZodArray) yield* undescribed(schema.element, `${name}[]`);
  if (!(schema instanceof z.ZodObject)) return;
  for (const [key, field] of Object.entries<z.core.$ZodType>(schema.shape)) {
    const inner = field instanceof z.ZodOptional ? field.unwrap() : field;
    if (!(z.globalRegistry.get(field) ?? z.globalRegistry.get(inner))?.description) yield `${name}.${key}`;
    yield* undescribed(field, `${name}.${key}`);
  }
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
