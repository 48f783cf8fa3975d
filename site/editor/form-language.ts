import type { Field } from '@sveltia/cms';
import { parse } from 'yaml';
import { ContentError, type Location } from '../content/errors/content-error.ts';
import { textOf } from './check-others.ts';
import { markdownFormatName } from './formats.ts';

/** A file's form: its German name and its fields. */
export type Form = { label: string; file?: string; fields: Field[] };
/** All forms: a folder's is found by its format. */
export type Forms = Array<Form & { format: string }>;
type Parent = { fields?: AnyField[] | undefined; field?: AnyField | undefined };
type AnyField = Parent & {
  name: string;
  label?: string | undefined;
  label_singular?: string | undefined;
  summary?: string | undefined;
  widget?: string | undefined;
  options?: ReadonlyArray<{ label: string; value: unknown }> | undefined;
};

/** A mistake as the form says it, and the field as the CMS addresses it: books.2.isbn. */
export type Told = { keyPath: string; message: string; problem: string };

/**
 * Says a mistake in the words of the form: „Bücher, „Das neue Buch“, ISBN des Taschenbuchs: …“ for
 * `content/books.yaml:107 books[2].isbn: …`.
 * @param forms all forms, whose names replace those of files
 * @param values what the form holds
 */
export function inFormLanguage(error: unknown, form: Form, forms: Form[], values: unknown): Told {
  if (!(error instanceof ContentError)) {
    const problem = error instanceof Error ? error.message : String(error);
    return { keyPath: '', message: problem, problem };
  }
  const path = pathOf(error, form, values);
  const { words, field, value } = placeOf(path, form, values);
  const text = field?.widget === 'euro' && typeof value === 'string' ? noAmount(value) : error.problem;
  const problem = withForms(withNames(withoutFieldNames(text, field), field, form), forms);
  return { keyPath: path.join('.'), message: `${words.join(', ')}: ${problem}`, problem };
}

/** Says a place by the labels on the way to it, as the handbook does: „Bücher › „Das neue Buch“ › ISBN des Taschenbuchs“. */
export function placeInForms(place: Location, forms: Forms, values: unknown): string {
  const form = formOf(place.file, forms);
  return form ? placeOf(pathOf(place, form, values), form, values).words.join(' › ') : place.field;
}

export const formOf = (file: string, forms: Forms) =>
  forms.find((one) => one.file === file) ??
  forms.find(({ format }) => format === markdownFormatName(file.split('/')[1] ?? ''));

function pathOf({ field, line }: Location, form: Form, values: unknown): string[] {
  const has = (name: string) => form.fields.some((one) => one.name === name);
  // A place without a field is a line of the text, unless it is the whole file or a head that can't be read.
  const isText = line > 1 && (values as { body?: unknown } | undefined)?.body !== undefined;
  if (field === '') return isText ? ['body'] : [];
  // The redirects are one field, whose keys are the old addresses.
  if (has('entries')) return ['entries', field];
  return field.match(/[^.[\]]+/g) ?? [];
}

/** The labels on the way to a field, each entry of a list by what the list shows of it. */
function placeOf(path: string[], form: Form, values: unknown) {
  const words = [nameOf(form, values)];
  let parent: Parent = form as Parent;
  let field: AnyField | undefined;
  let value = values;
  for (const segment of path) {
    value = (value as Record<string, unknown> | undefined)?.[segment];
    const next: AnyField | undefined = parent.fields?.find(({ name }) => name === segment);
    const word = next
      ? next.label
      : /^\d+$/.test(segment)
        ? entryName(field, value, segment)
        : `„${segment}“`;
    if (next) field = next;
    else if (parent.field) field = { ...parent.field, label_singular: field?.label_singular };
    if (word && word !== words.at(-1)) words.push(word);
    parent = (field ?? {}) as Parent;
  }
  return { words, field, value };
}

/** One of several texts is called by its title. */
const nameOf = ({ label, file }: Form, values: unknown) => {
  const { title } = (values ?? {}) as { title?: unknown };
  return file || !title ? label : `${label} „${title}“`;
};

function entryName(list: AnyField | undefined, value: unknown, index: string): string {
  const fields = [...(list?.summary ?? '').matchAll(/\{\{fields\.(\w+)\}\}/g)].map(([, name = '']) => name);
  const chosen = list?.field?.options?.find((option) => option.value === value)?.label;
  const shown = fields.map((name) => (value as Record<string, unknown> | undefined)?.[name]).filter(Boolean);
  if (chosen) return `„${chosen}“`;
  return shown.length > 0
    ? `„${shown.join(' · ')}“`
    : `${Number(index) + 1}. ${list?.label_singular ?? 'Eintrag'}`;
}

const noAmount = (value: string) =>
  `„${value}“ ist kein Betrag. Schreiben Sie ihn in Euro, zum Beispiel 595 oder 37,37.`;

/** The form shows labels: „eine Seite (path)“ is „eine Seite“. */
const withoutFieldNames = (text: string, field: AnyField | undefined) =>
  text.replace(/ \((\w+)\)/g, (whole, name) =>
    field?.fields?.some((inner) => inner.name === name) ? '' : whole,
  );

/** Calls an entry that is gone by what the form shows of it. */
function withNames(text: string, field: AnyField | undefined, { file, fields }: Form): string {
  const before: Record<string, unknown> = (file?.endsWith('.yaml') && parse(textOf(file) ?? '')) || {};
  const nameOf = (id: string) => {
    const label = field?.options?.find(({ value }) => value === id)?.label;
    if (label) return `„${label}“`;
    return fields.flatMap((list) => {
      const entries = before[list.name];
      const entry = Array.isArray(entries) && entries.find((one) => one?.id === id);
      return entry ? `${entryName(list as AnyField, entry, '')} (Kurzname „${id}“)` : [];
    })[0];
  };
  return text
    .replace(/(?<= gibt es in .* nicht\..*) Möglich sind: .*/, '')
    .replace(/„([\w-]+)“(?= gibt es | \(content)/g, (id, name) => nameOf(name) ?? id);
}

/** Names files by their forms or titles, and fields by their labels. A form has no lines. */
function withForms(text: string, forms: Form[]): string {
  return text
    .replace(/ in Zeile \d+/g, '')
    .replace(/(content\/(?:blog|cases)\/([\w-]+)\.md)(?::\d+(?: title| description)?)?/g, (_, file, name) => {
      const [, title = name] = /^title: *["']?(.+?)["']?$/m.exec(textOf(file) ?? '') ?? [];
      return `„${title}“`;
    })
    .replace(
      /(content\/(?:[\w-]+\/)?[\w-]+\.(?:yaml|md))(?::\d+(?: seo\.\w+)?)?(?: unter ([\w-]+))?/g,
      (whole, file, name) => {
        const form = forms.find((one) => one.file === file);
        if (!form) return whole;
        const label = form.fields.find((field) => field.name === name) as AnyField | undefined;
        return `„${form.label}“${name ? ` unter „${label?.label ?? name}“` : ''}`;
      },
    )
    .replace(/(„[^„“]+“(?: unter „[^„“]+“)?)(?:, \1(?=[,.)]))+/g, '$1');
}

/** All forms of the configuration: those of files by their path, those of folders by the folder's format. */
export function formsIn(collections: readonly unknown[]): Forms {
  type Described = { label: string; label_singular?: string; format: string; fields: Field[]; file?: string };
  return (collections as Array<Described & { files?: Described[] }>).flatMap(({ files, ...folder }) =>
    files
      ? files.map(({ label, format, fields, file }) => ({ label, format, fields, file }))
      : [{ label: folder.label_singular ?? folder.label, format: folder.format, fields: folder.fields }],
  ) as Forms;
}
