import * as z from 'zod/mini';
import type { FormName } from './contract.ts';
import type { Failures } from './messages.ts';

/** Kinds of one line: their autocomplete tokens. */
const ONE_LINE = ['organization', 'name', 'email', 'tel'] as const;

/** A field that visitors fill in: its rule, and how it is drawn. Its label has the same key in content/. */
export type Field = {
  kind: (typeof ONE_LINE)[number] | 'multiline' | 'choice' | 'consent';
  rule: z.ZodMiniType;
  required?: true;
  /** Maximum length in UTF-16 units; the form counts down to it. */
  limit?: number;
  /** The lead type whose form has it; absent if all have. */
  leadType?: string;
};

export type LabelTexts = { label: string; hint?: string | undefined };
export type ChoiceTexts = {
  legend: string;
  options: ReadonlyArray<{ value: string; label: string; sign: string }>;
};
/** Texts before, inside and after a link to the privacy policy. */
export type LinkTexts = { before: string; link: string; after: string };
/** A field's texts; their shape distinguishes text field, choice and consent. */
export type FieldTexts = LabelTexts | ChoiceTexts | LinkTexts;

/** A form as browser and API know it: fields in page order, rules and failures. */
export type FormDefinition = {
  name: FormName;
  fields: Readonly<Record<string, Field>>;
  /** True if one-line fields stand in pairs where there is room. */
  inPairs: boolean;
  /** The fields that the visitor fills in; strips everything else that the browser's form contains. */
  schema: z.ZodMiniObject;
  /** Messages for submissions that are not accepted. */
  failures: Failures;
  /** True if robots get an error; otherwise they get a normal answer. */
  rejectsBots: boolean;
  /** Hidden fields of the error page, with their values if none was sent. */
  hidden: Readonly<Record<string, string>>;
};

export function defineForm<
  Fields extends Record<string, Field>,
  Preset extends Record<string, z.ZodMiniType>,
>(
  form: Omit<FormDefinition, 'fields' | 'schema'> & {
    fields: Fields;
    /** Rules of values that the form sets itself. */
    preset: Preset;
  },
) {
  const rules = Object.fromEntries(Object.entries(form.fields).map(([name, { rule }]) => [name, rule]));
  return { ...form, schema: z.object({ ...form.preset, ...(rules as RulesOf<Fields>) }) };
}

/**
 * A form's fields in page order, in groups: those that stand in pairs, and every other by itself.
 * @param leadType whose fields it has besides those of all
 */
export function groupsOf(
  { fields, inPairs }: FormDefinition,
  leadType?: string,
): Array<Array<[name: string, field: Field]>> {
  const groups: Array<Array<[string, Field]>> = [];
  let isPaired = false;
  for (const entry of Object.entries(fields)) {
    if (entry[1].leadType && entry[1].leadType !== leadType) continue;
    const joins = inPairs && (ONE_LINE as readonly string[]).includes(entry[1].kind);
    if (joins && isPaired) groups.at(-1)?.push(entry);
    else groups.push([entry]);
    isPaired = joins;
  }
  return groups;
}

type RulesOf<Fields extends Record<string, Field>> = { [Name in keyof Fields]: Fields[Name]['rule'] };
