import * as z from 'zod';
import { ContentError } from './content-error.ts';
import { suggestion } from './explain-issue.server.ts';
import { type FieldPath, fieldName } from './field-path.ts';
import type { Site } from './schemas/site.ts';
import { walkFields } from './walk-fields.ts';

/** Facts of content/site.yaml that every text may name as `{{owner}}` and the like: they stand there only. */
export type SiteFacts = Record<(typeof factNames)[number], string>;

const factNames = [
  'owner',
  'contactEmail',
  'phone',
  'siteUrl',
  'legalName',
  'managingDirector',
  'street',
  'postalCode',
  'city',
  'registerCourt',
  'registerNumber',
  'vatId',
  'enquiryDays',
  'formDays',
  'kickstartDays',
  'promptsDays',
] as const;

/** Stands in while content/site.yaml has mistakes. */
export const noFacts = Object.fromEntries(factNames.map((name) => [name, name])) as SiteFacts;

export function siteFacts({ name, email, phone, url, company, retentionDays }: Site): SiteFacts {
  return {
    owner: name,
    contactEmail: email,
    phone: inOnePiece(phone),
    siteUrl: url,
    ...company,
    // The schema demands one period for all types of a form, because the privacy policy names one.
    enquiryDays: String(retentionDays.consulting),
    formDays: String(retentionDays.kontakt),
    kickstartDays: String(retentionDays['herbst-kickstart']),
    promptsDays: String(retentionDays['free-prompts']),
  };
}

/** Its groups stay on one line, wherever a text names it. */
function inOnePiece(phone: string): string {
  return phone.replaceAll(' ', '\u00A0');
}

const slot = /\{\{([^{}]*)\}\}/g;
/** A slot with a brace too few. */
const brokenSlot = new RegExp(
  `(?<!\\{)\\{\\{?(?:${factNames.join('|')})\\}?\\}(?!\\})|\\{\\{(?:${factNames.join('|')})(?!\\}\\})`,
  'g',
);

/**
 * Fills the facts into a text.
 * @param slots what is filled in later, such as `count`
 */
export function fillFacts(text: string, facts: SiteFacts, slots: readonly string[] = []): string {
  return text.replace(slot, (whole, name) =>
    Object.hasOwn(facts, name) && !slots.includes(name) ? facts[name as keyof SiteFacts] : whole,
  );
}

/** Names in double braces that nobody fills in: a visitor would read them. */
export function unknownSlots(text: string, slots: readonly string[] = []): string[] {
  const known: readonly string[] = [...factNames, ...slots];
  const broken = text.replace(slot, '').match(brokenSlot) ?? [];
  return [
    ...[...text.matchAll(slot)].map(([, name = '']) => name).filter((name) => !known.includes(name)),
    ...broken.map((one) => one.replace(/^\{\{?|\}\}?$/g, '')),
  ];
}

export function unknownSlot(
  file: string,
  line: number,
  field: string,
  name: string,
  slots: readonly string[] = [],
) {
  const known = [...slots, ...factNames];
  const meant = name.trim();
  if (known.includes(meant)) {
    return new ContentError(
      file,
      line,
      field,
      `Ein Platzhalter ist nicht richtig geschrieben. Er hat auf jeder Seite zwei Klammern und keine Leerzeichen: {{${meant}}}`,
    );
  }
  return new ContentError(
    file,
    line,
    field,
    `Der Text enthält den unbekannten Platzhalter {{${name}}}.${suggestion(name, known)} Möglich sind: ${known.map((one) => `{{${one}}}`).join(', ')}`,
  );
}

/**
 * Fills the facts into every text of a checked file. A field whose description names slots of its own, such as
 * `{{count}}`, keeps them.
 * @throws ContentError[] for slots that nobody fills in
 */
export function fillData<Data>(
  file: string,
  schema: z.core.$ZodType,
  data: Data,
  lineOf: (path: FieldPath) => number,
  facts: SiteFacts,
): Data {
  const filled = structuredClone(data);
  const errors: ContentError[] = [];
  for (const { path, schema: field, value } of walkFields(schema, data)) {
    if (typeof value !== 'string' || !value.includes('{')) continue;
    const slots = [...(z.globalRegistry.get(field)?.description ?? '').matchAll(slot)].map(
      ([, name = '']) => name,
    );
    errors.push(
      ...unknownSlots(value, slots).map((name) =>
        unknownSlot(file, lineOf(path), fieldName(path), name, slots),
      ),
    );
    setIn(filled, path, fillFacts(value, facts, slots));
  }
  if (errors.length > 0) throw errors;
  return filled;
}

export function setIn(target: unknown, path: FieldPath, value: string) {
  const parent = path
    .slice(0, -1)
    .reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], target);
  (parent as Record<string, unknown>)[path.at(-1) as string] = value;
}
