import type { Field, SelectFieldValue } from '@sveltia/cms';
import * as z from 'zod';
import { descriptionOf, unwrap } from '../content/errors/explain-issue.server.ts';
import { type ReferenceTarget, references } from '../content/schemas/references.ts';
import { prose } from '../content/schemas/text.ts';
import { entryNames, valueNames } from './groups.ts';

export type Choice = { label: string; value: string };
/** What a field may refer to, by kind. */
export type Choices = Record<ReferenceTarget, Choice[]>;

/** Form fields for a group of the schema. */
export function fieldsOf(schema: z.ZodObject, choices: Choices): Field[] {
  return Object.entries<z.core.$ZodType>(schema.shape).map(([name, field]) => fieldOf(name, field, choices));
}

function fieldOf(name: string, schema: z.core.$ZodType, choices: Choices): Field {
  const isOptional = schema instanceof z.ZodOptional || schema instanceof z.ZodDefault;
  const inner = unwrap(schema);
  const { label, hint } = words(name, descriptionOf(schema) ?? '');
  const common = {
    name,
    label,
    ...(hint && { hint }),
    required: !isOptional && !(inner instanceof z.ZodBoolean),
  };
  const target = references.get(inner)?.to;
  if (target === 'images') return { ...common, widget: 'picture', options: choices.images };
  if (target) return { ...common, widget: 'select', options: choices[target], dropdown_threshold: 0 };
  if (inner instanceof z.ZodObject) {
    const fields = fieldsOf(inner, choices);
    return { ...common, widget: 'object', collapsed: 'auto', fields, ...summaryOf(inner) };
  }
  if (inner instanceof z.ZodArray) return { ...common, ...listOf(name, inner, choices) };
  if (inner instanceof z.ZodRecord)
    return { ...common, widget: 'keyvalue', key_label: 'Alte Adresse', value_label: 'Neue Adresse' };
  if (inner instanceof z.ZodEnum) {
    const german = hint?.replace(
      /[\w-]+/g,
      (word) => (inner.options.includes(word) && valueNames[word]) || word,
    );
    return {
      ...common,
      ...(german && { hint: german }),
      widget: 'select',
      options: optionsOf(inner.options),
    };
  }
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
    return { ...common, widget: 'datetime', type: 'date', format: 'YYYY-MM-DD', picker_utc: true };
  return { ...common, ...textOf(name, inner) };
}

function listOf(name: string, { element }: z.ZodArray, choices: Choices) {
  const list = { widget: 'list' as const, label_singular: entryNames[name] ?? 'Eintrag' };
  const inner = unwrap(element);
  return inner instanceof z.ZodObject
    ? { ...list, collapsed: true, fields: fieldsOf(inner, choices), ...summaryOf(inner) }
    : { ...list, field: { ...fieldOf(name, element, choices), label: list.label_singular, required: true } };
}

/** The first field that names an entry. */
function summaryOf({ shape }: z.ZodObject) {
  const names = [
    'title',
    'heading',
    'question',
    'label',
    'name',
    'author',
    'strong',
    'number',
    'category',
    'station',
    'noun',
    'id',
    'path',
  ];
  const name = names.find((one) => one in shape);
  return name ? { summary: `{{fields.${name}}}` } : {};
}

function optionsOf(values: readonly unknown[]) {
  return (values as SelectFieldValue[]).map((value) => ({
    label: valueNames[String(value)] ?? String(value),
    value,
  })) as Choice[];
}

const longTexts = ['text', 'lead', 'answer', 'content', 'excerpt', 'description', 'details', 'paragraphs'];

function textOf(name: string, schema: z.core.$ZodType) {
  const maximum = schema instanceof z.ZodString ? schema.maxLength : null;
  const isLong = prose.get(schema)?.german && longTexts.includes(name) && (maximum ?? 1000) > 60;
  return {
    widget: isLong ? ('text' as const) : ('string' as const),
    ...(patternOf(schema) ?? lengthOf(maximum)),
  };
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

/** Splits a description, „Name des Angebots, höchstens …“, into the name of the field and the hint below it. */
function words(name: string, description: string): { label: string; hint?: string } {
  const plain = description
    .replace(/\btrue, (wenn|solange)\b/g, '$1')
    .replace(/^Muster: /, 'Muster, ')
    .replace(/^D(?:ie|er|as) (?=\p{Lu})/u, '');
  const [, head = '', rest = ''] = /^([^,.:;(]{1,60})[,.:;]?(.*)$/s.exec(plain) ?? [];
  const hint = rest.trim().replace(/\.$/, '');
  return { label: sentence(head.trim() || name), ...(hint && { hint: `${sentence(hint)}.` }) };
}

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
