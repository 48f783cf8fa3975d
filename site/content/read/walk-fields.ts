import * as z from 'zod';
import type { FieldPath } from '../errors/field-path.ts';

export type Field = { path: FieldPath; schema: z.core.$ZodType; value: unknown };
export type Group = { path: FieldPath; schema: z.ZodObject; value: Record<string, unknown> };

/** All leaf fields of a value, each with the schema describing it. Values the schema doesn't expect are skipped. */
export function walkFields(schema: z.core.$ZodType, value: unknown): Field[] {
  return walk(schema, value).fields;
}

/** All groups of fields: a file, a record in a list, a part of a page. */
export function walkGroups(schema: z.core.$ZodType, value: unknown): Group[] {
  return walk(schema, value).groups;
}

/** Collects rather than yields: nested generators took a tenth of a content check. */
function walk(schema: z.core.$ZodType, value: unknown) {
  const fields: Field[] = [];
  const groups: Group[] = [];
  visit(schema, value, []);
  return { fields, groups };

  function visit(schema: z.core.$ZodType, value: unknown, path: FieldPath): void {
    if (value === undefined) return;
    if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
      visit(schema.unwrap(), value, path);
    } else if (schema instanceof z.ZodObject) {
      if (!isRecord(value)) return;
      groups.push({ path, schema, value });
      for (const [key, inner] of Object.entries<z.core.$ZodType>(schema.shape))
        visit(inner, value[key], [...path, key]);
    } else if (schema instanceof z.ZodArray) {
      if (!Array.isArray(value)) return;
      for (const [index, item] of value.entries()) visit(schema.element, item, [...path, index]);
    } else if (schema instanceof z.ZodRecord) {
      if (!isRecord(value)) return;
      for (const [key, item] of Object.entries(value)) visit(schema.valueType, item, [...path, key]);
    } else {
      fields.push({ path, schema, value });
    }
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function setIn(target: unknown, path: FieldPath, value: string) {
  parentIn(target, path)[path.at(-1) as string] = value;
}

export function removeIn(target: unknown, path: FieldPath) {
  const parent = parentIn(target, path);
  if (Array.isArray(parent)) parent.splice(Number(path.at(-1)), 1);
  else delete parent[path.at(-1) as string];
}

function parentIn(target: unknown, path: FieldPath) {
  return path
    .slice(0, -1)
    .reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], target) as Record<
    string,
    unknown
  >;
}

/** The smallest part around a field that can be deleted as a whole: an entry of a list or table, or something optional. */
export function removablePart(schema: z.core.$ZodType, path: FieldPath): FieldPath | undefined {
  let field = schema;
  let found: FieldPath | undefined;
  for (const [index, key] of path.entries()) {
    while (field instanceof z.ZodOptional || field instanceof z.ZodDefault) field = field.unwrap();
    const isEntry = field instanceof z.ZodArray || field instanceof z.ZodRecord;
    const inner: z.core.$ZodType | undefined =
      field instanceof z.ZodArray
        ? field.element
        : field instanceof z.ZodObject
          ? field.shape[key]
          : field instanceof z.ZodRecord
            ? field.valueType
            : undefined;
    if (!inner) break;
    field = inner;
    if (isEntry || field instanceof z.ZodOptional) found = path.slice(0, index + 1);
  }
  return found;
}
