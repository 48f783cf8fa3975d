import { join } from 'node:path';
import * as z from 'zod';
import type { Article } from './article.server.ts';
import { collections, legalPages } from './collections.ts';
import { ContentError } from './content-error.ts';
import { listFolder } from './content-files.server.ts';
import { closest, quote, suggestion } from './explain-issue.server.ts';
import { type FieldPath, fieldName } from './field-path.ts';
import type { Content, ContentFiles, YamlFile } from './load-content.server.ts';
import { pageAnchors, pagePaths } from './page-paths.ts';
import { isEmpty } from './resolve-references.server.ts';
import { type ReferenceTarget, references } from './schemas/references.ts';
import { walkFields } from './walk-fields.ts';

type Input = {
  content: Partial<Content>;
  /** All of them, published or not. */
  articles: Article[];
  files: ContentFiles;
  folder: string;
};

/** Names that lead nowhere: records, pictures, pages, anchors and articles that are not there. */
export function checkReferences(input: Input): ContentError[] {
  const known = knownNames(input);
  const pages = knownPages(input);
  const redirects = input.content.redirects ?? {};
  const downloads = new Set(input.content.downloads?.downloads.map(({ file }) => `/downloads/${file}`));
  const errors: ContentError[] = [];
  const missing = new Map<string, Missing>();

  for (const { name, file, schema, data, yaml } of input.files.yaml) {
    for (const { path, schema: field, value } of walkFields(schema, data)) {
      const target = references.get(field)?.to;
      if (!target) continue;
      const id = String(value);
      const place = { file, line: yaml.lineOf(path), field: fieldName(path) };
      if (target !== 'pages') {
        const names = known[target]();
        // A collection with mistakes of its own: they are told, what refers to it is not.
        if (!names || names.includes(id)) continue;
        const key = `${target} ${id}`;
        missing.set(key, { target, id, names, places: [...(missing.get(key)?.places ?? []), place] });
        continue;
      }
      const problem = withSubject(quote(value), pageProblem(id, pages, redirects));
      if (problem) errors.push(new ContentError(place.file, place.line, place.field, problem));
    }
    if (name === 'redirects')
      errors.push(...checkRedirects(file, data as Record<string, string>, yaml.lineOf, pages));
  }
  errors.unshift(...[...missing.values()].flatMap((one) => missingRecord(one, input.files.yaml)));
  for (const [file, { links, headings, slug }] of documents(input)) {
    const ownAnchors = headings.map(({ id }) => id);
    const from = pages.get(`/blog/${slug}`)?.article;
    for (const { url, line } of links) {
      if (downloads.has(url)) continue;
      const problem = url.startsWith('#')
        ? anchorProblem(url.slice(1), ownAnchors)
        : pageProblem(url, pages, redirects, from);
      const message = withSubject(`Der Link ${quote(url)}`, problem);
      if (message) errors.push(new ContentError(file, line, '', message));
    }
  }
  return errors;
}

/** Records of one file that have the same short name. */
export function checkDuplicateIds(files: YamlFile[]): ContentError[] {
  return files.flatMap(({ file, schema, data, yaml }) => {
    const firstLines = new Map<unknown, number>();
    return [...walkFields(schema, data)].flatMap(({ path, value }) => {
      if (path.at(-1) !== 'id') return [];
      const line = yaml.lineOf(path);
      const first = firstLines.get(value);
      firstLines.set(value, first ?? line);
      return first === undefined
        ? []
        : new ContentError(
            file,
            line,
            fieldName(path),
            `${quote(value)} gibt es schon in Zeile ${first}. Geben Sie diesem Eintrag einen eigenen Kurznamen`,
          );
    });
  });
}

const withSubject = (subject: string, predicate: string | undefined) =>
  predicate && `${subject} ${predicate}`;

const anchoredPages = Object.keys(pageAnchors) as Array<keyof typeof pageAnchors>;

/** Places of a page at sections that are shown; nothing for a page with mistakes of its own. */
function shownAnchors(content: Input['content'], name: keyof typeof pageAnchors): string[] | undefined {
  const page = content[name] as Record<string, unknown> | undefined;
  const sections: Record<string, z.core.$ZodType> = collections[name][1].shape;
  const isShown = (section: string) => {
    if (name === 'workshopsPage' && section === 'workshops') return content.workshops?.workshops.length !== 0;
    const schema = sections[section];
    const value = page?.[section];
    return !(schema instanceof z.ZodOptional) || (value !== undefined && !isEmpty(schema.unwrap(), value));
  };
  const anchors = Object.entries(pageAnchors[name]).filter(([, section]) => isShown(section));
  return page && anchors.map(([anchor]) => anchor);
}

type Page = { anchors?: readonly string[]; article?: Article; isPublished: boolean };
type Pages = Map<string, Page>;

function knownPages({ content, articles, files }: Input): Pages {
  // Of files with mistakes only those are told: which sections they have, nobody knows.
  const anchorsOf: Record<string, readonly string[] | undefined> = {
    ...Object.fromEntries(anchoredPages.map((name) => [pagePaths[name][0], shownAnchors(content, name)])),
    ...Object.fromEntries(
      legalPages.map((name) => [`/${name}`, content[name]?.headings.map(({ id }) => id)]),
    ),
    '/faq': content.faq?.categories.flatMap(({ questions }) => questions.map(({ id }) => id)),
  };
  const pages: Pages = new Map();
  const published = new Set(content.articles);
  for (const paths of Object.values(pagePaths)) {
    const anchors = paths[0] in anchorsOf ? anchorsOf[paths[0]] : [];
    for (const path of paths) pages.set(path, { ...(anchors ? { anchors } : {}), isPublished: true });
  }
  for (const { file } of files.markdown) {
    if (file.startsWith('content/blog/'))
      pages.set(file.slice('content'.length, -'.md'.length), { isPublished: true });
  }
  for (const article of articles) {
    pages.set(`/blog/${article.slug}`, {
      anchors: article.headings.map(({ id }) => id),
      article,
      isPublished: content.articles ? published.has(article) : true,
    });
  }
  return pages;
}

function pageProblem(
  url: string,
  pages: Pages,
  redirects: Readonly<Record<string, string>>,
  from?: Article,
): string | undefined {
  const [path = '', anchor] = url.replace(/\?[^#]*/, '').split('#');
  const page = pages.get(path);
  if (!page) {
    const target = redirects[path];
    if (target) return `wird weitergeleitet. Nennen Sie gleich ${target}`;
    const clean = path.replace(/(?:\.html|\/)$/, '').toLowerCase();
    return `führt zu keiner Seite.${suggestion(clean, [...pages.keys()])} Berichtigen Sie den Pfad`;
  }
  if (!page.isPublished && !isPublicWith(page.article, from)) {
    return 'führt zu einem Beitrag, der noch nicht veröffentlicht ist. Veröffentlichen Sie ihn oder entfernen Sie den Link';
  }
  if (anchor === undefined || !page.anchors) return undefined;
  const hidden = hiddenSection(path, anchor);
  if (hidden && !page.anchors.includes(anchor)) {
    return `führt zu einem Abschnitt, der nicht gezeigt wird, weil er leer ist (${hidden}). Löschen Sie den Link, oder füllen Sie den Abschnitt`;
  }
  return anchorProblem(anchor, page.anchors);
}

/** Where the content of a section stands that a page may do without. */
function hiddenSection(path: string, anchor: string): string | undefined {
  const name = anchoredPages.find((one) => (pagePaths[one] as readonly string[]).includes(path));
  const section = name && (pageAnchors[name] as Record<string, string>)[anchor];
  return section && `content/${collections[name][0]}: ${section}`;
}

/** Whether an article is public on the day on which the one that links to it is. */
function isPublicWith(target: Article | undefined, from: Article | undefined): boolean {
  if (!target || !from) return false;
  return target === from || Boolean(from.draft) || (!target.draft && target.date <= from.date);
}

function anchorProblem(anchor: string, anchors: readonly string[]): string | undefined {
  if (anchors.includes(anchor)) return undefined;
  const known = anchors.length > 0 ? ` Möglich sind: ${anchors.map((one) => `#${one}`).join(', ')}` : '';
  return `führt zu einem Abschnitt, den es dort nicht gibt: #${anchor}.${suggestion(anchor, anchors)}${known || ' Die Seite hat keine Abschnitte, zu denen Links führen können'}`;
}

type Place = { file: string; line: number; field: string };
type Missing = { target: RecordTarget; id: string; names: readonly string[]; places: Place[] };
type RecordTarget = Exclude<ReferenceTarget, 'pages'>;

/**
 * A name that is misspelt in one place is told there. One that several places name was deleted or renamed: it is told
 * once, in the file of the record, with all the places.
 */
function missingRecord({ target, id, names, places }: Missing, files: YamlFile[]): ContentError[] {
  const isNamed = namedIn(files, target);
  const unnamed = names.filter((name) => !isNamed.has(name));
  const meant = closest(id, unnamed) ?? closest(id, names);
  const hint = meant ? ` Meinten Sie ${quote(meant)}?` : '';
  if (places.length === 1 || target === 'images') {
    const possible = names.length > 0 ? ` Möglich sind: ${names.join(', ')}` : '';
    const remedy = meant ? '' : ' Gibt es den Eintrag nicht mehr, nehmen Sie den Namen hier heraus.';
    const problem = `${quote(id)} gibt es in ${placeOf[target]} nicht.${hint}${remedy}${possible}`;
    return places.map(({ file, line, field }) => new ContentError(file, line, field, problem));
  }
  const file = placeOf[target];
  const list = places.map(({ file, line }) => `${file}:${line}`).join(', ');
  return [
    new ContentError(
      file,
      (meant && lineOfRecord(files, file, meant)) || 1,
      '',
      `${quote(id)} gibt es hier nicht mehr, der Name steht aber noch an ${places.length} Stellen. Nehmen Sie ihn dort heraus: ${list}.${hint}`,
    ),
  ];
}

/** The short names that files name. */
export function namedIn(files: YamlFile[], target: ReferenceTarget): Set<string> {
  return new Set(
    files.flatMap(({ schema, data }) =>
      [...walkFields(schema, data)].flatMap(({ schema: field, value }) =>
        references.get(field)?.to === target ? String(value) : [],
      ),
    ),
  );
}

function lineOfRecord(files: YamlFile[], file: string, id: string): number | undefined {
  const found = files.find((one) => one.file === file);
  if (!found) return undefined;
  const record = [...walkFields(found.schema, found.data)].find(
    ({ path, value }) => path.at(-1) === 'id' && value === id,
  );
  return record && found.yaml.lineOf(record.path);
}

const placeOf: Record<RecordTarget, string> = {
  images: 'den Bildern (content/images)',
  prices: 'content/prices.yaml',
  faq: 'content/faq.yaml',
  talks: 'content/talks.yaml',
  testimonials: 'content/testimonials.yaml',
  statistics: 'content/statistics.yaml',
  awards: 'content/awards.yaml',
  books: 'content/books.yaml',
  downloads: 'content/downloads.yaml',
};

function knownNames({
  content,
  folder,
}: Input): Record<ReferenceTarget, () => readonly string[] | undefined> {
  const ids = (records?: Array<{ id: string }>) => records?.map(({ id }) => id);
  let images: string[] | undefined;
  return {
    pages: () => undefined,
    images: () =>
      (images ??= [
        ...new Set([...pictureNames('site/images'), ...pictureNames(join(folder, 'images'))]),
      ].sort()),
    prices: () => ids(content.prices?.prices),
    faq: () => ids(content.faq?.categories.flatMap(({ questions }) => questions)),
    talks: () => ids(content.talks?.talks),
    testimonials: () => ids(content.testimonials?.testimonials),
    statistics: () => ids(content.statistics?.statistics),
    awards: () => ids(content.awards?.awards),
    books: () => ids(content.books?.books),
    downloads: () => ids(content.downloads?.downloads),
  };
}

/** Names of the pictures in a folder and the folders within it, without their file type. */
export function pictureNames(folder: string): string[] {
  return listFolder(folder).flatMap((entry) =>
    entry.isDirectory()
      ? pictureNames(join(folder, entry.name))
      : (/^(.+)\.(?:svg|jpe?g|png|webp|avif)$/i.exec(entry.name)?.slice(1, 2) ?? []),
  );
}

function checkRedirects(
  file: string,
  redirects: Record<string, string>,
  lineOf: (path: FieldPath) => number,
  pages: Pages,
): ContentError[] {
  return Object.keys(redirects)
    .filter((from) => pages.has(from))
    .map(
      (from) =>
        new ContentError(
          file,
          lineOf([from]),
          from,
          `Unter ${quote(from)} gibt es eine Seite; sie wäre nicht mehr zu erreichen. Löschen Sie die Zeile`,
        ),
    );
}

function* documents({
  content,
  articles,
}: Input): Generator<[string, Pick<Article, 'links' | 'headings' | 'slug'>]> {
  for (const name of legalPages) {
    const page = content[name];
    if (page) yield [`content/legal/${name}.md`, page];
  }
  for (const article of articles) yield [`content/blog/${article.slug}.md`, article];
}
