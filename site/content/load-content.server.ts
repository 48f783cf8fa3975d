import { join, resolve } from 'node:path';
import type * as z from 'zod';
import { type Article, type LegalPage, parseArticle, parseLegalPage } from './article.server.ts';
import { openCache } from './cache.server.ts';
import { checkDuplicateIds, checkReferences } from './check-references.server.ts';
import { type Collections, collections, legalPages } from './collections.ts';
import { ContentError, ContentErrors } from './content-error.ts';
import {
  checkArticleName,
  contentFolder,
  isFolder,
  listFolder,
  missingFolder,
  read,
} from './content-files.server.ts';
import { tieTexts } from './keep-together.server.ts';
import { type ParsedYaml, parseYaml } from './parse-yaml.server.ts';
import { parsePrompts } from './prompts.server.ts';
import { isPublished } from './published.ts';
import { readFilled, type SiteFacts, siteFacts } from './site-facts.server.ts';
import { validate } from './validate.server.ts';

export { contentFolder } from './content-files.server.ts';

type LegalPages = Record<(typeof legalPages)[number], LegalPage>;

export type Content = Collections &
  LegalPages & {
    /** Newest first. */
    articles: Article[];
    /** What texts name in double braces. */
    facts: SiteFacts;
  };

/** A YAML file as it was read, its slots not filled in, for checks that need to know where a value stands. */
export type YamlFile = {
  name: keyof Collections;
  file: string;
  source: string;
  schema: z.ZodType;
  data: unknown;
  yaml: ParsedYaml;
};

/** A Markdown file as it was read. */
export type MarkdownSource = { file: string; source: string };

export type ContentFiles = { yaml: YamlFile[]; markdown: MarkdownSource[] };

export type LoadOptions = {
  folder?: string;
  /** Where rendered articles are kept between runs. */
  cacheFolder?: string;
  /** Also drafts and articles of coming days; `CONTENT_UNPUBLISHED` asks for them too, as `npm run dev` does. */
  unpublished?: boolean;
  /** The moment at which the content is published. */
  now?: Date;
};

/**
 * Reads and checks everything under `content/`.
 * @throws ContentErrors with every mistake of every file
 */
export function loadContent(options: LoadOptions = {}): Content {
  return readContent(options).content;
}

/** Vite loads its configuration, and with it these modules, once for each of its bundles: they share what was read. */
const shared = globalThis as typeof globalThis & { builtContent?: Content };

/** What a build is made of: read once, whoever asks. */
export function builtContent(): Content {
  shared.builtContent ??= loadContent();
  return shared.builtContent;
}

/** The same, together with the files as they were read. */
export function readContent({
  folder = contentFolder,
  cacheFolder = resolve('.cache/content'),
  unpublished = Boolean(process.env.CONTENT_UNPUBLISHED),
  now = new Date(),
}: LoadOptions = {}): { content: Content; files: ContentFiles } {
  if (!isFolder(folder)) throw new ContentErrors([missingFolder(folder)]);
  const cache = openCache(cacheFolder, resolve('site/content'));
  const errors: ContentError[] = [];
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
  const stated = statedFirst(parsed);
  const facts = siteFacts(stated);
  const exceptions = stated.checks?.typography ?? [];
  const collected = Object.fromEntries(
    parsed.map(({ name, file, schema, ...source }) => [
      name,
      collect(file, () => {
        const { data, written } = readFilled(file, schema, source.yaml, facts);
        // Its slots make a text too long, and its facts are missing everywhere else.
        if (name in stated && !stated[name]) validate(file, schema, source.yaml);
        files.yaml.push({ name, file, schema, data: written, ...source });
        return tieTexts(schema, data, exceptions);
      }),
    ]),
  ) as Collections;

  const documents = { tableLabel: stated.site?.ui.table ?? '', facts, exceptions };
  const legal = Object.fromEntries(
    legalPages.map((name) => [name, loadDocument(`legal/${name}.md`, parseLegalPage)]),
  ) as LegalPages;
  for (const { name } of listFolder(join(folder, 'downloads'))) {
    // Read anew when the PDF is made (scripts/downloads); here its mistakes are told.
    if (name.endsWith('.md'))
      loadDocument(`downloads/${name}`, (file, source) => Boolean(parsePrompts(file, source, facts)));
  }
  if (!isFolder(join(folder, 'blog'))) errors.push(missingFolder(folder, 'blog'));
  const blog = listFolder(join(folder, 'blog'));
  const isTaken = (name: string) => blog.some((entry) => entry.name === name);
  const articles = blog
    .map((entry) => {
      const name = entry.name.normalize('NFC');
      const isNamedWell = collect(`content/blog/${name}`, () => {
        checkArticleName(`content/blog/${name}`, name, entry, isTaken);
        return true;
      });
      return isNamedWell ? loadDocument(`blog/${name}`, parseArticle) : undefined;
    })
    .filter((article) => article !== undefined)
    .sort((a, b) => b.date.localeCompare(a.date));

  const shown = articles.filter((article) => unpublished || isPublished(article, now));
  const content = { ...collected, ...legal, articles: shown, facts };
  // A cause before what follows from it.
  errors.unshift(...checkDuplicateIds(files.yaml));
  errors.push(...checkReferences({ content, articles, files, folder }));
  if (errors.length > 0) throw new ContentErrors(errors);
  return { content, files };

  function loadDocument<Value>(
    path: string,
    parse: (file: string, source: string, options: typeof documents) => Value,
  ): Value | undefined {
    const file = `content/${path}`;
    return collect(file, () => {
      const source = read(folder, path);
      files.markdown.push({ file, source });
      return cache(JSON.stringify([file, documents, source]), () => parse(file, source, documents));
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

/** The collections that are needed to read the others, without those that have mistakes: the others are checked all the same. */
function statedFirst(
  parsed: Array<Pick<YamlFile, 'name' | 'file' | 'schema' | 'yaml'>>,
): Partial<Collections> {
  const names: Array<keyof Collections> = [
    'site',
    'prices',
    'kickstart',
    'workshops',
    'talks',
    'books',
    'awards',
    'checks',
  ];
  return Object.fromEntries(
    parsed
      .filter(({ name }) => names.includes(name))
      .map(({ name, file, schema, yaml }) => [name, withoutMistakes(() => validate(file, schema, yaml))]),
  );
}

/** Its mistakes are told when the file is read with the facts filled in. */
function withoutMistakes<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch (error) {
    if (Array.isArray(error)) return undefined;
    throw error;
  }
}

function explainFailure(file: string, error: unknown): ContentError[] {
  const found = Array.isArray(error) ? error : [error];
  if (found.every((one) => one instanceof ContentError)) return found;
  // The parsers call themselves for every level: 20,000 opening brackets exhaust the stack.
  if (error instanceof RangeError) {
    const problem =
      'Die Datei ist zu tief verschachtelt, um gelesen zu werden. Entfernen Sie die Verschachtelung';
    return [new ContentError(file, 1, '', problem)];
  }
  throw error;
}
