import * as z from 'zod';
import type { ContentError } from '../errors/content-error.ts';
import type { FieldPath } from '../errors/field-path.ts';
import { fillFacts, slot, slotError, unknownSlots } from './fact-slots.server.ts';
import type { ParsedYaml } from './parse-yaml.server.ts';
import type { SiteFacts } from './site-facts.server.ts';
import { validate } from './validate.server.ts';
import { setIn, walkFields } from './walk-fields.ts';

/**
 * Fills facts into all texts of a file and validates it with them, since length limits apply to what visitors read.
 * Fields whose description names slots of their own, such as `{{count}}`, keep those.
 * @returns the validated data, and the same with unfilled slots
 * @throws ContentError[] all mistakes of the file, including unknown slots
 */
export function readFilled<Schema extends z.ZodType>(
  schema: Schema,
  yaml: ParsedYaml,
  facts: SiteFacts,
): { data: z.infer<Schema>; written: z.infer<Schema> } {
  const value = structuredClone(yaml.value);
  const errors: ContentError[] = [];
  // A page that is off may still name deleted records.
  const isOff = (yaml.value as { off?: boolean } | null)?.off === true;
  const replaced: Array<{ path: FieldPath; value: string }> = [];
  for (const { path, schema: field, value: text } of walkFields(schema, yaml.value)) {
    if (typeof text !== 'string' || !text.includes('{')) continue;
    const slots = [...(z.globalRegistry.get(field)?.description ?? '').matchAll(slot)].map(
      ([, name = '']) => name,
    );
    for (const name of isOff ? [] : unknownSlots(text, facts, slots)) {
      errors.push(slotError(yaml.at(path), name, facts, slots));
    }
    setIn(value, path, fillFacts(text, facts, slots));
    replaced.push({ path, value: text.trim() });
  }
  const data = validated(() => validate(schema, { ...yaml, value }), errors);
  const written = structuredClone(data);
  for (const { path, value: text } of replaced) setIn(written, path, text);
  return { data, written };
}

/** @throws ContentError[] the given mistakes and those of the validation, by line */
function validated<Data>(read: () => Data, errors: ContentError[]): Data {
  try {
    const data = read();
    if (errors.length === 0) return data;
  } catch (found) {
    if (!Array.isArray(found)) throw found;
    errors.push(...found);
  }
  throw errors.sort((a, b) => a.line - b.line);
}
