import * as z from 'zod/mini';
import { formTexts } from '#site-build';
import type { FieldError } from './contract.ts';
import { line } from './fields.ts';
import type { FormDefinition } from './form-definition.ts';
import type { LeadData } from './lead.ts';
import { invalidValue, unknownField } from './messages.ts';
import type { Body } from './parse-body.ts';
import type { Submission } from './submission.ts';

/** Validates a request to a form. */
export type ReadForm = (
  body: Body,
) => { submission: Omit<Submission, 'networks'> } | { errors: FieldError[] };

/**
 * Makes the validation of a form's requests.
 * @param toData maps the form's fields to the lead's data
 */
export function readForm<Definition extends FormDefinition, Data extends LeadData>(
  { name, schema }: Definition,
  toData: (fields: z.infer<Definition['schema']>) => Data & Known<Data>,
): ReadForm {
  const request = z.strictObject({ ...schema.shape, ...envelope });
  const { consent } = formTexts[name].fields;
  // The wording beside the checkbox, stored as proof of what was agreed to.
  const consentText = consent && 'link' in consent && `${consent.before} ${consent.link} ${consent.after}`;
  return (body) => {
    const result = request.safeParse(body);
    if (!result.success) return { errors: toErrors(result.error.issues) };
    const { submissionId, elapsedMs, page, website: _, ...fields } = result.data;
    return {
      submission: {
        form: name,
        data: toData(fields as z.infer<Definition['schema']>),
        ...(consentText && { consentText }),
        withScript: elapsedMs !== undefined,
        ...(page && { page }),
        ...(submissionId && { submissionId }),
      },
    };
  };
}

/** Refuses a field that LeadData doesn't have: it would be stored but never notified. */
type Known<Data> = {
  [Name in Exclude<keyof Data, keyof LeadData>]: 'Add this field to TYPED_FIELDS in functions/leads/lead.ts';
};

/** The first error of each field. */
function toErrors(issues: z.core.$ZodIssue[]): FieldError[] {
  const errors = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.slice(0, 10).map((key) => ({ field: key.slice(0, 50), message: unknownField }))
      : [{ field: String(issue.path[0] ?? ''), message: issue.message }],
  );
  return [...new Map(errors.toReversed().map((error) => [error.field, error])).values()].toReversed();
}

/** Values that every form sends besides its fields. */
const envelope = {
  /** Created by the browser when the form appears; otherwise derived by the server. */
  submissionId: z.optional(z.uuid(invalidValue).check(z.toLowerCase())),
  /** Milliseconds since the form appeared. */
  elapsedMs: z.optional(z.number(invalidValue).check(z.gte(0, invalidValue))),
  /** Path and utm_* of the visit. */
  page: z.optional(line(0, 500, invalidValue)),
  /** Never validated: the forms and the API call trapOf before, and robots get no error. */
  website: z.optional(z.string(invalidValue)),
};
