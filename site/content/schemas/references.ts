import * as z from 'zod';

/** What a field may name: a record of a collection, a page, a picture, a download. */
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

/** Fields that name something which stands elsewhere; check-references.server.ts looks whether it is there. */
export const references = z.registry<{ to: ReferenceTarget }>();

/** The short name of a record: lower case, no umlauts, as it stands in addresses and references. */
export const id = z
  .string()
  .regex(
    /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
    'ist kein Kurzname. Er besteht aus Kleinbuchstaben ohne Umlaute, Ziffern und Bindestrichen, zum Beispiel ki-mindset',
  );

declare const target: unique symbol;

/** The `id` of a record, or the name of a picture. */
export type Reference<To extends ReferenceTarget> = string & { readonly [target]: To };

/** A field that names a record by its `id`. */
export function reference<To extends ReferenceTarget>(to: To) {
  const schema = id.meta({});
  references.add(schema, { to });
  // The kind of record it names is known to the compiler only; see resolve-references.server.ts.
  return schema as unknown as z.ZodType<Reference<To>, string>;
}
