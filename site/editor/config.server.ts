import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { CmsConfig, Collection, Field } from '@sveltia/cms';
import { parse } from 'yaml';
import * as z from 'zod';
import { pictureNames } from '../content/checks/missing-records.server.ts';
import { folderPaths, pageAnchors, pagePaths } from '../content/page-paths.ts';
import { contentFolder } from '../content/read/content-files.server.ts';
import { walkFields } from '../content/read/walk-fields.ts';
import { collections, markdownFolders } from '../content/schemas/collections.ts';
import { type ReferenceTarget, references } from '../content/schemas/references.ts';
import { type Choice, type Choices, fieldsOf } from './fields.ts';
import { ORIGINAL } from './file-formats.ts';
import { markdownFormatName } from './formats.ts';
import { groups } from './groups.ts';

/** The editor's configuration without its backend: a form for every file of content/, made from its schema. */
export function editorConfig(folder = contentFolder): Omit<CmsConfig, 'backend'> {
  const choices = choicesIn(folder);
  return {
    app_title: 'Redaktion',
    load_config_file: false,
    media_folder: 'content/images',
    public_folder: '/content/images',
    media_libraries: { default: { config: { max_file_size: 12_000_000, slugify_filename: true } } },
    slug: { encoding: 'ascii', clean_accents: true },
    show_preview_links: false,
    editor: { preview: false },
    collections: [
      entries('blog', { label: 'Beiträge', label_singular: 'Beitrag', icon: 'article' }, [
        ...markdownFields('blog', choices),
        photo,
        body,
      ]),
      entries('cases', { label: 'Fallstudien', label_singular: 'Fallstudie', icon: 'cases' }, [
        ...markdownFields('cases', choices),
        body,
      ]),
      ...groups.map((group) => collectionOf(group, choices, folder)),
    ],
  };
}

type Folder = keyof typeof markdownFolders;

/** A form for every file of a folder, and for new ones; the newest come first. */
function entries(
  folder: Folder,
  labels: { label: string; label_singular: string; icon: string },
  fields: Field[],
) {
  return {
    name: folder,
    ...labels,
    folder: `content/${folder}`,
    extension: 'md',
    format: markdownFormatName(folder),
    slug: { template: '{{title}}', editable: ['create' as const] },
    summary: '{{title}}',
    sortable_fields: {
      fields: ['date', 'title'],
      default: { field: 'date', direction: 'descending' as const },
    },
    fields,
  };
}

const body: Field = { name: 'body', label: 'Text', widget: 'markdown', modes: ['rich_text', 'raw'] };

/** Not in the file: a photograph is the article's by its name (product.md 15). */
const photo: Field = {
  name: 'photo',
  label: 'Eigenes Foto',
  hint: 'Ersetzt die Zeichnung; mindestens 1.200 Pixel breit. Es heißt wie der Beitrag und liegt danach unter Medien.',
  widget: 'picture',
  required: false,
};

function collectionOf(group: (typeof groups)[number], choices: Choices, folder: string): Collection {
  const { name, label, icon, files = {}, folder: subfolder } = group;
  const forms = Object.entries(files).map(([name, label]) => {
    const [path, schema] = collections[name as keyof typeof collections];
    return {
      name,
      label,
      file: `content/${path}`,
      format: `content/${path}`,
      fields: [source, ...formOf(schema, choices)],
    };
  });
  const texts = subfolder
    ? globSync(`${subfolder}/*.md`, { cwd: folder }).map((path) => ({
        name: basename(path, '.md'),
        label: titleOf(join(folder, path)),
        file: `content/${path}`,
        format: markdownFormatName(subfolder),
        fields: [...markdownFields(subfolder, choices), body],
      }))
    : [];
  return { name, label, icon, files: [...forms, ...texts] };
}

const source: Field = { name: ORIGINAL, widget: 'hidden' };

function markdownFields(folder: Folder, choices: Choices): Field[] {
  return [source, ...fieldsOf(markdownFolders[folder], choices)];
}

/** A file that is one map, the redirects, is edited as a field of that name. */
function formOf(schema: z.ZodType, choices: Choices): Field[] {
  return schema instanceof z.ZodObject
    ? fieldsOf(schema, choices)
    : fieldsOf(z.object({ entries: schema }), choices);
}

/** What fields may refer to. Read without checking: a mistake in a file must not close the editor. */
function choicesIn(folder: string): Choices {
  const read = (path: string): Record<string, unknown> => {
    try {
      return parse(readFileSync(join(folder, path), 'utf8')) ?? {};
    } catch {
      return {};
    }
  };
  const used = Object.values(collections).flatMap(([path, schema]) =>
    walkFields(schema, read(path)).flatMap(({ schema, value }) => {
      const to = references.get(schema)?.to;
      return to ? [{ to, value: String(value) }] : [];
    }),
  );
  const withUsed = (to: ReferenceTarget, choices: Choice[]): Choice[] => {
    const known = new Set(choices.map(({ value }) => value));
    const others = new Set(used.flatMap((one) => (one.to === to && !known.has(one.value) ? one.value : [])));
    return [...choices, ...[...others].map((value) => ({ label: value, value }))];
  };
  const records = (path: string, list: string) => recordsOf(read(path)[list]);
  return {
    pages: withUsed('pages', [...pages(), ...entryPages(folder, 'blog'), ...entryPages(folder, 'cases')]),
    images: withUsed(
      'images',
      [...new Set([...pictureNames('site/images'), ...pictureNames(join(folder, 'images'))])]
        .sort()
        .map(plain),
    ),
    prices: withUsed('prices', records('prices.yaml', 'prices')),
    faq: withUsed(
      'faq',
      (Array.isArray(read('faq.yaml').categories) ? (read('faq.yaml').categories as object[]) : []).flatMap(
        (one) => recordsOf((one as { questions?: unknown }).questions),
      ),
    ),
    talks: withUsed('talks', records('talks.yaml', 'talks')),
    testimonials: withUsed('testimonials', records('testimonials.yaml', 'testimonials')),
    statistics: withUsed('statistics', records('statistics.yaml', 'statistics')),
    awards: withUsed('awards', records('awards.yaml', 'awards')),
    books: withUsed('books', records('books.yaml', 'books')),
    downloads: withUsed('downloads', records('downloads.yaml', 'downloads')),
  };
}

const plain = (value: string): Choice => ({ label: value, value });

function recordsOf(list: unknown): Choice[] {
  if (!Array.isArray(list)) return [];
  return list.map((record: Record<string, unknown>) => {
    const { id, title, question, author, label, award } = record;
    return { label: String(title ?? question ?? author ?? label ?? award ?? id), value: String(id) };
  });
}

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
  globSync(`${name}/*.md`, { cwd: folder }).map((file) => ({
    label: titleOf(join(folder, file)),
    value: `${folderPaths[name]}/${basename(file, '.md')}`,
  }));

/** The title in the front matter, else the file's name. */
function titleOf(file: string): string {
  const [, title] = /^title: *["']?(.+?)["']?$/m.exec(readFileSync(file, 'utf8')) ?? [];
  return title ?? basename(file, '.md');
}
