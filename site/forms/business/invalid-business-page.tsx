import type { BusinessLeadType } from '../../../functions/leads/business.ts';
import type { Forms } from '../../content/schemas/forms.ts';
import { InvalidForm } from '../invalid-form.tsx';
import { InvalidPage } from '../invalid-page.tsx';
import { FieldSlot } from '../slots.tsx';
import { BusinessFields } from './business-fields.tsx';

/** Lead type for visitors who open the 422 page's address directly. */
const DEFAULT_LEAD_TYPE: BusinessLeadType = 'kontakt';

/** The 422 page of the embedded form. Always has the contact page's message field, whichever page was submitted. */
export function InvalidBusinessPage({ business }: Forms) {
  const { heading, lead, submit } = business.errorPage;
  return (
    <InvalidPage heading={heading} lead={lead}>
      <InvalidForm
        form="business"
        hidden={{ leadType: DEFAULT_LEAD_TYPE, page: '' }}
        submit={submit}
        submitting={business.submitting}
      >
        <BusinessFields
          labels={business}
          withMessage
          draw={(name, render) => (
            <FieldSlot name={name} choices={name === 'consent' ? ['on'] : undefined} render={render} />
          )}
        />
      </InvalidForm>
    </InvalidPage>
  );
}
