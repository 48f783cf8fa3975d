import * as z from 'zod';
import { isMissing } from '../errors/explain-issue.server.ts';

/** Drops optional fields left empty: `publisher: ""`, or `testimonials:` alone. */
export function withoutEmptyFields(schema: z.core.$ZodType, value: unknown): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    return withoutEmptyFields(schema.unwrap(), value);
  }
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    return value.map((item) => withoutEmptyFields(schema.element, item));
  }
  if (!(schema instanceof z.ZodObject) || !isGroup(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => {
      const field = Object.hasOwn(schema.shape, key) ? schema.shape[key] : undefined;
      if (!field) return [[key, inner]];
      return mayBeEmpty(field) && isMissing(inner) ? [] : [[key, withoutEmptyFields(field, inner)]];
    }),
  );
}

/** False for fields such as `draft:`, where empty is ambiguous. */
function mayBeEmpty(schema: z.core.$ZodType): boolean {
  if (schema instanceof z.ZodDefault) return true;
  return (
    schema instanceof z.ZodOptional && !['boolean', 'int', 'number'].includes(schema.unwrap()._zod.def.type)
  );
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
