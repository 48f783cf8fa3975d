import * as z from 'zod';
import type { FieldPath } from './field-path.ts';

export type Field = { path: FieldPath; schema: z.core.$ZodType; value: unknown };
export type Group = { path: FieldPath; schema: z.ZodObject; value: Record<string, unknown> };

/**
 * Every field of a value that is no group of fields itself, with the schema that describes it. What the schema does not
 * expect where it stands is left out.
 */
export function* walkFields(schema: z.core.$ZodType, value: unknown): Generator<Field> {
  for (const field of walk(schema, value, [])) if (!isGroup(field)) yield field;
}

/** Every group of fields: a file, a record of a list, a part of a page. */
export function* walkGroups(schema: z.core.$ZodType, value: unknown): Generator<Group> {
  for (const field of walk(schema, value, [])) if (isGroup(field)) yield field;
}

function isGroup(field: Field | Group): field is Group {
  return field.schema instanceof z.ZodObject;
}

function* walk(schema: z.core.$ZodType, value: unknown, path: FieldPath): Generator<Field | Group> {
  if (value === undefined) return;
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    yield* walk(schema.unwrap(), value, path);
  } else if (schema instanceof z.ZodObject) {
    if (!isRecord(value)) return;
    const group = value;
    yield { path, schema, value: group };
    for (const [key, inner] of Object.entries<z.core.$ZodType>(schema.shape)) {
      yield* walk(inner, group[key], [...path, key]);
    }
  } else if (schema instanceof z.ZodArray) {
    if (!Array.isArray(value)) return;
    for (const [index, item] of value.entries()) {
      yield* walk(schema.element, item, [...path, index]);
    }
  } else if (schema instanceof z.ZodRecord) {
    if (!isRecord(value)) return;
    for (const [key, item] of Object.entries(value)) {
      yield* walk(schema.valueType, item, [...path, key]);
    }
  } else {
    yield { path, schema, value };
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
