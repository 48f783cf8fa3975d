import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { CmsConfig, Collection, Field } from '@sveltia/cms';
import * as z from 'zod';
import { signsInFonts } from '../content/checks/font-signs.server.ts';
import { folderPaths, pagePaths } from '../content/page-paths.ts';
import { contentFolder, listFolder } from '../content/read/content-files.server.ts';
import { collections, markdownFolders } from '../content/schemas/collections.ts';
import type { Surroundings } from './check-others.ts';
import { choicesIn, markdownIn, titleOf } from './choices.server.ts';
import { type Choices, fieldsOf } from './fields.ts';
import { ORIGINAL } from './file-formats.ts';
import { markdownFormatName, PHOTO, SHARE } from './formats.ts';
import { groups } from './groups.ts';
import { MAX_PICTURE, photo, sharePicture, withNamedPictures } from './named-pictures.server.ts';
import { plain } from './settle.ts';

type EditorConfig = Omit<CmsConfig, 'backend'> & { surroundings: Surroundings };

/** The editor's configuration without its backend: a form for every file of content/, made from its schema. */
export function editorConfig(folder = contentFolder): EditorConfig {
  const choices = choicesIn(folder);
  return {
    surroundings: surroundingsOf(folder),
    app_title: 'Redaktion',
    load_config_file: false,
    media_folder: 'content/images',
    public_folder: '/content/images',
    media_libraries: {
      default: { config: { max_file_size: MAX_PICTURE, slugify_filename: true } },
      // Stock photographs are at addresses that no page may show.
      stock_assets: false,
    },
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
        ...markdownFields('cases', choices).map(withDefault),
        sharePicture('fallstudien:{{slug}}'),
        { ...body, label: 'Ausgangslage' },
      ]),
      ...groups.map((group) => collectionOf(group, choices, folder)),
    ],
  };
}

function surroundingsOf(folder: string): Surroundings {
  const paths = Object.keys(markdownFolders).flatMap((name) =>
    markdownIn(join(folder, name)).map((file) => `${name}/${file}`),
  );
  const texts = paths.map((path) => [`content/${path}`, readFileSync(join(folder, path), 'utf8')] as const);
  return {
    documents: Object.fromEntries(texts.map(([file, text]) => [file, plain(text)])),
    signs: [...signsInFonts()].join(''),
    downloads: listFolder(join(folder, 'downloads')).map(({ name }) => name),
  };
}

/** For the local editor: the CMS asks her to choose a folder of this name. Nothing is sent to GitHub. */
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
    ...(folder in folderPaths && {
      preview_path: `${folderPaths[folder as keyof typeof folderPaths]}/{{slug}}`,
      // With a preview it would write earlier addresses into the entry; redirects.yaml has them.
      aliases_field: false,
    }),
    // The list marks articles that visitors don't see.
    summary: folder === 'blog' ? "{{title}}{{draft | ternary(' (Entwurf)', '')}}" : '{{title}}',
    sortable_fields: {
      fields: ['date', 'title'],
      default: { field: 'date', direction: 'descending' as const },
    },
    fields: inOrder(fields, orders[folder]),
  };
}

/** Fields that are written first come first, seldom changed ones last. Fields that are not named stay in front. */
const orders: Partial<Record<Folder, string[]>> = {
  blog: [
    ...['title', 'category', 'excerpt', 'image', PHOTO, 'body'],
    ...['date', 'draft', 'form', 'update', 'document', 'author', 'readTime'],
  ],
  cases: ['body', 'phases', 'result', 'quote', 'beleg', 'sample'],
};

/** At the end of every form: what only shared links and search engines show. In a group, it is folded. */
const last = [SHARE, 'off', 'seoTitle', 'description', 'keywords', 'seo'];

/** The files keep their order. */
function inOrder(fields: Field[], order: string[] = []): Field[] {
  const places = [...order, ...last];
  return fields
    .toSorted((one, other) => places.indexOf(one.name) - places.indexOf(other.name))
    .map((field) => (field.name === 'seo' ? { ...field, collapsed: true } : field));
}

const body: Field = {
  name: 'body',
  label: 'Text',
  hint: 'Wörter in doppelten geschweiften Klammern ersetzt die Website, {{owner}} zum Beispiel durch Ihren Namen. Lassen Sie sie stehen.',
  widget: 'markdown',
  modes: ['rich_text', 'raw'],
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
      preview_path: previewPath(name),
      fields: [source, ...inOrder(withNamedPictures(name, formOf(schema, choices)))],
    };
  });
  const texts = subfolder
    ? markdownIn(join(folder, subfolder)).map((name) => ({
        name: basename(name, '.md'),
        label: titleOf(join(folder, subfolder, name)),
        file: `content/${subfolder}/${name}`,
        format: markdownFormatName(subfolder),
        preview_path: previewPath(basename(name, '.md')),
        fields: inOrder([...markdownFields(subfolder, choices), body]),
      }))
    : [];
  return { name, label, icon, files: [...forms, ...texts] };
}

/** Without one, the CMS offers no link to the preview. What has no page of its own begins at the first. */
const previewPath = (name: string): string =>
  name in pagePaths ? pagePaths[name as keyof typeof pagePaths][0] : '/';

/** A new entry has the owner as author and today as date. */
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
