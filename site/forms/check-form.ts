import type { FieldErrors, FieldValues, ResolverResult } from 'react-hook-form';
import type { FormDefinition } from '../../functions/leads/form-definition.ts';

/** The form's schema for react-hook-form: each field shows its first mistake. */
export function checkForm({ fields, schema }: FormDefinition, values: FieldValues): ResolverResult {
  const visible = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? withoutInvisible(value, fields[name]?.kind === 'multiline') : value,
  ]);
  const { data, error } = schema.safeParse(Object.fromEntries(visible));
  if (!error) return { values: data as FieldValues, errors: {} };
  const mistakes = error.issues.map(({ path: [field], code, message }) => [field, { type: code, message }]);
  return { values: {}, errors: Object.fromEntries(mistakes.reverse()) as FieldErrors };
}

/**
 * Text without the invisible characters that copying brings along and the API refuses, because visitors couldn't find
 * them: direction marks around a phone number from a contact, tabs between cells, vertical tabs at PowerPoint's line ends.
 */
const withoutInvisible = (text: string, isMultiline: boolean) =>
  (isMultiline ? text.replace(/[\v\f]/g, '\n') : text.replace(/[\t\v\f]/g, ' ')).replace(
    /[\u202A-\u202E\u2066-\u2069]|[^\P{Cc}\n\t]/gu,
    '',
  );
