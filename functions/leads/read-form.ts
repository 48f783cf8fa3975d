import * as z from 'zod/mini';
import { businessFields } from './business.ts';
import type { FieldError, FormName } from './contract.ts';
import { enquiryFields } from './enquiry.ts';
import { line } from './fields.ts';
import { freePromptsFields } from './free-prompts.ts';
import type { LeadData } from './lead.ts';
import { invalidValue, unknownField } from './messages.ts';
import type { Body } from './parse-body.ts';
import { popupSignupFields } from './popup-signup.ts';
import type { Submission } from './submission.ts';

/** Validates a request to a form. */
export type ReadForm = (body: Body) => { submission: Omit<Submission, 'network'> } | { errors: FieldError[] };

/** What every request carries besides its form's fields. */
type Envelope = {
  submissionId?: string | undefined;
  elapsedMs?: number | undefined;
  page?: string | undefined;
  website?: string | undefined;
};

/**
 * @param schema the endpoint's request
 * @param consentText wording of the consent, if the form asks for one
 * @param toData maps the form's fields to the lead's data
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

/** The first error of each field. */
function toErrors(issues: z.core.$ZodIssue[]): FieldError[] {
  const errors = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.slice(0, 10).map((key) => ({ field: key.slice(0, 50), message: unknownField }))
      : [{ field: String(issue.path[0] ?? ''), message: issue.message }],
  );
  return [...new Map(errors.toReversed().map((error) => [error.field, error])).values()].toReversed();
}

/** What every form sends besides its fields. */
const envelope = {
  /** Created by the browser when the form appears; otherwise derived by the server. */
  submissionId: z.optional(z.uuid(invalidValue).check(z.toLowerCase())),
  /** Milliseconds since the form appeared. */
  elapsedMs: z.optional(z.number(invalidValue).check(z.gte(0, invalidValue))),
  /** Path and utm_* of the visit. */
  page: z.optional(line(0, 500, invalidValue)),
};

export const enquiryRequest = z.strictObject({ ...enquiryFields.shape, ...envelope });
export const businessRequest = z.strictObject({ ...businessFields.shape, ...envelope });
export const freePromptsRequest = z.strictObject({ ...freePromptsFields.shape, ...envelope });
export const popupSignupRequest = z.strictObject({ ...popupSignupFields.shape, ...envelope });
