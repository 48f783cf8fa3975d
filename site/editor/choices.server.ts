import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { folderPaths, pageAnchors, pagePaths } from '../content/page-paths.ts';
import { contentFolder, drawingNames, read } from '../content/read/content-files.server.ts';
import { ownPictures } from '../content/read/own-pictures.server.ts';
import { walkFields } from '../content/read/walk-fields.ts';
import { collections } from '../content/schemas/collections.ts';
import { type ReferenceTarget, references } from '../content/schemas/references.ts';
import type { Choice, Choices } from './fields.ts';
import { groups } from './groups.ts';
import { readMarkdown } from './write-markdown.ts';

/** Targets of fields. Read without checking: a mistake in a file must not close the editor. */
export function choicesIn(folder: string): Choices {
  const files = new Map(
    Object.entries(collections).map(([name, [path]]) => [name, readFields(path, folder)]),
  );
  const used = Object.entries(collections).flatMap(([name, [, schema]]) =>
    walkFields(schema, files.get(name)).flatMap(({ schema, value }) => {
      const to = references.get(schema)?.to;
      return to ? [{ to, value: String(value) }] : [];
    }),
  );
  // Values in use stay selectable, even if nothing defines them.
  const withUsed = (to: ReferenceTarget, choices: Choice[]): Choice[] => {
    const others = used.filter((one) => one.to === to).map(({ value }) => plain(value));
    return [...new Map([...others, ...choices].map((choice) => [choice.value, choice])).values()];
  };
  const questions = listIn(files.get('faq')?.categories).flatMap(({ questions }) => recordsOf(questions));
  const pictures = [...drawingNames(), ...ownPictures(folder).map(({ name }) => name)];
  const records = recordLists.map(
    (name) => [name, withUsed(name, recordsOf(files.get(name)?.[name]))] as const,
  );
  return {
    ...(Object.fromEntries(records) as Record<(typeof recordLists)[number], Choice[]>),
    pages: withUsed('pages', [...pages(), ...entryPages(folder, 'blog'), ...entryPages(folder, 'cases')]),
    images: withUsed('images', pictures.sort().map(plain)),
    faq: withUsed('faq', questions),
  };
}

/** Collections whose list has the collection's name. */
const recordLists = [
  'prices',
  'talks',
  'testimonials',
  'statistics',
  'awards',
  'books',
  'downloads',
] as const;

/** What a file's form holds; nothing if it can't be read. @param path below content/ */
export function readFields(path: string, folder = contentFolder): Record<string, unknown> {
  try {
    const text = read(folder, path);
    return (path.endsWith('.md') ? readMarkdown(text) : parse(text)) ?? {};
  } catch {
    return {};
  }
}

const plain = (value: string): Choice => ({ label: value, value });

const listIn = (value: unknown): Array<Record<string, unknown>> => (Array.isArray(value) ? value : []);

const recordsOf = (list: unknown): Choice[] =>
  listIn(list).map(({ id, title, question, author, role, label, award }) => ({
    label: String(title ?? question ?? (author && `${author} · ${role}`) ?? label ?? award ?? id),
    value: String(id),
  }));

function pages(): Choice[] {
  return Object.entries(pagePaths).flatMap(([name, [path]]) => {
    const label = groups.flatMap(({ files = {} }) => files[name as keyof typeof files] ?? [])[0];
    const anchors = Object.keys(pageAnchors[name as keyof typeof pageAnchors] ?? {});
    return [
      { label: label ? `${path} (${label})` : path, value: path as string },
      ...anchors.map((anchor) => plain(`${path}#${anchor}`)),
    ];
  });
}

const entryPages = (folder: string, name: keyof typeof folderPaths): Choice[] =>
  markdownIn(join(folder, name)).map((file) => ({
    label: titleOf(join(folder, name, file)),
    value: `${folderPaths[name]}/${basename(file, '.md')}`,
  }));

export const markdownIn = (folder: string) =>
  globSync('*.md', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

/** The title in the front matter, else the file's name. */
export function titleOf(file: string): string {
  const [, title] = /^title: *["']?(.+?)["']?$/m.exec(readFileSync(file, 'utf8')) ?? [];
  return title ?? basename(file, '.md');
}
