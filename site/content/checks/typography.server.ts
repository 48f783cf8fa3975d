import { isScalar } from 'yaml';
import type { ContentCache } from '../cache.server.ts';
import { ContentError } from '../content-error.ts';
import { fieldName } from '../field-path.ts';
import { frontMatterSchema } from '../front-matter-schema.ts';
import type { ContentFiles, YamlFile } from '../load-content.server.ts';
import { readMarkdownFile } from '../markdown-file.server.ts';
import { prose } from '../schemas/text.ts';
import { walkFields } from '../walk-fields.ts';
import { applyEdits, type Edit, typographyEdits } from './german-typography.ts';
import { markdownSigns, partOf, type Sign, yamlSigns } from './prose-signs.server.ts';
import { OPAQUE, type Replacement } from './typography-rules.ts';

/** What should be written otherwise in one text: a field, a paragraph, a heading, a table cell. */
export type Correction = {
  file: string;
  line: number;
  field: string;
  /** By the offsets of the file as the checks read it: without byte order mark, its lines ended by LF. */
  edits: Replacement[];
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

/**
 * The corrections of one file applied to its text.
 * @param source the file as it is; its byte order mark and its line ends stay
 */
export function applyCorrections(source: string, corrections: readonly Correction[]): string {
  const offsets: number[] = [];
  for (let index = source.startsWith('\uFEFF') ? 1 : 0; index <= source.length; index++)
    if (source[index] !== '\n' || source[index - 1] !== '\r') offsets.push(index);
  const edits = corrections
    .flatMap((correction) => correction.edits)
    .map(({ start, end, text }) => ({ start: offsets[start] ?? 0, end: offsets[end] ?? 0, text }))
    .sort((a, b) => a.start - b.start);
  return applyEdits(source, edits);
}

/** What the owner reads of it. */
export function typographyWarning({ file, line, field, excerpt, rules }: Correction): ContentError {
  return new ContentError(file, line, field, `Typografie (${rules.join(', ')}). Besser: ${excerpt}`);
}

type YamlText = Pick<YamlFile, 'file' | 'source' | 'schema' | 'data' | 'yaml'>;

/** @param offset where the YAML begins in the file, whose text is `source` */
function inYamlFile(
  { file, source, schema, data, yaml }: YamlText,
  exceptions: readonly string[],
  offset = 0,
) {
  return [...walkFields(schema, data)].flatMap(({ path, schema: field }) => {
    const node = yaml.document.getIn(path, true);
    if (!prose.get(field) || !isScalar(node)) return [];
    const signs = shift(yamlSigns(source.slice(offset), node), offset);
    return correction({ file, source, field: fieldName(path) }, signs, exceptions);
  });
}

function inMarkdownFile(file: string, source: string, exceptions: readonly string[]): Correction[] {
  const { yaml, yamlOffset, body, bodyOffset } = readMarkdownFile(file, source);
  const front = { file, source, schema: frontMatterSchema(file), data: yaml.value, yaml };
  return [
    ...inYamlFile(front, exceptions, yamlOffset),
    ...markdownSigns(body).flatMap((signs) =>
      correction({ file, source, field: '' }, shift(signs, bodyOffset), exceptions),
    ),
  ];
}

function shift(signs: Sign[], by: number): Sign[] {
  return signs.map((sign) => ({ ...sign, start: sign.start + by, end: sign.end + by }));
}

/** The one correction of a text; none if it is right. */
function correction(
  { source, ...place }: { file: string; source: string; field: string },
  signs: Sign[],
  exceptions: readonly string[],
): Correction[] {
  const text = signs.map(({ sign }) => sign).join('');
  const found = typographyEdits(text, exceptions).flatMap((edit) => {
    const part = partOf(edit, signs);
    return part ? { edit, part } : [];
  });
  const [first] = found;
  if (!first) return [];
  return [
    {
      ...place,
      line: source.slice(0, first.part.start).split('\n').length,
      edits: found.map(({ edit, part }) => ({ ...part, text: edit.text })),
      excerpt: excerptOf(
        source,
        signs,
        found.map(({ edit }) => edit),
      ),
      rules: [...new Set(found.map(({ edit }) => edit.rule))],
    },
  ];
}

/** The corrected words and some around them, in one line, as a reader sees them. */
function excerptOf(source: string, signs: Sign[], edits: Edit[]): string {
  const shown = ({ sign, start, end }: Sign) => (sign === OPAQUE ? source.slice(start, end) : sign);
  const words = (from: number, to: number) => signs.slice(from, to).map(shown).join('');
  const first = edits[0]?.start ?? 0;
  const parts = edits.map(({ end, text }, index) => text + words(end, edits[index + 1]?.start ?? end));
  const before = words(0, first);
  const changed = parts.join('');
  const text = before + changed + words(edits.at(-1)?.end ?? first, signs.length);
  const [start, end] = [before.length, before.length + changed.length];
  const from = start < 25 ? 0 : text.lastIndexOf(' ', start - 20) + 1;
  const next = text.indexOf(' ', Math.min(end, from + 140) + 20);
  const to = next < 0 ? text.length : next;
  return `${from > 0 ? '… ' : ''}${text
    .slice(from, to)
    .replace(/\s*\n\s*/g, ' ')
    .trim()}${to < text.length ? ' …' : ''}`;
}
