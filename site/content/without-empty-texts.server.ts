import * as z from 'zod';
import { isMissing } from './explain-issue.server.ts';

/** A value without the texts that may be missing and are left empty: `publisher: ""` says that there is no publisher. */
export function withoutEmptyTexts(schema: z.core.$ZodType, value: unknown): unknown {
  if (schema instanceof z.ZodOptional) return withoutEmptyTexts(schema.unwrap(), value);
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    return value.map((item) => withoutEmptyTexts(schema.element, item));
  }
  if (!(schema instanceof z.ZodObject) || !isGroup(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => {
      const field = Object.hasOwn(schema.shape, key) ? schema.shape[key] : undefined;
      if (!field) return [[key, inner]];
      return isOptionalText(field) && isMissing(inner) ? [] : [[key, withoutEmptyTexts(field, inner)]];
    }),
  );
}

function isOptionalText(schema: z.core.$ZodType): boolean {
  return schema instanceof z.ZodOptional && ['string', 'enum'].includes(schema.unwrap()._zod.def.type);
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
