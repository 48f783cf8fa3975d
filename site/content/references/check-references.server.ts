import { LICENCES_PATH } from '../../build-folder.ts';
import { quote, suggestion } from '../../lib/suggestion.server.ts';
import { ContentError, type Location } from '../errors/content-error.ts';
import type { Article } from '../read/article.server.ts';
import { documentFile } from '../read/article-document.server.ts';
import type { YamlFile } from '../read/files-as-read.ts';
import type { ParsedYaml } from '../read/parse-yaml.server.ts';
import { frontMatters } from '../read/texts.server.ts';
import { removablePart, walkFields } from '../read/walk-fields.ts';
import { legalPages } from '../schemas/collections.ts';
import { type RecordTarget, references } from '../schemas/references.ts';
import { isRemovableLink } from '../switched-off.ts';
import { anchorProblem, isHidden, knownPages, type Pages, pageProblem } from './known-pages.server.ts';
import { knownNames, type Missing, missingRecords } from './missing-records.server.ts';
import type { ReferenceInput } from './reference-input.ts';

/** Broken references: missing records, pictures, pages, anchors and articles. */
export function checkReferences(input: ReferenceInput): ContentError[] {
  const known = knownNames(input);
  const pages = knownPages(input);
  const redirects = input.content.redirects ?? {};
  const servedFiles = new Set([
    LICENCES_PATH,
    ...[
      ...(input.content.downloads?.downloads ?? []).map(({ file }) => file),
      ...input.articles.filter(({ document }) => document).map(documentFile),
    ].map((file) => `/downloads/${file}`),
  ]);
  const errors: ContentError[] = [];
  const missing = new Map<string, Missing>();
  const addMissing = (target: RecordTarget, id: string, names: readonly string[], location: Location) => {
    const key = `${target} ${id}`;
    missing.set(key, { target, id, names, locations: [...(missing.get(key)?.locations ?? []), location] });
  };

  for (const { file, schema, data, yaml } of [...input.files.yaml, ...caseHeads(input)]) {
    for (const { path, schema: field, value } of walkFields(schema, data)) {
      const target = references.get(field)?.to;
      if (!target) continue;
      const id = String(value);
      const location = yaml.at(path);
      if (target !== 'pages') {
        const names = known[target]();
        // Undefined if the collection itself has mistakes: those are reported, not the references to it.
        if (!names || names.includes(id)) continue;
        addMissing(target, id, names, location);
        continue;
      }
      // A link to what is hidden is left out of its page if it can go alone (`withoutDeadLinks`).
      if (isHidden(id, pages) && isRemovableLink(schema, path)) continue;
      if (servedFiles.has(id)) continue;
      const removable = removablePart(schema, path);
      const part = removable && yaml.at(removable).field;
      const problem = withSubject(quote(value), pageProblem(id, pages, redirects, { part }));
      if (problem) errors.push(new ContentError(location, problem));
    }
    if (file === 'content/redirects.yaml')
      errors.push(...checkRedirects(data as Record<string, string>, yaml, pages, servedFiles));
  }
  for (const slot of input.unknownRecords) addMissing(slot.target, slot.id, known[slot.target]() ?? [], slot);
  errors.unshift(...missingRecords([...missing.values()], input.files.yaml));
  const pictures = input.textPictures();
  for (const { file, text, article: from } of texts(input)) {
    const { links, headings, pictures: shown } = text;
    for (const { name, line } of shown) {
      if (!pictures.includes(name)) errors.push(new ContentError({ file, line }, noPicture(name, pictures)));
    }
    const ownAnchors = headings.map(({ id }) => id);
    for (const { url, line } of links) {
      if (servedFiles.has(url)) continue;
      const problem = url.startsWith('#')
        ? anchorProblem(url.slice(1), ownAnchors)
        : pageProblem(url, pages, redirects, { from });
      const message = withSubject(`Der Link ${quote(url)}`, problem);
      if (message) errors.push(new ContentError({ file, line }, message));
    }
  }
  return errors;
}

/** Records in one file that share a short name. */
export function checkDuplicateIds(files: YamlFile[]): ContentError[] {
  return files.flatMap(({ schema, data, yaml }) => {
    const firstLines = new Map<unknown, number>();
    return walkFields(schema, data).flatMap(({ path, value }) => {
      if (path.at(-1) !== 'id') return [];
      const location = yaml.at(path);
      const first = firstLines.get(value);
      firstLines.set(value, first ?? location.line);
      return first === undefined
        ? []
        : new ContentError(
            location,
            `${quote(value)} gibt es schon in Zeile ${first}. Geben Sie diesem Eintrag ${typeof value === 'number' ? 'eine eigene Nummer' : 'einen eigenen Kurznamen'}`,
          );
    });
  });
}

const noPicture = (name: string, names: string[]) =>
  `Das Bild ${quote(name)} liegt nicht in content/images/blog.${suggestion(name, names)} Legen Sie es dort ab, oder löschen Sie die Stelle`;

const withSubject = (subject: string, predicate: string | undefined) =>
  predicate && `${subject} ${predicate}`;

function checkRedirects(
  redirects: Record<string, string>,
  { at }: ParsedYaml,
  pages: Pages,
  servedFiles: ReadonlySet<string>,
): ContentError[] {
  return (
    Object.keys(redirects)
      // A draft has no page; an article of a coming day will have one.
      .filter((from) => (pages.has(from) && !pages.get(from)?.article?.draft) || servedFiles.has(from))
      .map(
        (from) =>
          new ContentError(
            at([from]),
            `Unter ${quote(from)} gibt es eine ${servedFiles.has(from) ? 'Datei' : 'Seite'}; sie wäre nicht mehr zu erreichen. Löschen Sie die Zeile`,
          ),
      )
  );
}

type Text = {
  file: string;
  text: Pick<Article, 'links' | 'headings' | 'pictures'>;
  /** Only if the text is one. */
  article?: Article;
};

/** The Markdown texts of pages. */
function* texts({ content, articles }: ReferenceInput): Generator<Text> {
  for (const name of legalPages) {
    const page = content[name];
    if (page) yield { file: `content/legal/${name}.md`, text: page };
  }
  for (const article of articles) yield { file: `content/blog/${article.slug}.md`, text: article, article };
  for (const study of content.cases ?? []) yield { file: `content/cases/${study.slug}.md`, text: study };
}

/** The front matter of case studies without mistakes. */
function caseHeads({ content, files }: ReferenceInput) {
  const read = new Set(content.cases?.map(({ slug }) => `content/cases/${slug}.md`));
  return frontMatters(files.markdown.filter(({ file }) => read.has(file)));
}
