import { basename, join, resolve } from 'node:path';
import type * as z from 'zod';
import { openCache } from '../lib/cache.server.ts';
import type { Content, LegalPages } from './content.ts';
import { ContentError, ContentErrors } from './errors/content-error.ts';
import type { folderPaths } from './page-paths.ts';
import { parseArticle, parseCase, parseLegalPage } from './read/article.server.ts';
import {
  checkPageName,
  contentFolder,
  isFolder,
  listFolder,
  missingFolder,
  pictureNames,
  read,
} from './read/content-files.server.ts';
import { UnknownRecord } from './read/fact-slots.server.ts';
import type { ContentFiles } from './read/files-as-read.ts';
import { textPictures } from './read/own-pictures.server.ts';
import { parseYaml } from './read/parse-yaml.server.ts';
import { parsePrompts } from './read/prompts.server.ts';
import { isPublished } from './read/published.ts';
import { readFilled } from './read/read-filled.server.ts';
import { readPrerequisites } from './read/read-prerequisites.server.ts';
import { remember } from './read/remember.ts';
import { siteFacts } from './read/site-facts.server.ts';
import { typesetFields } from './read/typography.server.ts';
import { validate } from './read/validate.server.ts';
import { checkDuplicateIds, checkReferences } from './references/check-references.server.ts';
import { isHidden, knownPages } from './references/known-pages.server.ts';
import { type Collections, collections, legalPages } from './schemas/collections.ts';
import { isOff, withoutDeadLinks } from './switched-off.ts';

export type LoadOptions = {
  folder?: string;
  /** Cache of rendered articles. */
  cacheFolder?: string;
  /** Includes drafts and future articles; `CONTENT_UNPUBLISHED` does so too, as in `npm run dev`. */
  unpublished?: boolean;
  /** The time of publication. */
  now?: Date;
};

/**
 * Reads and validates everything under `content/`.
 * @throws ContentErrors with every mistake of every file
 */
export function loadContent(options: LoadOptions = {}): Content {
  return readContent(options).content;
}

/** Global, because Vite loads its configuration, and these modules with it, once per bundle. */
const shared = globalThis as typeof globalThis & { builtContent?: Content };

/** The content of a build, read once. */
export function builtContent(): Content {
  shared.builtContent ??= loadContent();
  return shared.builtContent;
}

const filled = remember<{ data: unknown; written: unknown }>();

/** The content together with the files as read. */
export function readContent({
  folder = contentFolder,
  cacheFolder = resolve('.cache/content'),
  unpublished = Boolean(process.env.CONTENT_UNPUBLISHED),
  now = new Date(),
}: LoadOptions = {}): { content: Content; files: ContentFiles } {
  if (!isFolder(folder)) throw new ContentErrors([missingFolder(folder)]);
  const cache = openCache(cacheFolder, 'site/content/load-content.server.ts');
  let errors: ContentError[] = [];
  const files: ContentFiles = { yaml: [], markdown: [] };

  const parsed = Object.entries(collections).flatMap(([name, [path, schema]]) => {
    const file = `content/${path}`;
    return (
      collect(file, () => {
        const source = read(folder, path);
        return [{ name: name as keyof Collections, file, source, schema, yaml: parseYaml(file, source) }];
      }) ?? []
    );
  });
  const prerequisites = readPrerequisites(parsed);
  const facts = siteFacts(prerequisites);
  const exceptions = prerequisites.checks?.typography ?? [];
  const shared = JSON.stringify([facts, exceptions]);
  const collected = Object.fromEntries(
    parsed.map(({ name, file, schema, ...source }) => [
      name,
      collect(file, () => {
        const { data, written } = filled(file, `${shared}\0${source.source}`, () => {
          const { data, written } = readFilled<z.ZodType>(schema, source.yaml, facts);
          return { data: typesetFields(schema, data, exceptions), written };
        });
        // Valid only with its slots filled, but it had to be read without: its facts are missing everywhere, so
        // report why.
        if (name in prerequisites && !prerequisites[name]) validate(schema, source.yaml);
        // Content that is off needs no check beyond its form.
        if (!isOff(data)) files.yaml.push({ name, file, schema, data: written, ...source });
        return data;
      }),
    ]),
  ) as Collections;

  const documents = { tableLabel: prerequisites.site?.ui.table ?? '', facts, exceptions };
  const legal = Object.fromEntries(
    legalPages.map((name) => [name, loadDocument(`legal/${name}.md`, parseLegalPage)]),
  ) as LegalPages;
  for (const { name } of listFolder(join(folder, 'downloads'))) {
    // Only checked here; the build of the PDF reads it again (scripts/assets).
    if (name.endsWith('.md'))
      loadDocument(`downloads/${name}`, (file, source) => Boolean(parsePrompts(file, source, facts)));
  }
  if (!isFolder(join(folder, 'blog'))) errors.push(missingFolder(folder, 'blog'));
  const articles = loadPages('blog', parseArticle);
  const cases = loadPages('cases', parseCase);

  const shown = articles.filter((article) => unpublished || isPublished(article, now));
  const content = {
    ...{ ...collected, ...legal, articles: shown, facts },
    cases: isOff(collected.casesPage) ? [] : cases,
  };
  const unknownRecords = errors.filter((error) => error instanceof UnknownRecord);
  const pictures = () => [...pictureNames('site/images'), ...pictureNames(join(folder, 'images'))];
  const input = {
    ...{ content, articles, files, pictures, unknownRecords },
    textPictures: () => textPictures(folder).map(({ label }) => basename(label)),
  };
  const links = checkReferences(input);
  // Causes come before their consequences.
  errors = [
    ...checkDuplicateIds(files.yaml),
    ...errors.filter((error) => !(error instanceof UnknownRecord)),
    ...links,
  ];
  if (errors.length > 0) throw new ContentErrors(errors);
  const pages = knownPages(input);
  return { content: withoutDeadLinks(content, (path) => isHidden(path, pages)), files };

  /** The pages of a folder, newest first. */
  function loadPages<Page extends { date: string }>(
    name: keyof typeof folderPaths,
    parse: (file: string, source: string, options: typeof documents) => Page,
  ): Page[] {
    const entries = listFolder(join(folder, name));
    const names = entries.map((entry) => entry.name);
    return entries
      .map((entry) => {
        const path = `${name}/${entry.name.normalize('NFC')}`;
        const isNamedWell = collect(`content/${path}`, () => {
          checkPageName(path, entry, names);
          return true;
        });
        return isNamedWell ? loadDocument(path, parse) : undefined;
      })
      .filter((page) => page !== undefined)
      .sort((a, b) => b.date.localeCompare(a.date));
  }

  function loadDocument<Value>(
    path: string,
    parse: (file: string, source: string, options: typeof documents) => Value,
  ): Value | undefined {
    const file = `content/${path}`;
    return collect(file, () => {
      const source = read(folder, path);
      files.markdown.push({ file, source });
      const inputs = [file, JSON.stringify(documents), source];
      const known = cache.read(inputs);
      if (known) return JSON.parse(known.toString());
      const value = parse(file, source, documents);
      cache.write(inputs, JSON.stringify(value));
      return value;
    });
  }

  function collect<Value>(file: string, load: () => Value): Value | undefined {
    try {
      return load();
    } catch (error) {
      errors.push(...explainFailure(file, error));
      return undefined;
    }
  }
}

function explainFailure(file: string, error: unknown): ContentError[] {
  const found = Array.isArray(error) ? error : [error];
  if (found.every((one) => one instanceof ContentError)) return found;
  // The parsers recurse per level: 20,000 opening brackets exhaust the stack.
  if (error instanceof RangeError) {
    const problem =
      'Die Datei ist zu tief verschachtelt, um gelesen zu werden. Entfernen Sie die Verschachtelung';
    return [new ContentError({ file }, problem)];
  }
  throw error;
}
