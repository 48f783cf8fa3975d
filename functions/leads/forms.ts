import type * as z from 'zod/mini';
import { consentTexts, type FormPage, formPages } from '#site-build';
import { endpointOf, type FieldError, FORM_NAMES, type FormName } from './contract.ts';
import type { Submission } from './create-lead.ts';
import { enquiryRequest } from './enquiry.ts';
import { enquiryFailure, type Toast, unknownField } from './messages.ts';
import type { Body } from './parse-body.ts';

/** What the API has to know of a form. */
export type Form = {
  name: FormName;
  /** What is shown and answered when it cannot be accepted. */
  failure: Toast;
  /** The form as a page, for browsers without JavaScript. */
  page: FormPage;
  /** Where such a browser goes when all is well. */
  thankYouPath: string;
  read(body: Body): { submission: Omit<Submission, 'network'> } | { errors: FieldError[] };
};

/** The form that an address belongs to, if any. */
export const formAt = (path: string): Form | undefined => {
  const name = FORM_NAMES.find((candidate) => path === endpointOf(candidate));
  return name && forms[name];
};

const forms: Record<FormName, Form> = {
  enquiry: {
    name: 'enquiry',
    failure: enquiryFailure,
    page: formPages.enquiry,
    thankYouPath: '/anfrage-danke',
    read(body) {
      const result = enquiryRequest.safeParse(body);
      if (!result.success) return { errors: toErrors(result.error.issues) };
      const { inquiryType: leadType, submissionId, elapsedMs, page, website: _, ...fields } = result.data;
      return {
        submission: {
          form: 'enquiry',
          data: { leadType, ...fields },
          consentText: consentTexts.enquiry,
          withScript: elapsedMs !== undefined,
          ...(page && { page }),
          ...(submissionId && { submissionId }),
        },
      };
    },
  },
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
