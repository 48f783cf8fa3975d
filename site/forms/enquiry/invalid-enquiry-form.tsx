import { INQUIRY_TYPES } from '../../../functions/leads/enquiry.ts';
import type { EnquiryPage } from '../../assemble/page-types.ts';
import { InvalidForm } from '../invalid-form.tsx';
import { FieldSlot } from '../slots.tsx';
import { type EnquiryField, EnquiryFields } from './enquiry-fields.tsx';

/** The 422 page's form, with slots instead of fields. */
export function InvalidEnquiryForm({ page }: { page: EnquiryPage }) {
  return (
    <InvalidForm
      form="enquiry"
      hidden={{ page: '/anfrage' }}
      submit={page.submit}
      submitting={page.submitting}
    >
      <EnquiryFields
        page={page}
        draw={(name, render) => <FieldSlot name={name} choices={choices[name]} render={render} />}
      />
    </InvalidForm>
  );
}

const choices: Partial<Record<EnquiryField, readonly string[]>> = {
  inquiryType: INQUIRY_TYPES,
  consent: ['on'],
};
