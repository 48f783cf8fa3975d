import { join } from 'node:path';
import * as z from 'zod';
import type { Content, ContentFiles, YamlFile } from '../content.ts';
import { ContentError } from '../errors/content-error.ts';
import { closest, quote, suggestion } from '../errors/explain-issue.server.ts';
import { type FieldPath, fieldName } from '../errors/field-path.ts';
import { pageAnchors, pagePaths } from '../page-paths.ts';
import type { Article } from '../read/article.server.ts';
import { listFolder } from '../read/content-files.server.ts';
import type { UnknownPrice } from '../read/site-facts.server.ts';
import { walkFields } from '../read/walk-fields.ts';
import { collections, legalPages } from '../schemas/collections.ts';
import { type ReferenceTarget, references } from '../schemas/references.ts';
import { isEmpty } from '../schemas/text.ts';

type Input = {
  content: Partial<Content>;
  /** All articles, published or not. */
  articles: Article[];
  files: ContentFiles;
  folder: string;
  /** Price slots without a price. */
  unknownPrices: UnknownPrice[];
};

/** Broken references: missing records, pictures, pages, anchors and articles. */
export function checkReferences(input: Input): ContentError[] {
  const known = knownNames(input);
  const pages = knownPages(input);
  const redirects = input.content.redirects ?? {};
  const downloads = new Set(input.content.downloads?.downloads.map(({ file }) => `/downloads/${file}`));
  const errors: ContentError[] = [];
  const missing = new Map<string, Missing>();
  const addMissing = (target: RecordTarget, id: string, names: readonly string[], location: Location) => {
    const key = `${target} ${id}`;
    missing.set(key, { target, id, names, locations: [...(missing.get(key)?.locations ?? []), location] });
  };

  for (const { name, file, schema, data, yaml } of input.files.yaml) {
    for (const { path, schema: field, value } of walkFields(schema, data)) {
      const target = references.get(field)?.to;
      if (!target) continue;
      const id = String(value);
      const location = { file, line: yaml.lineOf(path), field: fieldName(path) };
      if (target !== 'pages') {
        const names = known[target]();
        // Undefined if the collection itself has mistakes: those are reported, not the references to it.
        if (!names || names.includes(id)) continue;
        addMissing(target, id, names, location);
        continue;
      }
      const problem = withSubject(quote(value), pageProblem(id, pages, redirects));
      if (problem) errors.push(new ContentError(location.file, location.line, location.field, problem));
    }
    if (name === 'redirects')
      errors.push(...checkRedirects(file, data as Record<string, string>, yaml.lineOf, pages));
  }
  for (const slot of input.unknownPrices) addMissing('prices', slot.price, known.prices() ?? [], slot);
  errors.unshift(...missingRecords([...missing.values()], input.files.yaml));
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

/** Records in one file that share a short name. */
export function checkDuplicateIds(files: YamlFile[]): ContentError[] {
  return files.flatMap(({ file, schema, data, yaml }) => {
    const firstLines = new Map<unknown, number>();
    return walkFields(schema, data).flatMap(({ path, value }) => {
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

/** Anchors of a page's visible sections; undefined if the page has mistakes. */
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
  // Undefined for files with mistakes, whose sections are unknown.
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

/** Where the content of a hidden optional section belongs. */
function hiddenSection(path: string, anchor: string): string | undefined {
  const name = anchoredPages.find((one) => (pagePaths[one] as readonly string[]).includes(path));
  const section = name && (pageAnchors[name] as Record<string, string>)[anchor];
  return section && `content/${collections[name][0]}: ${section}`;
}

/** True if the target is public by the day the linking article appears. */
function isPublicWith(target: Article | undefined, from: Article | undefined): boolean {
  if (!target || !from) return false;
  return target === from || Boolean(from.draft) || (!target.draft && target.date <= from.date);
}

function anchorProblem(anchor: string, anchors: readonly string[]): string | undefined {
  if (anchors.includes(anchor)) return undefined;
  const known = anchors.length > 0 ? ` Möglich sind: ${anchors.map((one) => `#${one}`).join(', ')}` : '';
  return `führt zu einem Abschnitt, den es dort nicht gibt: #${anchor}.${suggestion(anchor, anchors)}${known || ' Die Seite hat keine Abschnitte, zu denen Links führen können'}`;
}

type Location = { file: string; line: number; field: string };
type Missing = { target: RecordTarget; id: string; names: readonly string[]; locations: Location[] };
type RecordTarget = Exclude<ReferenceTarget, 'pages'>;

/** From this many missing records on, the owner probably deleted part of the file. */
const MANY = 3;

function missingRecords(missing: Missing[], files: YamlFile[]): ContentError[] {
  return [...Map.groupBy(missing, ({ target }) => target)].flatMap(([target, ones]) => {
    const gone = ones.filter(({ id, names, locations }) => locations.length > 1 || !closest(id, names));
    if (target === 'images' || gone.length < MANY) return ones.flatMap((one) => missingRecord(one, files));
    const list = gone.map(({ id, locations }) => `${quote(id)} (${listLocations(locations)})`).join(', ');
    const problem = `Hier fehlen ${gone.length} Einträge, die noch an anderen Stellen stehen. War das ein Versehen, machen Sie die letzte Änderung dieser Datei rückgängig; sonst nehmen Sie die Namen dort heraus: ${list}`;
    return [
      new ContentError(sourceOf[target], 1, '', problem),
      ...ones.filter((one) => !gone.includes(one)).flatMap((one) => missingRecord(one, files)),
    ];
  });
}

const listLocations = (locations: Location[]) =>
  [...new Set(locations.map(({ file, line }) => `${file}:${line}`))].join(', ');

/**
 * A name used in one location is treated as misspelt and reported there. A name used in several was deleted or
 * renamed: it is reported once, in the record's file, with all locations.
 */
function missingRecord({ target, id, names, locations }: Missing, files: YamlFile[]): ContentError[] {
  const isNamed = namedIn(files, target);
  const unnamed = names.filter((name) => !isNamed.has(name));
  const suggested = closest(id, unnamed) ?? closest(id, names);
  // Misspelt slots have messages of their own.
  const slots = locations.filter((location) => location instanceof ContentError);
  if (suggested && slots.length === locations.length) return slots;
  const hint = suggested ? ` Meinten Sie ${quote(suggested)}?` : '';
  if (locations.length === 1 || target === 'images') {
    const possible = names.length > 0 ? ` Möglich sind: ${names.join(', ')}` : '';
    const problem = `${quote(id)} gibt es in ${sourceOf[target]} nicht.${hint} Gibt es den Eintrag nicht mehr, nehmen Sie den Namen hier heraus.${possible}`;
    return locations.map((location) =>
      location instanceof ContentError
        ? location
        : new ContentError(location.file, location.line, location.field, problem),
    );
  }
  const file = sourceOf[target];
  const count = new Set(locations.map(({ file, line }) => `${file}:${line}`)).size;
  return [
    new ContentError(
      file,
      (suggested && lineOfRecord(files, file, suggested)) || 1,
      '',
      `${quote(id)} gibt es hier nicht mehr, der Name steht aber noch an ${count === 1 ? 'einer Stelle' : `${count} Stellen`}. Haben Sie ihn ${suggested ? `in ${quote(suggested)} ` : ''}umbenannt, geben Sie dem Eintrag seinen alten Kurznamen zurück; haben Sie ihn gelöscht, nehmen Sie den Namen dort heraus: ${listLocations(locations)}`,
    ),
  ];
}

/** Short names that files refer to. */
export function namedIn(files: YamlFile[], target: ReferenceTarget): Set<string> {
  return new Set(
    files.flatMap(({ schema, data }) =>
      walkFields(schema, data).flatMap(({ schema: field, value }) =>
        references.get(field)?.to === target ? String(value) : [],
      ),
    ),
  );
}

function lineOfRecord(files: YamlFile[], file: string, id: string): number | undefined {
  const found = files.find((one) => one.file === file);
  if (!found) return undefined;
  const record = walkFields(found.schema, found.data).find(
    ({ path, value }) => path.at(-1) === 'id' && value === id,
  );
  return record && found.yaml.lineOf(record.path);
}

const sourceOf: Record<RecordTarget, string> = {
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

/** Picture names in a folder and its subfolders, without extension. */
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
