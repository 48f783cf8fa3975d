import { parse } from 'yaml';
import type { ContentError } from '../content/errors/content-error.ts';
import { slugify } from '../lib/slugify.ts';
import { ask } from './ask.ts';
import {
  keepText,
  newMistakes,
  newOddities,
  newPlaceholders,
  type Surroundings,
  textOf,
} from './check-others.ts';
import { editOf, type Fields } from './file-formats.ts';
import { type Forms, formOf, inFormLanguage } from './form-language.ts';
import { type Format, folderOf, type Tell } from './formats.ts';
import { markFields } from './mark-fields.ts';
import { priceQuestions } from './price-questions.ts';
import { readMarkdown } from './write-markdown.ts';

/* The steps between „Speichern“ and writing: the checks, in the form's language, and the questions. */

/** Names mistakes as the form does, and marks their fields. */
export function tellIn(forms: Forms): Tell {
  return (errors, format, values) => {
    const form = formOf(format.endsWith('.yaml') ? format : openFile(format, values), forms);
    const told = errors.map((error) =>
      inFormLanguage(error, form ?? { label: format, fields: [] }, forms, values),
    );
    markFields(told);
    return told.map(({ message }) => message).join('\n');
  };
}

/** Reads and writes with a format, and looks at the other files and asks in between. */
export function withQuestions(
  { name, extension, fromFile, toFile }: Format,
  forms: Forms,
  surroundings: Surroundings,
) {
  const tell = tellIn(forms);
  const say = (error: ContentError, values: unknown) => {
    const form = formOf(error.file, forms);
    return form ? inFormLanguage(error, form, forms, values).message : error.message;
  };
  return {
    fromFile(text: string): Fields {
      // The CMS doesn't tell a format the name of an article.
      if (extension === 'yaml') keepText(name, text);
      return fromFile(text);
    },
    async toFile(fields: Fields): Promise<string> {
      const text = toFile(fields);
      const { original = '' } = editOf(text) ?? {};
      const file = extension === 'yaml' ? name : openFile(name, fields);
      const before = extension === 'yaml' ? textOf(file) : original || undefined;
      if (name === 'content/downloads.yaml') surroundings.downloads.push(...uploadedIn(fields));
      const mistakes = newMistakes(file, { before, after: text }, surroundings);
      const own = mistakes.filter((one) => one.file === file);
      if (own.length > 0) throw notSaved(tell(own, name, fields));
      const elsewhere = mistakes.map((error) =>
        say(error, (error.file.endsWith('.md') ? readMarkdown : parse)(textOf(error.file) ?? '')),
      );
      if (elsewhere.length > 0 && !(await ask('Danach stimmt an anderer Stelle etwas nicht mehr', elsewhere)))
        throw notSaved('');
      const questions = [
        ...(name === 'content/prices.yaml' ? priceQuestions(before ?? '', text) : []),
        ...[newPlaceholders, newOddities].flatMap((find) =>
          find(file, { before, after: text }).map((error) => say(error, fields)),
        ),
      ];
      if (questions.length > 0 && !(await ask('Ist das so gemeint?', questions))) throw notSaved('');
      // Those of entries are kept by the names under which they are written, which the CMS chooses for new ones.
      if (extension === 'yaml') keepText(file, text);
      return text;
    },
  };
}

/** Names of the files that this save stores: their values are addresses until then. */
const uploadedIn = ({ downloads }: Fields): string[] =>
  (downloads as Array<{ file?: unknown }>).flatMap(({ file }) => `${file}`.split('/downloads/')[1] ?? []);

/** The Markdown file of the open form, or of a new entry; the CMS tells it only to the page's address. */
function openFile(format: string, { title }: Fields): string {
  const [, name] = /\/entries\/([\w-]+)/.exec(globalThis.location?.hash) ?? [];
  return `${folderOf(format)}/${name ?? `${slugify(String(title ?? ''))}-neu`}.md`;
}

/** The CMS shows a message only for an error of this name and cause; an empty one stays silent (patches.ts). */
const notSaved = (message: string) => new Error('saving_failed', { cause: new Error(message) });
