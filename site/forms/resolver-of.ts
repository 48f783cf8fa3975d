import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type * as z from 'zod/mini';

/**
 * Lets react-hook-form check a form by its schema. Not @hookform/resolvers: what it brings for other versions of zod,
 * for nested fields and for checks by the browser costs every page with a form 800 bytes (README, decision 52).
 */
export const resolverOf =
  <Fields extends FieldValues>(schema: z.ZodMiniType<Fields>): Resolver<Fields> =>
  (values) => {
    const { data, error } = schema.safeParse(values);
    if (data) return { values: data, errors: {} };
    // A field shows the first of its messages.
    const errors: Record<string, { type: string; message: string }> = {};
    for (const { path, message } of error?.issues ?? [])
      errors[String(path[0])] ??= { type: 'schema', message };
    return { values: {}, errors: errors as FieldErrors<Fields> };
  };
