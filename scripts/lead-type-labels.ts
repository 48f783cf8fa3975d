import type { InquiryType } from '../functions/leads/enquiry.ts';
import type { LeadType } from '../functions/leads/lead-types.ts';
import type { Forms } from '../site/content/schemas/forms.ts';
import type { EnquiryPage } from '../site/content/schemas/pages/enquiry.ts';

/** The content's label for each lead type: enquiry types as on the form, others as in forms.yaml. */
export function leadTypeLabels(
  { leadTypes }: Pick<Forms, 'leadTypes'>,
  { fields }: Pick<EnquiryPage, 'fields'>,
): Record<LeadType, string> {
  const { options } = fields.inquiryType;
  const chosen = Object.fromEntries(options.map(({ value, label }) => [value, label]));
  // The schema guarantees a label for every type (schemas/pages/enquiry.ts).
  return { ...leadTypes, ...(chosen as Record<InquiryType, string>) };
}
