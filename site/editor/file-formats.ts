import { parse } from 'yaml';
import { echoOf } from './echoes.ts';
import { merge } from './merge.ts';
import { asData } from './plain-data.ts';
import { readMarkdown, writeMarkdown } from './write-markdown.ts';
import { writeYaml } from './write-yaml.ts';

/** The fields of a file, as the editor hands them over and takes them back. */
export type Fields = { [name: string]: unknown };

/**
 * Identifies the text that a form edits, below the name of this visit, and travels with the form's fields. A form may have
 * been opened before the editor noticed a newer text, or come from a draft that another tab or visit has kept.
 */
export const ORIGINAL = '_original';

const visit = crypto.randomUUID();

export type Edit = {
  /** Identifies the form: the same for two saves from one form. */
  form: string;
  /** The text that the form was opened with; '' for a new file. */
  original: string;
  /**
   * Puts what the edit changed in `base` onto another edit of it.
   * @throws unless the two don't touch and the result passes the check
   */
  onto(theirs: string, base: string): string;
};

/** Keys are the written texts. */
const edits = new Map<string, Edit>();
const known = new Set<string>();

/** Undefined for a text that no form has made. */
export const editOf = (text: string): Edit | undefined => edits.get(text.trim());

/** Whether the editor has read or written this text since it was opened. */
export const isKnown = (text: string): boolean => known.has(text.trim());

export const yamlFormat = format((text) => parse(text) as Fields, writeYaml, '');
export const markdownFormat = format(
  readMarkdown,
  (original, fields) => writeMarkdown(original, { body: '', ...fields }, echoOf(readMarkdown(original).body)),
  '---\n---\n',
);

/** `fromFile` and `toFile` as CMS.registerCustomFormat takes them, except that `toFile` also takes a check. */
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
    toFile({ [ORIGINAL]: form = '', ...fields }: Fields, check: (text: string) => void = () => {}): string {
      const original = originalOf({ [ORIGINAL]: form });
      const text = write(original || empty, fields);
      check(text);
      known.add(text.trim());
      edits.set(text.trim(), {
        form: String(form),
        original,
        onto(theirs, base) {
          const [before, mine, now] = [base, text, theirs].map((text) => asData(read(text)));
          const merged = write(theirs, merge(before, mine, now) as Fields);
          check(merged);
          known.add(merged.trim());
          return merged;
        },
      });
      return text;
    },
  };
}

/** Remembers a text that a form is opened with; the field goes into the form. */
export function keepOriginal(text: string) {
  known.add(text.trim());
  return { [ORIGINAL]: `${visit}\n${text.trim()}` };
}

/** The text that a form was opened with; '' for a new file. */
export const originalOf = ({ [ORIGINAL]: form }: Fields): string =>
  /\n([\s\S]*)$/.exec(String(form ?? ''))?.[1] ?? '';
