import type { Nodes, Root, RootContent } from 'mdast';
import type * as z from 'zod';
import { ContentError, type Location } from '../errors/content-error.ts';
import { tellTogether } from '../errors/tell-together.ts';
import { type ArticleFrontMatter, articleSchema } from '../schemas/article.ts';
import { type CaseFrontMatter, caseSchema } from '../schemas/case.ts';
import { type LegalFrontMatter, legalSchema } from '../schemas/legal.ts';
import { documentNodes } from './article-document.server.ts';
import { markForm } from './article-form.server.ts';
import { drawForm } from './draw-form.server.ts';
import { checkSlots, fillFacts } from './fact-slots.server.ts';
import { markLegalParts } from './legal-parts.server.ts';
import { type RenderedMarkdown, renderMarkdown } from './markdown.server.ts';
import { readMarkdownFile } from './markdown-file.server.ts';
import { parseMarkdown } from './parse-markdown.server.ts';
import type { ParsedYaml } from './parse-yaml.server.ts';
import { readFilled } from './read-filled.server.ts';
import type { SiteFacts } from './site-facts.server.ts';
import { typesetFields } from './typography.server.ts';

type Document = Pick<RenderedMarkdown, 'html' | 'headings' | 'links' | 'pictures'> & { slug: string };
export type Article = Omit<ArticleFrontMatter, 'image' | 'readTime'> &
  Document & {
    /** Picture name; without `image` in the front matter, a picture is drawn from the slug. */
    image: string;
    /** Minutes. */
    readTime: number;
    words: number;
  };
export type CaseStudy = CaseFrontMatter & Document;
export type LegalPage = LegalFrontMatter & Document;

export type DocumentOptions = {
  tableLabel: string;
  facts: SiteFacts;
  /** Wordings whose spaces are left alone. */
  exceptions?: readonly string[];
};

/** Reading speed behind the read times (docs/product.md, "Reading time"). */
const WORDS_PER_MINUTE = 200;

/**
 * Parses an article: content/blog/<slug>.md.
 * @param onTaken gets the part that readers can take along, typeset
 * @throws ContentError or ContentError[] for mistakes the owner has to fix
 */
export function parseArticle(
  file: string,
  source: string,
  options: DocumentOptions,
  onTaken?: (nodes: RootContent[]) => void,
): Article {
  const { words, at, ...article } = parseDocument(file, source, articleSchema, options, (tree, place) => {
    const { document, form } = place.data;
    const { nodes, problems } = document ? documentNodes(tree, document) : { nodes: [], problems: [] };
    if (problems.length > 0)
      throw problems.map(
        (one) => new ContentError('path' in one ? place.at(one.path) : place.of(one.node), one.problem),
      );
    // A copy, without the marks.
    if (document) onTaken?.(structuredClone(nodes));
    markForm(tree, form);
    drawForm(tree, form);
    return nodes;
  });
  if (words === 0) throw new ContentError(at([]), `Der Beitrag hat ${noText}`);
  if (article.update && article.update.date < article.date) {
    throw new ContentError(
      at(['update', 'date']),
      `${article.update.date} liegt vor dem Erscheinungstag (${article.date}). Tragen Sie den Tag ein, an dem Sie den Beitrag durchgesehen haben`,
    );
  }
  const minutes = Math.max(1, Math.round(words / WORDS_PER_MINUTE));
  if (article.readTime !== undefined && Math.abs(minutes - article.readTime) > 1) {
    throw new ContentError(
      at(['readTime']),
      `${article.readTime} Minuten stimmen nicht: Der Beitrag hat ${words === 1 ? 'ein Wort' : `${words} Wörter`}, das ${minutes === 1 ? 'ist' : 'sind'} bei ${WORDS_PER_MINUTE} Wörtern je Minute ${minutes === 1 ? 'eine Minute' : `${minutes} Minuten`}. Löschen Sie die Zeile, dann rechnet die Website`,
    );
  }
  return { ...article, words, readTime: article.readTime ?? minutes, image: article.image ?? article.slug };
}

const noText = 'keinen Text. Schreiben Sie ihn unter die zweite Zeile aus drei Strichen';

/**
 * Parses a case study: content/cases/<slug>.md.
 * @throws ContentError or ContentError[] for mistakes the owner has to fix
 */
export function parseCase(file: string, source: string, options: DocumentOptions): CaseStudy {
  const { words, at, ...study } = parseDocument(file, source, caseSchema, options);
  if (words === 0) throw new ContentError(at([]), `Die Ausgangslage hat ${noText}`);
  return study;
}

/**
 * Parses a legal page: content/legal/<page>.md.
 * @throws ContentError or ContentError[] for mistakes the owner has to fix
 */
export function parseLegalPage(file: string, source: string, options: DocumentOptions): LegalPage {
  const parsed = parseDocument(file, source, legalSchema, options, (tree) => {
    markLegalParts(tree);
    return [];
  });
  const { words: _words, at: _at, ...page } = parsed;
  // Line breaks between blocks are bytes that browsers ignore.
  page.html = page.html.replaceAll(/(?<=<\/?(?:p|[ou]l|li|h\d|t\w+|div|details|summary)\b[^>]*>)\n/g, '');
  const missing = file.endsWith('/impressum.md') ? imprint.filter((slot) => !source.includes(slot)) : [];
  if (missing.length > 0) {
    throw missing.map(
      (slot) =>
        new ContentError(
          { file },
          `Das Impressum nennt ${slot} nicht. Das Gesetz verlangt diese Angabe (§ 5 DDG): Setzen Sie den Platzhalter wieder ein`,
        ),
    );
  }
  return page;
}

/** Facts an imprint must state by law; the values are in content/site.yaml. */
const imprint = [
  ...['legalName', 'managingDirector', 'street', 'postalCode', 'city', 'contactEmail', 'phone'],
  ...['registerCourt', 'registerNumber', 'vatId'],
].map((name) => `{{${name}}}`);

/** A document's fields, and where they and parts of its text stand. */
type Place<Data> = {
  data: Data;
  at: ParsedYaml['at'];
  of: (node: Nodes) => Pick<Location, 'file' | 'line'>;
};

function parseDocument<Schema extends z.ZodObject>(
  file: string,
  source: string,
  schema: Schema,
  { tableLabel, facts, exceptions = [] }: DocumentOptions,
  taken?: (tree: Root, place: Place<z.infer<Schema>>) => RootContent[],
) {
  const { yaml, body, bodyLine } = readMarkdownFile(file, source);
  const [{ data: filled }, parsed] = tellTogether(
    () => readFilled(schema, yaml, facts),
    () => parseMarkdown({ file, body: fillFacts(body, facts), firstLine: bodyLine, siteUrl: facts.siteUrl }),
    () => checkSlots(file, { body, bodyLine }, facts),
  );
  const data = typesetFields(schema, filled, exceptions);
  const of = ({ position }: Nodes) => ({ file, line: (position?.start.line ?? 1) + bodyLine - 1 });
  const rendered = renderMarkdown(parsed, {
    firstLine: bodyLine,
    tableLabel,
    exceptions,
    isGlossary: 'form' in data && data.form === 'glossary',
    ...(taken && { taken: (tree) => taken(tree, { data, at: yaml.at, of }) }),
  });
  return { ...data, ...rendered, slug: file.replace(/^.*\/|\.md$/g, ''), at: yaml.at };
}
