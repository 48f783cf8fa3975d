import * as z from 'zod';
import type { FieldPath } from './field-path.ts';

export type Field = { path: FieldPath; schema: z.core.$ZodType; value: unknown };
export type Group = { path: FieldPath; schema: z.ZodObject; value: Record<string, unknown> };

/** Every field of a checked value that is no group of fields itself, with the schema that describes it. */
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
  if (schema instanceof z.ZodOptional) {
    yield* walk(schema.unwrap(), value, path);
  } else if (schema instanceof z.ZodObject) {
    const group = value as Record<string, unknown>;
    yield { path, schema, value: group };
    for (const [key, inner] of Object.entries<z.core.$ZodType>(schema.shape)) {
      yield* walk(inner, group[key], [...path, key]);
    }
  } else if (schema instanceof z.ZodArray) {
    for (const [index, item] of (value as unknown[]).entries()) {
      yield* walk(schema.element, item, [...path, index]);
    }
  } else if (schema instanceof z.ZodRecord) {
    for (const [key, item] of Object.entries(value as Record<string, unknown>)) {
      yield* walk(schema.valueType, item, [...path, key]);
    }
  } else {
    yield { path, schema, value };
  }
}
