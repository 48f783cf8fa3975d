import { isScalar } from 'yaml';
import type { ContentFiles, YamlFile } from '../content.ts';
import { ContentError } from '../errors/content-error.ts';
import { fieldName } from '../errors/field-path.ts';
import type { ContentCache } from '../read/cache.server.ts';
import { applyEdits, type Edit, typographyEdits } from '../read/german-typography.ts';
import { readMarkdownFile } from '../read/markdown-file.server.ts';
import {
  markdownCharacters,
  type SourceCharacter,
  sourceRange,
  yamlCharacters,
} from '../read/prose-characters.server.ts';
import { OPAQUE, type Replacement } from '../read/typography-rules.ts';
import { walkFields } from '../read/walk-fields.ts';
import { frontMatterSchema } from '../schemas/front-matter-schema.ts';
import { prose } from '../schemas/text.ts';

/** Corrections of one text: a field, paragraph, heading or table cell. */
export type Correction = {
  file: string;
  line: number;
  field: string;
  /** Offsets into the file as the checks read it: without byte order mark, with LF line ends. */
  edits: Replacement[];
  /** The corrected words in context. */
  excerpt: string;
  rules: string[];
};

/**
 * Finds violations of German typography, file by file.
 * @param exceptions wordings that are left alone (content/checks.yaml)
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
 * Applies the corrections of a file to its text.
 * @param source the file as stored; its byte order mark and line ends are kept
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

/** A correction as a warning for the owner. */
export function typographyWarning({ file, line, field, excerpt, rules }: Correction): ContentError {
  return new ContentError(file, line, field, `Typografie (${rules.join(', ')}). Besser: ${excerpt}`);
}

type YamlText = Pick<YamlFile, 'file' | 'source' | 'schema' | 'data' | 'yaml'>;

/** @param offset where the YAML begins in `source` */
function inYamlFile(
  { file, source, schema, data, yaml }: YamlText,
  exceptions: readonly string[],
  offset = 0,
) {
  return walkFields(schema, data).flatMap(({ path, schema: field }) => {
    const node = yaml.document.getIn(path, true);
    if (!prose.get(field) || !isScalar(node)) return [];
    const characters = shift(yamlCharacters(source.slice(offset), node), offset);
    return correction({ file, source, field: fieldName(path) }, characters, exceptions);
  });
}

function inMarkdownFile(file: string, source: string, exceptions: readonly string[]): Correction[] {
  const { yaml, yamlOffset, body, bodyOffset } = readMarkdownFile(file, source);
  const front = { file, source, schema: frontMatterSchema(file), data: yaml.value, yaml };
  return [
    ...inYamlFile(front, exceptions, yamlOffset),
    ...markdownCharacters(body).flatMap((characters) =>
      correction({ file, source, field: '' }, shift(characters, bodyOffset), exceptions),
    ),
  ];
}

function shift(characters: SourceCharacter[], by: number): SourceCharacter[] {
  return characters.map((one) => ({ ...one, start: one.start + by, end: one.end + by }));
}

/** The text's correction, in an array; empty if there is nothing to correct. */
function correction(
  { source, ...location }: { file: string; source: string; field: string },
  characters: SourceCharacter[],
  exceptions: readonly string[],
): Correction[] {
  const text = characters.map(({ char }) => char).join('');
  const found = typographyEdits(text, exceptions).flatMap((edit) => {
    const part = sourceRange(edit, characters);
    return part ? { edit, part } : [];
  });
  const [first] = found;
  if (!first) return [];
  return [
    {
      ...location,
      line: source.slice(0, first.part.start).split('\n').length,
      edits: found.map(({ edit, part }) => ({ ...part, text: edit.text })),
      excerpt: excerptOf(
        source,
        characters,
        found.map(({ edit }) => edit),
      ),
      rules: [...new Set(found.map(({ edit }) => edit.rule))],
    },
  ];
}

/** The corrected words in context, on one line, as readers see them. */
function excerptOf(source: string, characters: SourceCharacter[], edits: Edit[]): string {
  const shown = ({ char, start, end }: SourceCharacter) =>
    char === OPAQUE ? source.slice(start, end) : char;
  const words = (from: number, to: number) => characters.slice(from, to).map(shown).join('');
  const first = edits[0]?.start ?? 0;
  const parts = edits.map(({ end, text }, index) => text + words(end, edits[index + 1]?.start ?? end));
  const before = words(0, first);
  const changed = parts.join('');
  const text = before + changed + words(edits.at(-1)?.end ?? first, characters.length);
  const [start, end] = [before.length, before.length + changed.length];
  const from = start < 25 ? 0 : text.lastIndexOf(' ', start - 20) + 1;
  const next = text.indexOf(' ', Math.min(end, from + 140) + 20);
  const to = next < 0 ? text.length : next;
  return `${from > 0 ? '… ' : ''}${text
    .slice(from, to)
    .replace(/\s*\n\s*/g, ' ')
    .trim()}${to < text.length ? ' …' : ''}`;
}
