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

/** What a schema describes. Zod's `instanceof` and `shape` took a third of a content check. */
type Kind =
  | { inner: z.core.$ZodType }
  | { group: z.ZodObject; shape: Array<[name: string, field: z.core.$ZodType]> }
  | { items: z.core.$ZodType }
  | { values: z.core.$ZodType }
  | undefined;

const kinds = new WeakMap<z.core.$ZodType, { kind: Kind }>();

function kindOf(schema: z.core.$ZodType): Kind {
  const known = kinds.get(schema) ?? { kind: findKind(schema) };
  kinds.set(schema, known);
  return known.kind;
}

function findKind(schema: z.core.$ZodType): Kind {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return { inner: schema.unwrap() };
  if (schema instanceof z.ZodObject) return { group: schema, shape: Object.entries(schema.shape) };
  if (schema instanceof z.ZodArray) return { items: schema.element };
  if (schema instanceof z.ZodRecord) return { values: schema.valueType };
  return undefined;
}

/** Collects rather than yields: nested generators took a tenth of a content check. */
function walk(schema: z.core.$ZodType, value: unknown) {
  const fields: Field[] = [];
  const groups: Group[] = [];
  visit(schema, value, []);
  return { fields, groups };

  function visit(schema: z.core.$ZodType, value: unknown, path: FieldPath): void {
    if (value === undefined) return;
    const kind = kindOf(schema);
    if (!kind) {
      fields.push({ path, schema, value });
    } else if ('inner' in kind) {
      visit(kind.inner, value, path);
    } else if ('items' in kind) {
      if (!Array.isArray(value)) return;
      for (const [index, item] of value.entries()) visit(kind.items, item, [...path, index]);
    } else if (isRecord(value)) {
      if ('group' in kind) {
        groups.push({ path, schema: kind.group, value });
        for (const [key, field] of kind.shape) visit(field, value[key], [...path, key]);
      } else {
        for (const [key, item] of Object.entries(value)) visit(kind.values, item, [...path, key]);
      }
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
