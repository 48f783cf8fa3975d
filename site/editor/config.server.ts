import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { CmsConfig, Collection, Field } from '@sveltia/cms';
import { parse } from 'yaml';
import * as z from 'zod';
import { folderPaths, pageAnchors, pagePaths } from '../content/page-paths.ts';
import { contentFolder, pictureNames } from '../content/read/content-files.server.ts';
import { walkFields } from '../content/read/walk-fields.ts';
import { collections, markdownFolders } from '../content/schemas/collections.ts';
import { type ReferenceTarget, references } from '../content/schemas/references.ts';
import { type Choice, type Choices, fieldsOf } from './fields.ts';
import { ORIGINAL } from './file-formats.ts';
import { markdownFormatName } from './formats.ts';
import { groups } from './groups.ts';
import { MAX_PICTURE, photo, sharePicture, withNamedPictures } from './named-pictures.server.ts';

/** With the paths of Markdown files, which the CMS doesn't tell the checks. */
type EditorConfig = Omit<CmsConfig, 'backend'> & { documents: string[] };

/** The editor's configuration without its backend: a form for every file of content/, made from its schema. */
export function editorConfig(folder = contentFolder): EditorConfig {
  const choices = choicesIn(folder);
  return {
    documents: (['blog', 'cases'] as const).flatMap((name) =>
      markdownIn(join(folder, name)).map((file) => `content/${name}/${file}`),
    ),
    app_title: 'Redaktion',
    load_config_file: false,
    media_folder: 'content/images',
    public_folder: '/content/images',
    media_libraries: { default: { config: { max_file_size: MAX_PICTURE, slugify_filename: true } } },
    slug: { encoding: 'ascii', clean_accents: true },
    show_preview_links: false,
    editor: { preview: false },
    collections: [
      entries('blog', { label: 'Beiträge', label_singular: 'Beitrag', icon: 'article' }, [
        ...markdownFields('blog', choices).flatMap((field) =>
          field.name === 'image' ? [field, photo] : [withDefault(field)],
        ),
        sharePicture('blog:{{slug}}'),
        body,
      ]),
      entries('cases', { label: 'Fallstudien', label_singular: 'Fallstudie', icon: 'cases' }, [
        ...markdownFields('cases', choices),
        sharePicture('fallstudien:{{slug}}'),
        body,
      ]),
      ...groups.map((group) => collectionOf(group, choices, folder)),
    ],
  };
}

/** For the local editor: a folder's name, which the CMS tells her to look for. Nothing is sent to GitHub. */
export const localBackend = (folder: string) => ({
  backend: { name: 'github', repo: `website/${folder}`, branch: 'main' },
});

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
    slug: { template: '{{title}}', editable: ['create' as const, 'update' as const] },
    // An article that nobody sees says so in the list.
    summary: folder === 'blog' ? "{{title}}{{draft | ternary(' (Entwurf)', '')}}" : '{{title}}',
    sortable_fields: {
      fields: ['date', 'title'],
      default: { field: 'date', direction: 'descending' as const },
    },
    fields: searchLast(fields),
  };
}

/** What only search engines show comes last; in a group, folded. The files keep their order. */
function searchLast(fields: Field[]): Field[] {
  const [shown = [], forSearch = []] = [false, true].map((isForSearch) =>
    fields.filter(
      ({ name }) => ['seo', 'seoTitle', 'description', 'keywords'].includes(name) === isForSearch,
    ),
  );
  return [
    ...shown,
    ...forSearch.map((field) => (field.name === 'seo' ? { ...field, collapsed: true } : field)),
  ];
}

const body: Field = { name: 'body', label: 'Text', widget: 'markdown', modes: ['rich_text', 'raw'] };

function collectionOf(group: (typeof groups)[number], choices: Choices, folder: string): Collection {
  const { name, label, icon, files = {}, folder: subfolder } = group;
  const forms = Object.entries(files).map(([name, label]) => {
    const [path, schema] = collections[name as keyof typeof collections];
    return {
      name,
      label,
      file: `content/${path}`,
      format: `content/${path}`,
      fields: [source, ...searchLast(withNamedPictures(name, formOf(schema, choices)))],
    };
  });
  const texts = subfolder
    ? markdownIn(join(folder, subfolder)).map((name) => ({
        name: basename(name, '.md'),
        label: titleOf(join(folder, subfolder, name)),
        file: `content/${subfolder}/${name}`,
        format: markdownFormatName(subfolder),
        fields: searchLast([...markdownFields(subfolder, choices), body]),
      }))
    : [];
  return { name, label, icon, files: [...forms, ...texts] };
}

/** A new article is by the owner and of today. */
const defaults: Record<string, string> = { author: '{{owner}}', date: '{{now}}' };
const withDefault = (field: Field): Field =>
  field.name in defaults ? ({ ...field, default: defaults[field.name] } as Field) : field;

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

/** What fields may refer to. Read without checking: a mistake in a file must not close the editor. */
function choicesIn(folder: string): Choices {
  const files = new Map(
    Object.entries(collections).map(([name, [path]]) => [name, readFields(join(folder, path))]),
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
  const pictures = [...pictureNames('site/images'), ...pictureNames(join(folder, 'images'))];
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

function readFields(file: string): Record<string, unknown> {
  try {
    return parse(readFileSync(file, 'utf8')) ?? {};
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

const markdownIn = (folder: string) => globSync('*.md', { cwd: folder });

/** The title in the front matter, else the file's name. */
function titleOf(file: string): string {
  const [, title] = /^title: *["']?(.+?)["']?$/m.exec(readFileSync(file, 'utf8')) ?? [];
  return title ?? basename(file, '.md');
}
