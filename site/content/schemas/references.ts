import * as z from 'zod';

/** Targets of a field: a record of a collection, a page, a picture, a download. */
export type ReferenceTarget =
  | 'pages'
  | 'images'
  | 'prices'
  | 'faq'
  | 'talks'
  | 'testimonials'
  | 'statistics'
  | 'awards'
  | 'books'
  | 'downloads';

/** Collections of records with short names. Stations and memberships are named by slots only. */
export type RecordTarget = Exclude<ReferenceTarget, 'pages'> | 'stations' | 'memberships';

/** Fields that refer to something defined elsewhere; check-references.server.ts checks that it exists. */
export const references = z.registry<{ to: ReferenceTarget }>();

/** A record's short name in addresses and references: lower case, no umlauts. */
export const id = z
  .string()
  .regex(
    /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
    'ist kein Kurzname. Er besteht aus Kleinbuchstaben ohne Umlaute, Ziffern und Bindestrichen, zum Beispiel ki-mindset',
  );

declare const target: unique symbol;

/** The `id` of a record, or the name of a picture. */
export type Reference<To extends ReferenceTarget> = string & { readonly [target]: To };

/** A field that refers to a record by its `id`. */
export function reference<To extends ReferenceTarget>(to: To) {
  const schema = id.meta({});
  references.add(schema, { to });
  // The target collection exists only at the type level; see resolve-references.server.ts.
  return schema as unknown as z.ZodType<Reference<To>, string>;
}
