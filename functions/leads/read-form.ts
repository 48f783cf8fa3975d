import type * as z from 'zod/mini';
import type { FieldError, FormName } from './contract.ts';
import type { LeadData } from './lead.ts';
import { unknownField } from './messages.ts';
import type { Body } from './parse-body.ts';
import type { Submission } from './submission.ts';

/** Validates what was sent to a form. */
export type ReadForm = (body: Body) => { submission: Omit<Submission, 'network'> } | { errors: FieldError[] };

/** What every request carries beside the fields of its form. */
type Envelope = {
  submissionId?: string | undefined;
  elapsedMs?: number | undefined;
  page?: string | undefined;
  website?: string | undefined;
};

/**
 * @param schema what the form's endpoint takes
 * @param consentText the wording that is agreed to, if there is any
 * @param toData makes the lead's data of the form's fields
 */
export const readForm =
  <Request extends Envelope>(
    form: FormName,
    schema: z.ZodMiniType<Request>,
    {
      consentText,
      toData,
    }: { consentText?: string; toData(fields: Omit<Request, keyof Envelope>): LeadData },
  ): ReadForm =>
  (body) => {
    const result = schema.safeParse(body);
    if (!result.success) return { errors: toErrors(result.error.issues) };
    const { submissionId, elapsedMs, page, website: _, ...fields } = result.data;
    return {
      submission: {
        form,
        data: toData(fields),
        ...(consentText && { consentText }),
        withScript: elapsedMs !== undefined,
        ...(page && { page }),
        ...(submissionId && { submissionId }),
      },
    };
  };

/** Every field once, with the first thing that is wrong with it. */
function toErrors(issues: z.core.$ZodIssue[]): FieldError[] {
  const errors = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.slice(0, 10).map((key) => ({ field: key.slice(0, 50), message: unknownField }))
      : [{ field: String(issue.path[0] ?? ''), message: issue.message }],
  );
  return [...new Map(errors.toReversed().map((error) => [error.field, error])).values()].toReversed();
}
