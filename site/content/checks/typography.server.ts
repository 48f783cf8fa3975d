import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import { visit } from 'unist-util-visit';
import { isScalar } from 'yaml';
import type { ContentCache } from '../cache.server.ts';
import { ContentError } from '../content-error.ts';
import { fieldName } from '../field-path.ts';
import type { ContentFiles, YamlFile } from '../load-content.server.ts';
import { readMarkdownFile } from '../markdown-file.server.ts';
import { articleSchema } from '../schemas/article.ts';
import { legalSchema } from '../schemas/legal.ts';
import { prose } from '../schemas/text.ts';
import { walkFields } from '../walk-fields.ts';
import { correctTypography } from './german-typography.ts';

/** A part of a file that another text should stand in for. */
export type Correction = {
  file: string;
  line: number;
  field: string;
  /** Where the part begins and ends in the file. */
  start: number;
  end: number;
  text: string;
  /** The corrected words with those around them. */
  excerpt: string;
  /** Names of the rules that ask for it. */
  rules: string[];
};

/**
 * What German typography would write otherwise, file by file.
 * @param exceptions wordings that stay as they are (content/checks.yaml)
 */
export function typographyCorrections(
  { yaml, markdown }: ContentFiles,
  exceptions: readonly string[],
  cache: ContentCache,
): Correction[] {
  const rules = exceptions.join('\0');
  return [
    ...yaml.flatMap((file) =>
      cache(`typography\0${file.file}\0${rules}\0${file.source}`, () => inYamlFile(file, exceptions)),
    ),
    ...markdown.flatMap(({ file, source }) =>
      cache(`typography\0${file}\0${rules}\0${source}`, () => inMarkdownFile(file, source, exceptions)),
    ),
  ];
}

/** The corrections of one file applied to its text. */
export function applyCorrections(source: string, corrections: readonly Correction[]): string {
  return [...corrections]
    .sort((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: better }) => text.slice(0, start) + better + text.slice(end), source);
}

/** What the owner reads of it. */
export function typographyWarning({ file, line, field, excerpt, rules }: Correction): ContentError {
  return new ContentError(file, line, field, `Typografie (${rules.join(', ')}). Besser: ${excerpt}`);
}

/** Stands behind a quotation mark that is escaped in its file. */
const ESCAPED = '\uE000';

type Part = Pick<Correction, 'file' | 'line' | 'field' | 'start'> & {
  before: string;
  /** The sign before it in the file. */
  context?: string;
  /** The YAML quotation mark around it, which is escaped within. */
  quote?: string;
};

type YamlText = Pick<YamlFile, 'file' | 'source' | 'schema' | 'data' | 'yaml'>;

/** @param offset where `source` begins in the file */
function inYamlFile(
  { file, source, schema, data, yaml }: YamlText,
  exceptions: readonly string[],
  offset = 0,
) {
  return [...walkFields(schema, data)].flatMap(({ path, schema: field }): Correction[] => {
    const node = yaml.document.getIn(path, true);
    if (!prose.get(field) || !isScalar(node) || !node.range) return [];
    const [start, end] = node.range;
    // The quotation marks around a text and the sign of a block are YAML's, not the owner's.
    const head = /^(?:["']|[|>][^\n]*\n)/.exec(source.slice(start, end))?.[0] ?? '';
    const tail = head === '"' || head === "'" ? 1 : 0;
    const place = {
      file,
      line: yaml.lineOf(path),
      field: fieldName(path),
      start: offset + start + head.length,
    };
    const before = source.slice(start + head.length, end - tail);
    const lines = head.length > 1 ? 1 : 0;
    return correction({ ...place, line: place.line + lines, before, quote: tail ? head : '' }, exceptions);
  });
}

function inMarkdownFile(file: string, source: string, exceptions: readonly string[]): Correction[] {
  const { yaml, yamlOffset, body, bodyOffset, bodyLine } = readMarkdownFile(file, source);
  const schema = file.startsWith('content/legal/') ? legalSchema : articleSchema;
  const front = { file, source: source.slice(yamlOffset, bodyOffset), schema, data: yaml.value, yaml };
  const found = inYamlFile(front, exceptions, yamlOffset);
  visit(remark().use(remarkGfm).parse(body), 'text', ({ position }) => {
    if (position?.start.offset === undefined || position.end.offset === undefined) return;
    const start = bodyOffset + position.start.offset;
    const before = source.slice(start, bodyOffset + position.end.offset);
    const line = bodyLine + position.start.line - 1;
    // The sign before it decides whether a quotation mark opens or closes.
    found.push(
      ...correction(
        { file, line, field: '', start, before, context: source.slice(start - 1, start) },
        exceptions,
      ),
    );
  });
  return found;
}

/** The one correction of a part of a file, from the first to the last sign that changes; none if it is right. */
function correction({ before, context = '', quote = '', ...place }: Part, exceptions: readonly string[]) {
  // An escaped mark is put before its escape, so that the rules see the letter or space that it stands next to.
  const escaped = { '"': '\\"', "'": "''", '': undefined }[quote];
  const plain = escaped ? before.replaceAll(escaped, `${quote}${ESCAPED}`) : before;
  const corrected = correctTypography(context + plain, exceptions);
  const after = corrected.text
    .slice(context.length)
    .replaceAll(`${quote}${ESCAPED}`, escaped ?? '')
    .replaceAll(ESCAPED, '');
  if (after === before) return [];
  let head = 0;
  while (before[head] === after[head]) head++;
  let tail = 0;
  while (tail < Math.min(before.length, after.length) - head && before.at(-1 - tail) === after.at(-1 - tail))
    tail++;
  const text = after.slice(head, after.length - tail);
  const found: Correction = {
    ...place,
    line: place.line + before.slice(0, head).split('\n').length - 1,
    start: place.start + head,
    end: place.start + before.length - tail,
    text,
    excerpt: around(after, head, after.length - tail),
    rules: corrected.rules,
  };
  return [found];
}

/** A part of a text with some words before and after it, in one line. */
function around(text: string, start: number, end: number): string {
  const from = start < 25 ? 0 : text.lastIndexOf(' ', start - 20) + 1;
  const next = text.indexOf(' ', Math.min(end, from + 140) + 20);
  const to = next < 0 ? text.length : next;
  const excerpt = text
    .slice(from, to)
    .replace(/\s*\n\s*/g, ' ')
    .trim();
  return `${from > 0 ? '… ' : ''}${excerpt}${to < text.length ? ' …' : ''}`;
}
