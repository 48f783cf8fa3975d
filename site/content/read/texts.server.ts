import type { Location } from '../errors/content-error.ts';
import { frontMatterSchema } from '../schemas/collections.ts';
import { prose } from '../schemas/text.ts';
import type { ContentFiles, YamlFile } from './files-as-read.ts';
import { readMarkdownFile } from './markdown-file.server.ts';
import { remember } from './remember.ts';
import { walkFields, walkGroups } from './walk-fields.ts';

/** A text for visitors and its location. */
export type Text = Location & { text: string };

/** A parsed file of fields. */
export type Fields = Pick<YamlFile, 'file' | 'source' | 'schema' | 'data' | 'yaml'>;

/** The front matter of Markdown files; `source` begins with it. */
export function frontMatters(markdown: ContentFiles['markdown']): Fields[] {
  return markdown.map(({ file, source }) => {
    const { yaml, yamlOffset } = readMarkdownFile(file, source);
    return {
      file,
      source: source.slice(yamlOffset),
      schema: frontMatterSchema(file),
      data: yaml.value,
      yaml,
    };
  });
}

/** Most checks ask for them; a file's lines take long to find. */
const known = new WeakMap<Fields['yaml'], Text[]>();

/** All texts in YAML files or front matter. */
export function yamlTexts(files: readonly Fields[]): Text[] {
  return files.flatMap((file) => {
    const texts = known.get(file.yaml) ?? [...fieldTexts(file), ...joinedTexts(file)];
    known.set(file.yaml, texts);
    return texts;
  });
}

function fieldTexts({ schema, data, yaml }: Fields): Text[] {
  return walkFields(schema, data).flatMap(({ path, schema: field, value }) =>
    prose.get(field) ? { ...yaml.at(path), text: String(value) } : [],
  );
}

/** Joins proofs, which readers see as one sentence: "200+" and "Medienauftritte". */
function joinedTexts({ schema, data, yaml }: Fields): Text[] {
  return walkGroups(schema, data).flatMap(({ path, value: { strong, text } }) =>
    strong && text ? { ...yaml.at([...path, 'strong']), text: `${strong} ${text}` } : [],
  );
}

/** All lines of Markdown bodies, without code. */
export function markdownTexts({ markdown }: ContentFiles): Text[] {
  return markdown.flatMap(({ file, source }) => linesOf(file, source, () => findLines(file, source)));
}

const linesOf = remember<Text[]>();

function findLines(file: string, source: string): Text[] {
  const { body, bodyLine } = readMarkdownFile(file, source);
  let isCode = false;
  return body.split('\n').flatMap((text, index) => {
    if (/^\s*(?:```|~~~)/.test(text)) isCode = !isCode;
    return isCode || text.trim() === '' ? [] : { file, line: bodyLine + index, field: '', text };
  });
}

/** Remembers what a check finds in a text, which is the same object as long as its file is unchanged. */
export function inEachText<Value>(find: (text: Text) => Value): (text: Text) => Value {
  const found = new WeakMap<Text, { value: Value }>();
  return (text) => {
    const one = found.get(text) ?? { value: find(text) };
    found.set(text, one);
    return one.value;
  };
}
