import { parse } from 'yaml';
import { echoOf } from './echoes.ts';
import { readMarkdown, writeMarkdown } from './write-markdown.ts';
import { writeYaml } from './write-yaml.ts';

/** What the editor hands over and takes back: the fields of a file. */
export type Fields = { [name: string]: unknown };

/**
 * Travels with the fields of a form from file to file: of which text they are an edit. A form may have been opened
 * before the editor noticed a newer text, or come from a draft kept in the browser.
 */
export const ORIGINAL = '_original';

const originals = new Map<string, string>();
/** Each text written, and the one it is an edit of; '' for a new file. */
const basis = new Map<string, string>();

/** The text that the editor took as its starting point for writing `text`; undefined if it didn't write that. */
export const basisOf = (text: string): string | undefined => basis.get(text.trim());

export const yamlFormat = format((text) => parse(text) as Fields, writeYaml, '');
export const markdownFormat = format(
  readMarkdown,
  (original, fields) => writeMarkdown(original, { body: '', ...fields }, echoOf(readMarkdown(original).body)),
  '---\n---\n',
);

/** `fromFile` and `toFile` as CMS.registerCustomFormat takes them. */
function format(
  read: (text: string) => Fields,
  write: (original: string, fields: Fields) => string,
  empty: string,
) {
  return {
    fromFile(text: string): Fields {
      const original = keepOriginal(text);
      return { ...read(text), ...original };
    },
    /** @throws Error in German if nobody knows any more what the fields are an edit of */
    toFile({ [ORIGINAL]: id, ...fields }: Fields): string {
      const original = id === undefined ? '' : originals.get(String(id));
      if (original === undefined) throw new Error(STALE);
      const text = write(original || empty, fields);
      basis.set(text.trim(), original.trim());
      return text;
    },
  };
}

/** Remembers a text that a form is opened with; the field goes into the form. */
export function keepOriginal(text: string) {
  const id = idOf(text);
  originals.set(id, text);
  return { [ORIGINAL]: id };
}

/** The text that a form was opened with; '' for a new file. */
export const originalOf = ({ [ORIGINAL]: id }: Fields): string => originals.get(String(id)) ?? '';

const STALE =
  'Dieser Entwurf gehört zu einer älteren Fassung der Datei. Kopieren Sie heraus, was Sie brauchen, verwerfen Sie den Entwurf und tragen Sie es in die neue Fassung ein.';

/** The same in every session, because drafts outlive it. */
function idOf(text: string): string {
  let hash = 0;
  for (let index = 0; index < text.length; index++) hash = (Math.imul(hash, 31) + text.charCodeAt(index)) | 0;
  return `${text.length}-${hash}`;
}
