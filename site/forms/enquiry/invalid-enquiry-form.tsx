import { endpointOf } from '../../../functions/leads/contract.ts';
import { INQUIRY_TYPES } from '../../../functions/leads/enquiry.ts';
import { SubmitButton } from '../../components/button/button.tsx';
import { ErrorSummary } from '../../components/error-summary/error-summary.tsx';
import { Form, Honeypot } from '../../components/form/form.tsx';
import type { EnquiryPage } from '../../pages/page-data.ts';
import { FieldSlot, SummarySlot } from '../slots.tsx';
import { type EnquiryField, EnquiryFields } from './enquiry-fields.tsx';

/** The form of the 422 page, with slots instead of fields. */
export function InvalidEnquiryForm({ page }: { page: EnquiryPage }) {
  return (
    <Form action={endpointOf('enquiry')} method="post">
      <SummarySlot>
        <ErrorSummary
          heading="{{title}}"
          text="{{detail}}"
          items={[{ field: '{{field}}', message: '{{message}}' }]}
        />
      </SummarySlot>
      <Honeypot />
      <input type="hidden" name="page" value="/anfrage" />
      <EnquiryFields
        page={page}
        draw={(name, render) => <FieldSlot name={name} choices={choices[name]} render={render} />}
      />
      <div>
        <SubmitButton pending={false} pendingLabel={page.submitting}>
          {page.submit}
        </SubmitButton>
      </div>
    </Form>
  );
}

const choices: Partial<Record<EnquiryField, readonly string[]>> = {
  inquiryType: INQUIRY_TYPES,
  consent: ['on'],
};
