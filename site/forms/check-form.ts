import type { FieldErrors, FieldValues, ResolverResult } from 'react-hook-form';
import type { FormDefinition } from '../../functions/leads/form-definition.ts';
import { withoutInvisible } from '../../functions/leads/text.ts';

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
