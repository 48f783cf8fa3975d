import { enquiryForm } from '../../../functions/leads/enquiry.ts';
import type { EnquiryPage } from '../../assemble/page-types.ts';
import { LeadForm } from '../lead-form.tsx';

export function EnquiryForm({ page }: { page: EnquiryPage }) {
  return (
    <LeadForm
      form={enquiryForm}
      labels={page.fields}
      required={page.required}
      submit={page.submit}
      submitting={page.submitting}
      // For prefill.ts and drafts (lib/draft.ts).
      data-first-line={page.firstLine}
    />
  );
}
