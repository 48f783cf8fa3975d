import { THANKS } from '../../../functions/leads/messages.ts';
import { POPUP_SIGNUP_LEAD_TYPE, popupSignupForm } from '../../../functions/leads/popup-signup.ts';
import { FormNote } from '../../components/form/form.tsx';
import { Link } from '../../components/link/link.tsx';
import { finishPopup, popupOpenedAt } from '../../components/popup-shell/popups.ts';
import type { Kickstart } from '../../content/schemas/campaign.ts';
import { LiveForm } from '../live-form.tsx';
import { useLeadForm } from '../use-lead-form.ts';

type Props = {
  campaign: Kickstart;
  /** Explains the asterisk. */
  required: string;
};

export function LivePopupSignupForm({ campaign, required }: Props) {
  const { fields, heading, privacy, submit, submitting, success } = campaign;
  // The message names the offer in the notification.
  const presets = { leadType: POPUP_SIGNUP_LEAD_TYPE, message: heading };
  const lead = useLeadForm(popupSignupForm, {
    presets,
    success: { title: THANKS, detail: success },
    shownAt: () => popupOpenedAt('herbst-kickstart'),
    onStored: () => finishPopup('herbst-kickstart'),
  });
  return (
    <LiveForm
      form={popupSignupForm}
      lead={lead}
      labels={fields}
      hidden={presets}
      labelledBy="herbst-kickstart-heading"
      idPrefix="popup-signup-"
      required={required}
      submit={submit}
      submitting={submitting}
    >
      <FormNote>
        {privacy.before} <Link href="/datenschutz">{privacy.link}</Link> {privacy.after}
      </FormNote>
    </LiveForm>
  );
}
