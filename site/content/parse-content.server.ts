import type * as z from 'zod';
import type { Content, LegalPages } from './content.ts';
import { ContentError } from './errors/content-error.ts';
import type { folderPaths } from './page-paths.ts';
import { parseArticle, parseCase, parseLegalPage } from './read/article.server.ts';
import { UnknownRecord } from './read/fact-slots.server.ts';
import type { ContentFiles } from './read/files-as-read.ts';
import { parseYaml } from './read/parse-yaml.server.ts';
import { parsePrompts } from './read/prompts.server.ts';
import { readFilled } from './read/read-filled.server.ts';
import { readPrerequisites } from './read/read-prerequisites.server.ts';
import { remember } from './read/remember.ts';
import { siteFacts } from './read/site-facts.server.ts';
import { typesetFields } from './read/typography.server.ts';
import { validate } from './read/validate.server.ts';
import { checkDuplicateIds, checkReferences } from './references/check-references.server.ts';
import type { ReferenceInput } from './references/reference-input.ts';
import { type Collections, collections, legalPages } from './schemas/collections.ts';
import { isOff } from './switched-off.ts';

/** Where the files of `content/` come from: the folder, or the editor's memory. Paths are those below `content/`. */
export type ContentSource = {
  /** @throws ContentError if there is no such file, or it can't be read */
  read(path: string): string;
  /**
   * The files of a subfolder. `check` throws a ContentError for a name that can't be an address.
   * @throws ContentError if the folder is missing
   */
  list(folder: keyof typeof folderPaths | 'downloads'): Array<{ path: string; check(): void }>;
  /** Parses a Markdown file, or knows the result for these inputs. */
  parse<Value>(inputs: string[], parse: () => Value): Value;
  isShown(article: { draft?: boolean | undefined; date: string }): boolean;
} & Pick<ReferenceInput, 'pictures' | 'textPictures'>;

export type ParsedContent = {
  /** Without the parts that have mistakes. */
  content: Content;
  files: ContentFiles;
  /** Those that stop a build. */
  errors: ContentError[];
  references: ReferenceInput;
};

const filled = remember<{ data: unknown; written: unknown }>();

/** Validates all content. The build and the editor's check before saving share it. */
export function parseContent(from: ContentSource): ParsedContent {
  let errors: ContentError[] = [];
  const files: ContentFiles = { yaml: [], markdown: [] };

  const parsed = Object.entries(collections).flatMap(([name, [path, schema]]) => {
    const file = `content/${path}`;
    return (
      collect(file, () => {
        const source = from.read(path);
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
  for (const { path } of from.list('downloads')) {
    // Only checked here; the build of the PDF reads it again (scripts/assets).
    if (path.endsWith('.md'))
      loadDocument(path, (file, source) => Boolean(parsePrompts(file, source, facts)));
  }
  const articles = loadPages('blog', parseArticle);
  const cases = loadPages('cases', parseCase);

  const content = {
    ...{ ...collected, ...legal, articles: articles.filter(from.isShown), facts },
    cases: isOff(collected.casesPage) ? [] : cases,
  };
  const { pictures, textPictures } = from;
  const unknownRecords = errors.filter((error) => error instanceof UnknownRecord);
  const references = { content, articles, files, pictures, textPictures, unknownRecords };
  const links = checkReferences(references);
  // Causes come before their consequences.
  errors = [
    ...checkDuplicateIds(files.yaml),
    ...errors.filter((error) => !(error instanceof UnknownRecord)),
    ...links,
  ];
  return { content, files, errors, references };

  /** The pages of a folder, newest first. */
  function loadPages<Page extends { date: string }>(
    name: keyof typeof folderPaths,
    parse: (file: string, source: string, options: typeof documents) => Page,
  ): Page[] {
    const found = collect(`content/${name}`, () => from.list(name)) ?? [];
    return found
      .map(({ path, check }) => {
        const isNamedWell = collect(`content/${path}`, () => {
          check();
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
      const source = from.read(path);
      files.markdown.push({ file, source });
      return from.parse([file, JSON.stringify(documents), source], () => parse(file, source, documents));
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
