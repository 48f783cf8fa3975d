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

/** A field that names a record by its `id`. */
export function reference(to: ReferenceTarget) {
  const schema = id.meta({});
  references.add(schema, { to });
  return schema;
}
