import { POPUP_SIGNUP_LEAD_TYPE } from '../../../functions/leads/popup-signup.ts';
import { FormNote } from '../../components/form/form.tsx';
import type { Kickstart } from '../../content/schemas/campaign.ts';
import { InvalidForm } from '../invalid-form.tsx';
import { InvalidPage } from '../invalid-page.tsx';
import { FieldSlot } from '../slots.tsx';
import { PopupSignupFields } from './popup-signup-fields.tsx';

type Props = { campaign: Kickstart; required: string };

export function InvalidPopupSignupPage({ campaign, required }: Props) {
  const { heading, text, conditions, submit, submitting } = campaign;
  return (
    <InvalidPage heading={heading} lead={text}>
      <InvalidForm
        form="popup-signup"
        hidden={{ leadType: POPUP_SIGNUP_LEAD_TYPE, message: '', page: '' }}
        submit={submit}
        submitting={submitting}
      >
        <FormNote>{required}</FormNote>
        <PopupSignupFields
          campaign={campaign}
          draw={(name, render) => <FieldSlot name={name} render={render} />}
        />
        <FormNote>{conditions}</FormNote>
      </InvalidForm>
    </InvalidPage>
  );
}
