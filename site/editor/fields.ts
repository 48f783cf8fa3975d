import type { Field, SelectFieldValue } from '@sveltia/cms';
import * as z from 'zod';
import { descriptionOf, unwrap } from '../content/errors/explain-issue.server.ts';
import { collections } from '../content/schemas/collections.ts';
import { type ReferenceTarget, references } from '../content/schemas/references.ts';
import { prose } from '../content/schemas/text.ts';
import { entryNames, groups, valueNames } from './groups.ts';

export type Choice = { label: string; value: string };
/** Targets of fields, by kind. */
export type Choices = Record<ReferenceTarget, Choice[]>;

/** Form fields for a group of the schema. */
export function fieldsOf(schema: z.ZodObject, choices: Choices): Field[] {
  return Object.entries<z.core.$ZodType>(schema.shape).map(([name, field]) => fieldOf(name, field, choices));
}

function fieldOf(name: string, schema: z.core.$ZodType, choices: Choices): Field {
  const isOptional = schema instanceof z.ZodOptional || schema instanceof z.ZodDefault;
  const inner = unwrap(schema);
  const description = withoutValues(descriptionOf(schema) ?? '', inner);
  const { label, ...rest } = words(name, description);
  const hint = [rest.hint, limitOf(description, inner)].filter(Boolean).join(' ') || undefined;
  const common = {
    name,
    label,
    ...(hint && { hint }),
    required: !isOptional && !(inner instanceof z.ZodBoolean),
  };
  if (name === 'id' && inner instanceof z.ZodString)
    common.hint = [SHORT_NAME, hint].filter(Boolean).join(' ');
  const target = references.get(inner)?.to;
  if (target === 'images') return { ...common, label: 'Bild', widget: 'picture', options: choices.images };
  if (target)
    return {
      ...common,
      hint: hint?.replace(/^Zum Beispiel \/[\w-]+[.;] ?/, ''),
      widget: 'select',
      options: choices[target],
      dropdown_threshold: 0,
    };
  if (inner instanceof z.ZodObject) {
    const fields = fieldsOf(inner, choices);
    return { ...common, widget: 'object', collapsed: 'auto', fields, ...summaryOf(inner) };
  }
  if (inner instanceof z.ZodArray) return { ...common, ...listOf(name, label, inner, choices) };
  if (inner instanceof z.ZodRecord)
    return { ...common, widget: 'keyvalue', key_label: 'Alte Adresse', value_label: 'Neue Adresse' };
  if (inner instanceof z.ZodEnum) return { ...common, widget: 'select', options: optionsOf(inner.options) };
  if (inner instanceof z.ZodUnion) {
    const values = inner.options.flatMap((one) => (one instanceof z.ZodLiteral ? [...one.values] : []));
    const isClosed = values.length === inner.options.length;
    return isClosed
      ? { ...common, widget: 'select', options: optionsOf(values) }
      : { ...common, widget: 'string' };
  }
  if (inner instanceof z.ZodBoolean) return { ...common, widget: 'boolean' };
  if (inner instanceof z.ZodNumber) {
    if (name === 'cents') {
      const euros = { label: label.replace(' in Cent', ''), hint: 'In Euro, zum Beispiel 595 oder 37,37.' };
      return { ...common, ...euros, widget: 'euro' };
    }
    const { minValue: min, maxValue: max } = inner;
    return { ...common, widget: 'number', ...(min !== null && { min }), ...(max !== null && { max }) };
  }
  if (inner instanceof z.ZodISODate)
    return {
      ...common,
      hint: hint?.replace(/^Zum Beispiel [\d-]+\.$/, ''),
      widget: 'datetime',
      type: 'date',
      format: 'YYYY-MM-DD',
      picker_utc: true,
    };
  return { ...common, ...textOf(name, inner) };
}

const SHORT_NAME =
  'Kleinbuchstaben, Ziffern und Bindestriche, zum Beispiel ki-mindset. Andere Stellen nennen ihn: Ändern Sie ihn später nicht mehr.';

/** Lists that may be long and are seldom opened. */
const folded = ['keywords', 'words'];

function listOf(name: string, label: string, schema: z.ZodArray, choices: Choices) {
  const checks = (schema._zod.def.checks ?? []).map(
    ({ _zod: { def } }) => def as { length?: number; maximum?: number },
  );
  const length = checks.find((check) => check.length)?.length;
  const max = length ?? checks.find((check) => check.maximum)?.maximum;
  const list = {
    widget: 'list' as const,
    label_singular: entryNames[name] ?? entryNames[label] ?? 'Eintrag',
    ...(max && { max }),
    ...(length && { allow_add: false, allow_remove: false }),
    ...(folded.includes(name) && { collapsed: true, minimize_collapsed: true }),
  };
  const { element } = schema;
  const inner = unwrap(element);
  return inner instanceof z.ZodObject
    ? { ...list, collapsed: true, fields: fieldsOf(inner, choices), ...summaryOf(inner) }
    : { ...list, field: { ...fieldOf(name, element, choices), label: list.label_singular, required: true } };
}

/** The first fields that name an entry. */
function summaryOf({ shape }: z.ZodObject) {
  const names = [
    'title',
    'heading',
    'question',
    'number label',
    'label',
    'alt',
    'name',
    'author role',
    'author',
    'strong',
    'number',
    'category',
    'station',
    'noun',
    'amount',
    'id',
    'path',
  ];
  const isText = (part: string) => part in shape && !(unwrap(shape[part]) instanceof z.ZodObject);
  const name = names.map((one) => one.split(' ')).find((parts) => parts.every(isText));
  if (name) return { summary: name.map((part) => `{{fields.${part}}}`).join(' · ') };
  const day = Object.keys(shape).find((part) => unwrap(shape[part]) instanceof z.ZodISODate);
  return day ? { summary: `{{fields.${day} | date('DD.MM.YYYY')}}` } : {};
}

function optionsOf(values: readonly unknown[]) {
  return (values as SelectFieldValue[]).map((value) => ({
    label: valueNames[String(value)] ?? String(value),
    value,
  })) as Choice[];
}

const longTexts = [
  'text',
  'lead',
  'answer',
  'content',
  'excerpt',
  'description',
  'details',
  'paragraphs',
  'after',
  'conditions',
  'declaration',
  'companyDetails',
  'entry',
  'analysis',
  'concept',
  'realisation',
  'anchoring',
  'alt',
  'before',
  'deliverables',
  'draft',
  'failed',
  'failedText',
  'footer',
  'hint',
  'items',
  'keyTakeaways',
  'reasons',
  'routerErrorText',
  'subtitle',
  'success',
  'takeaways',
  'teaser',
  'withoutScript',
];

function textOf(name: string, schema: z.core.$ZodType) {
  const maximum = maximumOf(schema);
  const isLong = prose.get(schema)?.german && longTexts.includes(name) && (maximum ?? 1000) > 60;
  return {
    widget: isLong ? ('text' as const) : ('string' as const),
    ...(patternOf(schema) ?? lengthOf(maximum)),
  };
}

const maximumOf = (schema: z.core.$ZodType) => (schema instanceof z.ZodString ? schema.maxLength : null);

/** A text's limit in words, unless its description has it. */
function limitOf(description: string, schema: z.core.$ZodType): string | undefined {
  const maximum = maximumOf(schema);
  return maximum === null || description.includes(`höchstens ${maximum}`)
    ? undefined
    : `Höchstens ${maximum} Zeichen.`;
}

/** A slot, {{owner}}, counts as one character: what is filled in counts, and only the build knows it. */
function lengthOf(maximum: number | null) {
  if (maximum === null) return {};
  const source = `^(?:\\{\\{[^{}]*\\}\\}|[\\s\\S]){0,${maximum}}$`;
  return {
    pattern: [source, `Der Text ist zu lang. Erlaubt sind höchstens ${maximum} Zeichen.`] as [string, string],
  };
}

/** The schema's last pattern with its German message; what else it demands is checked on saving. */
function patternOf(schema: z.core.$ZodType) {
  const checks = schema._zod.def.checks ?? [];
  const [pattern] = checks
    .flatMap(({ _zod: { def } }) => {
      const { check, pattern, error } = def as {
        check: string;
        pattern?: RegExp;
        error?: (issue: object) => unknown;
      };
      const problem = error?.({ input: 'Der Eintrag' });
      const message = typeof problem === 'string' ? problem : undefined;
      return check === 'string_format' && pattern && message ? [{ pattern, message }] : [];
    })
    .slice(-1);
  if (!pattern) return undefined;
  const message = /^[a-zäöü]/.test(pattern.message) ? `Der Eintrag ${pattern.message}` : pattern.message;
  return { pattern: [pattern.pattern.source, `${message}.`] as [string, string] };
}

/** A list of values is left out, as the field shows them by their German names. */
function withoutValues(description: string, schema: z.core.$ZodType): string {
  const values = schema instanceof z.ZodEnum ? schema.options.map(String) : [];
  return values.length > 1 && values.every((value) => description.includes(value))
    ? description.replace(/:[^.]*/, '')
    : description;
}

/** Names of the forms by their files. */
const formNames = new Map(
  groups.flatMap(({ files = {} }) =>
    Object.entries(files).map(([name, label]) => [collections[name as keyof typeof collections][0], label]),
  ) as Array<[string, string]>,
);

/** End of a field's name: a comma before a relative clause or an enumeration belongs to it. */
const nameEnd =
  /(?<!\bdem),(?! (?:(?:an|auf|aus|in|mit|um|unter|zu) )?(?:der|die|das|dem|denen|deren|wer|wenn|während|solange)\b| \p{Lu}\S* (?:und|oder) )|;|:(?!\d)|\.(?!\S)| (?=\()/u;
const firstPart = /[,;]|:(?!\d)|\.(?!\S)| (?=\()/;
const LONGEST_NAME = 72;

/** Splits a description, „Name des Angebots, höchstens …“, into the name of the field and the hint below it. */
function words(name: string, description: string): { label: string; hint?: string } {
  const plain = description
    .replace(/\btrue, (wenn|solange)\b/g, 'einschalten, $1')
    .replace(/^D(?:ie|er|as) (?=\p{Lu})/u, '')
    .replace(/(?<![\w/-])(?:content\/)?([\w/-]+\.yaml)/g, (file, path) =>
      formNames.has(path) ? `„${formNames.get(path)}“` : file,
    )
    .replace(/^Kurznamen aus „(.+?)“/, '$1')
    .replace(/^Kurzname aus/, 'Auswahl aus')
    .replace(/^Kurzname des (\p{Lu}[\p{L}-]*?)e?s\b/u, '$1')
    .replace(/^Kurznamen? der (?=\p{Lu})/u, '')
    .replace('content/cases', '„Fallstudien“')
    .replace('"#"', 'nur das Zeichen #')
    // A description that has the slot itself would keep the field's text from being filled in.
    .replace(/„(\w+)“ in doppelten geschweiften Klammern/, '{{$1}}');
  const ends = [nameEnd, firstPart].map((end) => end.exec(plain) ?? { index: plain.length, 0: '' });
  const end = ends.find(({ index }) => index <= LONGEST_NAME) ?? { index: plain.length, 0: '' };
  const head = plain.slice(0, end.index);
  const hint = plain
    .slice(end.index + end[0].length)
    .trim()
    .replace(/\.$/, '')
    .replace(/^mit (?:den Platzhaltern )?(?=\{\{)/, 'Platzhalter: ')
    .replace(/^in dieser Reihenfolge$/, 'sie erscheinen in dieser Reihenfolge');
  return { label: sentence(head || name), ...(hint && { hint: `${sentence(hint)}.` }) };
}

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
