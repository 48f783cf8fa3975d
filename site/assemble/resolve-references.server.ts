import * as z from 'zod';
import type { Content } from '../content/content.ts';
import { pricesSchema } from '../content/schemas/prices.ts';
import { type ReferenceTarget, references } from '../content/schemas/references.ts';
import { talksSchema } from '../content/schemas/talks.ts';
import { isEmpty } from '../content/schemas/text.ts';
import type { Resolved } from './resolved.ts';

const forTheOwner = new Set(['sample', 'beleg']);

/**
 * Replaces short names by the records they refer to, in a page or a part of it.
 * @param schema the schema `data` was validated with
 */
export function resolveReferences<Data>(
  schema: z.core.$ZodType,
  data: Data,
  content: Content,
): Resolved<Data> {
  return resolve(schema, data) as Resolved<Data>;

  function resolve(field: z.core.$ZodType, value: unknown): unknown {
    const to = references.get(field)?.to;
    if (to && value !== undefined) return record(to, String(value));
    if (field instanceof z.ZodDefault) return resolve(field.unwrap(), value);
    if (field instanceof z.ZodOptional) {
      const inner = field.unwrap();
      return value === undefined || isEmpty(inner, value) ? undefined : resolve(inner, value);
    }
    if (field instanceof z.ZodArray) return (value as unknown[]).map((item) => resolve(field.element, item));
    if (!(field instanceof z.ZodObject)) return value;
    const group = value as Record<string, unknown>;
    return Object.fromEntries(
      Object.entries<z.core.$ZodType>(field.shape)
        .filter(([key]) => group[key] !== undefined && !forTheOwner.has(key))
        .map(([key, inner]) => [key, resolve(inner, group[key])]),
    );
  }

  function record(to: ReferenceTarget, id: string): unknown {
    const byId = <Item extends { id: string }>(items: Item[]) => items.find((item) => item.id === id);
    switch (to) {
      case 'prices':
        return resolve(pricesSchema.shape.prices.element, byId(content.prices.prices));
      case 'talks':
        return resolve(talksSchema.shape.talks.unwrap().element, byId(content.talks.talks));
      case 'faq':
        return byId(content.faq.categories.flatMap(({ questions }) => questions));
      case 'testimonials':
        return shown(byId(content.testimonials.testimonials));
      case 'statistics':
        return shown(byId(content.statistics.statistics));
      case 'awards':
        return shown(byId(content.awards.awards));
      case 'books':
        return shown(byId(content.books.books));
      case 'downloads':
        return byId(content.downloads.downloads);
      default:
        return id;
    }
  }
}

function shown<Item extends object>(item: Item | undefined) {
  return item && Object.fromEntries(Object.entries(item).filter(([key]) => !forTheOwner.has(key)));
}
