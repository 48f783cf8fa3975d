import * as z from 'zod';
import { quote, suggestion } from '../../lib/suggestion.server.ts';
import type { FieldPath } from './field-path.ts';

type RawIssue = Parameters<z.core.$ZodErrorMap>[0];

/**
 * Explains in German what is wrong with a value and how to fix it. Used as zod's error map, so a schema's own
 * message (also German) takes precedence.
 * @param written the value as typed, where YAML parses it differently: 01067, 1.200
 */
export function explainIssue(issue: RawIssue, written: unknown = issue.input): string {
  if (isMissing(issue.input)) return 'Das Feld fehlt oder ist leer';
  switch (issue.code) {
    case 'invalid_type':
      return `Hier wird ${expected(issue.expected)} erwartet${lookLike(issue.input, issue.expected, written)}${remedy(issue.expected, issue.input)}`;
    case 'invalid_value':
      return `${quote(written)} ist nicht möglich.${suggestion(String(issue.input), issue.values)} Erlaubt sind: ${issue.values.map(quote).join(', ')}`;
    case 'too_small':
      if (issue.origin === 'string')
        return `Der Text ist zu kurz. Er braucht mindestens ${issue.minimum} Zeichen`;
      if (issue.origin === 'array') return `Die Liste braucht mindestens ${entries(issue.minimum)}`;
      return `${quote(written)} ist zu klein. Der kleinste Wert ist ${issue.minimum}`;
    case 'too_big':
      if (issue.origin === 'string')
        return `Der Text ist ${String(issue.input).length} Zeichen lang. Erlaubt sind höchstens ${issue.maximum}. Kürzen Sie ihn`;
      if (issue.origin === 'array')
        return `Die Liste hat zu viele Einträge. Erlaubt sind höchstens ${issue.maximum}`;
      return `${quote(written)} ist zu groß. Der größte Wert ist ${issue.maximum}`;
    case 'invalid_format':
      return issue.format === 'includes'
        ? `Der Text muss ${quote(issue.includes)} enthalten`
        : `${quote(issue.input)} ist nicht so geschrieben, wie es hier sein muss`;
    default:
      return `${quote(issue.input)} ist hier nicht möglich`;
  }
}

/** The message for an unknown field. */
export function explainUnknownField(field: string, known: string[], value: unknown): string {
  // { label: Ja, bitte }: the comma ends the text, and the rest becomes a field without a value.
  if (value === null && /[^\w-]/.test(field)) {
    return `Vor ${quote(field)} endet der Text am Komma. Setzen Sie Texte mit Komma in geschweiften Klammern in "gerade Anführungszeichen"`;
  }
  return `Dieses Feld ist hier nicht bekannt.${suggestion(field, known)} Möglich sind: ${known.join(', ')}. Berichtigen Sie den Namen oder löschen Sie die Zeile`;
}

/** True if nothing was typed: no field, no value, or empty text. */
export function isMissing(input: unknown): boolean {
  return input === undefined || input === null || (typeof input === 'string' && input.trim() === '');
}

/** The schema's description of a field, and the fields known there. */
export function describeField(
  schema: z.ZodType,
  path: FieldPath,
): { description?: string; fields: string[]; isOptional?: boolean } {
  let current: z.core.$ZodType = schema;
  let description: string | undefined;
  let isOptional = false;
  for (const segment of path) {
    const inner = unwrap(current);
    const next =
      inner instanceof z.ZodObject
        ? inner.shape[segment]
        : inner instanceof z.ZodArray
          ? inner.element
          : inner instanceof z.ZodRecord
            ? inner.valueType
            : undefined;
    if (!next) return { fields: [] };
    current = next;
    isOptional = next instanceof z.ZodOptional;
    // A list entry without a description takes the list's.
    description = descriptionOf(current) ?? (inner instanceof z.ZodArray ? description : undefined);
  }
  const inner = unwrap(current);
  const fields = inner instanceof z.ZodObject ? Object.keys(inner.shape) : [];
  return description === undefined ? { fields, isOptional } : { description, fields, isOptional };
}

/** The description of a field, or of the field that it wraps. */
export function descriptionOf(schema: z.core.$ZodType): string | undefined {
  const inner = unwrap(schema);
  return (z.globalRegistry.get(schema) ?? z.globalRegistry.get(inner))?.description;
}

/** The schema within an optional one. */
export function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable
    ? unwrap(schema.unwrap())
    : schema;
}

function expected(type: string): string {
  const names: Record<string, string> = {
    string: 'ein Text',
    number: 'eine Zahl',
    int: 'eine ganze Zahl',
    boolean: 'true (ja) oder false (nein)',
    array: 'eine Liste (Zeilen, die mit „- “ beginnen)',
    object: 'eine Gruppe von Feldern',
    record: 'eine Gruppe von Feldern',
  };
  return names[type] ?? type;
}

function remedy(type: string, input: unknown): string {
  if (type === 'string' && Array.isArray(input))
    return '. Beginnt der Text mit einer eckigen Klammer, setzen Sie ihn in "gerade Anführungszeichen"; sonst löschen Sie Klammern und Striche';
  if (type === 'string' && input && typeof input === 'object') {
    return '. Enthält der Text einen Doppelpunkt mit Leerzeichen, setzen Sie ihn ganz in "gerade Anführungszeichen"';
  }
  if (type === 'boolean') return '. Schreiben Sie eines der beiden Wörter, ohne Anführungszeichen';
  if (type === 'array' && typeof input === 'string' && /^[-–—•*]/.test(input)) {
    return '. Beginnen Sie jeden Eintrag mit einem Bindestrich und einem Leerzeichen';
  }
  if (type === 'int' || type === 'number')
    return '. Schreiben Sie nur die Ziffern, ohne Einheit, Punkt, Komma und Anführungszeichen';
  if (type === 'object' || type === 'record')
    return '. Schreiben Sie die Felder eingerückt darunter, jedes in eine eigene Zeile: „name: Text“';
  return '';
}

function lookLike(input: unknown, type: string, written: unknown): string {
  if (typeof input === 'string') return `, nicht der Text ${quote(input)}`;
  if (typeof input !== 'number' && typeof input !== 'boolean') return '';
  return type === 'string'
    ? `. Setzen Sie ${quote(written)} in "gerade Anführungszeichen"`
    : `, nicht ${quote(written)}`;
}

function entries(count: number | bigint): string {
  return Number(count) === 1 ? 'einen Eintrag' : `${count} Einträge`;
}
