import { ask } from './ask.ts';
import { crossFileMistakes, keepText } from './check-others.ts';
import { editOf, type Fields } from './file-formats.ts';
import { type Form, inFormLanguage } from './form-language.ts';
import type { Format, Tell } from './formats.ts';
import { markFields } from './mark-fields.ts';
import { priceQuestions } from './price-questions.ts';

/* The steps between „Speichern“ and writing: the checks, in the form's language, and the questions. */

/** Names mistakes as the form does, and marks their fields. */
export function tellIn(forms: Array<Form & { format: string }>): Tell {
  return (errors, format, values) => {
    const form = forms.find((one) => one.format === format);
    const told = errors.map((error) =>
      inFormLanguage(error, form ?? { label: format, fields: [] }, forms, values),
    );
    markFields(told);
    return told.map(({ message }) => message).join('\n');
  };
}

/** Reads and writes with a format, and looks at the other files and asks in between. */
export function withQuestions(
  { name, fromFile, toFile }: Format,
  forms: Array<Form & { format: string }>,
  documents: string[],
) {
  const tell = tellIn(forms);
  return {
    fromFile(text: string): Fields {
      keepText(name, text);
      return fromFile(text);
    },
    async toFile(fields: Fields): Promise<string> {
      const text = toFile(fields);
      const mistakes = crossFileMistakes(name, text, documents);
      const own = mistakes.filter(({ file }) => file === name);
      if (own.length > 0) throw notSaved(tell(own, name, fields));
      const elsewhere = mistakes.map((error) => {
        const form = forms.find(({ file }) => file === error.file);
        return form ? inFormLanguage(error, form, forms, undefined).message : error.message;
      });
      if (elsewhere.length > 0 && !(await ask('Danach stimmt an anderer Stelle etwas nicht mehr', elsewhere)))
        throw notSaved('');
      const questions =
        name === 'content/prices.yaml' ? priceQuestions(editOf(text)?.original ?? '', text) : [];
      if (questions.length > 0 && !(await ask('Ist das so gemeint?', questions))) throw notSaved('');
      keepText(name, text);
      return text;
    },
  };
}

/** The CMS shows a message only for an error of this name and cause; without one, that nothing is saved. */
const notSaved = (message: string) => new Error('saving_failed', { cause: new Error(message) });
