import { AUTHOR_PHOTOS } from '../content/author-pictures.ts';
import { ContentError } from '../content/errors/content-error.ts';
import { tellTogether } from '../content/errors/tell-together.ts';
import { parseMarkdown } from '../content/read/parse-markdown.server.ts';
import { parseYaml } from '../content/read/parse-yaml.server.ts';
import { expectMerged, INVISIBLE } from '../content/read/refused-text.server.ts';
import { isAddress, someAddress } from '../content/read/site-facts.server.ts';
import { validate } from '../content/read/validate.server.ts';
import { collections, markdownFolders } from '../content/schemas/collections.ts';
import {
  type Fields,
  keepOriginal,
  markdownFormat,
  ORIGINAL,
  originalOf,
  yamlFormat,
} from './file-formats.ts';
import { asData, type Data, matchItems } from './plain-data.ts';
import { NOT_UTF8 } from './settle.ts';
import { bodyOf, headOf } from './write-markdown.ts';

/** The CMS takes only this ending for Markdown. */
export const markdownFormatName = (folder: string) => `content/${folder}-frontmatter`;

export const folderOf = (format: string) => format.replace(/-frontmatter$/, '');

/** Fields of the form only: their photographs are found by their names. */
export const PHOTO = '_photo';
export const COVER = '_cover';
export const SHARE = '_share';
const formOnly: string[] = [PHOTO, COVER, SHARE, ...Object.values(AUTHOR_PHOTOS)];

type FileFormat = { fromFile(text: string): Fields; toFile(fields: Fields, check?: Check): string };
/** @throws what is wrong with a text */
type Check = (text: string) => void;
export type Format = FileFormat & { name: string; extension: string };

/** Message to the owner about mistakes in a form. */
export type Tell = (errors: unknown[], format: string, values: Fields) => string;

/**
 * Formats of all files: they check what is saved as the build does, and write only what changed.
 * @param onBroken called for each unreadable file
 */
export function formats(onBroken: (problem: string) => void, tell: Tell = messageOf): Format[] {
  const yaml = Object.values(collections).map(([path, schema]) => {
    const file = `content/${path}`;
    const format = 'shape' in schema ? yamlFormat : asField(yamlFormat);
    const read = (text: string) => parseYaml(file, text);
    const check = (text: string) => void validate(schema, read(text));
    return checked({ name: file, extension: 'yaml', ...format }, read, check, { onBroken, tell });
  });
  const markdown = Object.entries(markdownFolders).map(([folder, schema]) => {
    // The CMS doesn't tell a format the name of the article.
    const file = `content/${folder}`;
    const read = (text: string) => parseYaml(file, headOf(text), 2);
    const check = (text: string) => {
      const { body, firstLine } = bodyOf(text);
      tellTogether(
        () => validate(schema, read(text)),
        () => parseMarkdown({ file, body, firstLine }),
      );
    };
    const name = markdownFormatName(folder);
    // The form has its own order.
    const toFile: FileFormat['toFile'] = (fields, check) =>
      markdownFormat.toFile({ ...inOrder(Object.keys(schema.shape), fields), ...fields }, check);
    return checked({ name, extension: 'md', ...markdownFormat, toFile }, read, check, { onBroken, tell });
  });
  return [...yaml, ...markdown];
}

const inOrder = (names: string[], fields: Fields): Fields =>
  Object.fromEntries(names.filter((name) => name in fields).map((name) => [name, fields[name]]));

/** A file that is one map, the redirects, becomes a form with one field. */
const asField = ({ fromFile, toFile }: FileFormat): FileFormat => ({
  fromFile(text) {
    const { [ORIGINAL]: id, ...entries } = fromFile(text);
    return { entries, [ORIGINAL]: id };
  },
  toFile: ({ entries, [ORIGINAL]: id }, check) => toFile({ ...joined(entries), [ORIGINAL]: id }, check),
});

/** The CMS takes a dot in a name, as of a file that has moved, for a level of the form. */
function joined(value: unknown, path: string[] = []): Fields {
  if (typeof value !== 'object' || value === null) return { [path.join('.')]: value };
  return Object.assign({}, ...Object.entries(value).map(([name, one]) => joined(one, [...path, name])));
}

function checked(
  format: Format,
  read: (text: string) => void,
  check: Check,
  { onBroken, tell }: { onBroken: (problem: string) => void; tell: Tell },
): Format {
  return {
    ...format,
    // A broken file shows as an empty form, which the writer refuses to write over it.
    fromFile(text) {
      try {
        expectIntact(format.name.replace(/-frontmatter$/, ''), text);
        read(text);
        return format.fromFile(text);
      } catch (error) {
        onBroken(messageOf([error].flat()));
        return keepOriginal(text);
      }
    },
    // The CMS shows a message only for an error of this name and cause.
    toFile(fields) {
      try {
        const original = originalOf(fields);
        const before = original ? format.fromFile(original) : {};
        return format.toFile(trimmed(fields, before), (text) => {
          const problems = problemsIn(text);
          if (problems.length > 0) throw problems;
        });
      } catch (error) {
        throw new Error('saving_failed', { cause: new Error(tell([error].flat(), format.name, fields)) });
      }
    },
  };

  /** Only the build knows the values of {{slots}}: a mistake counts if it remains with another text in their place. */
  function problemsIn(text: string): ContentError[] {
    const others = text.replace(/\{\{([\w:.-]+)\}\}/g, (_, name) => (isAddress(name) ? someAddress : 'x'));
    const filled = new Set(problemsOf(others).map(({ field }) => field));
    return problemsOf(text).filter(({ field }) => filled.has(field));
  }

  function problemsOf(text: string): ContentError[] {
    try {
      check(text);
      return [];
    } catch (errors) {
      if (Array.isArray(errors)) return errors;
      throw errors;
    }
  }
}

/** @throws ContentError for what the form would write back broken */
function expectIntact(file: string, text: string): void {
  const line = text.split('\n').findIndex((line) => line.includes('\ufffd')) + 1;
  if (line) throw new ContentError({ file, line }, NOT_UTF8);
  expectMerged(file, text);
}

const messageOf = (errors: unknown[]): string =>
  errors.map((one) => (one instanceof Error ? one.message : String(one))).join('\n');

/** Fields whose line is written only if they are on. */
const switches = ['draft', 'from', 'sample'];

/** The form's values without empty fields and invisible characters, and with pictures by name. */
export function trimmed(values: Fields, original: Fields): Fields {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      if (formOnly.includes(name)) return [];
      if (name === ORIGINAL) return [[name, value]];
      const before = original?.[name];
      if (value === false && before !== false && (before === undefined || switches.includes(name))) return [];
      const kept = tidy(name === 'file' ? fileName(value) : value, before);
      return kept === undefined ? [] : [[name, kept]];
    }),
  );
}

/** Address of a file that was just uploaded. */
const fileName = (value: unknown) =>
  typeof value === 'string' ? value.replace(/^\/downloads\//, '') : value;

function tidy(value: unknown, original: unknown): unknown {
  if (Array.isArray(value)) {
    if (value.length === 0 && original === undefined) return undefined;
    const before = Array.isArray(original) ? original : [];
    const matches = matchItems(asData(before) as Data[], asData(value) as Data[]);
    return value.map((item, place) => tidy(item, before[matches[place] ?? -1]) ?? item);
  }
  if (typeof value === 'object' && value !== null) {
    const fields = trimmed(value as Fields, (original ?? {}) as Fields);
    return Object.keys(fields).length === 0 && original === undefined ? undefined : fields;
  }
  if (value === '' || value === null || value === undefined) return original === value ? value : undefined;
  if (typeof value !== 'string' || value === original) return value;
  const text = value
    .replace(/[\u2028\u2029]/g, ' ')
    .replace(new RegExp(INVISIBLE, 'g'), '')
    .trim();
  if (text === '') return undefined;
  // The CMS cuts off the last line end.
  if (/\n$/.test(String(original))) return `${text}\n`;
  const [, picture] = /^\/content\/images\/(.+)\.\w+$/.exec(text) ?? [];
  return picture ?? text;
}
