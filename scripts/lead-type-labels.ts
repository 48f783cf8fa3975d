import type { InquiryType } from '../functions/leads/enquiry.ts';
import type { LeadType } from '../functions/leads/lead-types.ts';
import type { Forms } from '../site/content/schemas/forms.ts';
import type { EnquiryPage } from '../site/content/schemas/pages/enquiry.ts';

/** What the content calls each type of lead: those of the enquiry as visitors choose them, the others as the owner does. */
export function leadTypeLabels(
  { leadTypes }: Pick<Forms, 'leadTypes'>,
  { fields }: Pick<EnquiryPage, 'fields'>,
): Record<LeadType, string> {
  const { options } = fields.inquiryType;
  const chosen = Object.fromEntries(options.map(({ value, label }) => [value, label]));
  // The page names every type once (schemas/pages/enquiry.ts).
  return { ...leadTypes, ...(chosen as Record<InquiryType, string>) };
}
