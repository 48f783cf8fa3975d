import { zodResolver } from '@hookform/resolvers/zod';
import { popupSignupFailure, THANKS } from '../../../functions/leads/messages.ts';
import {
  type PopupSignupFields as Fields,
  POPUP_SIGNUP_LEAD_TYPE,
  popupSignupFields,
} from '../../../functions/leads/popup-signup.ts';
import { finishPopup, popupOpenedAt } from '../../client/popups.ts';
import { FormNote } from '../../components/form/form.tsx';
import type { Kickstart } from '../../content/schemas/campaign.ts';
import { LiveForm } from '../live-form.tsx';
import { useLeadForm } from '../use-lead-form.ts';
import { type PopupSignupField, PopupSignupFields } from './popup-signup-fields.tsx';

type Props = {
  campaign: Kickstart;
  /** Explains the asterisk. */
  required: string;
};

export function LivePopupSignupForm({ campaign, required }: Props) {
  const { draw, ...lead } = useLeadForm<Fields, PopupSignupField>({
    form: 'popup-signup',
    resolver,
    names,
    // Names the offer in the notification.
    presets: { leadType: POPUP_SIGNUP_LEAD_TYPE, message: campaign.heading },
    failures: { other: popupSignupFailure },
    success: { title: THANKS, detail: campaign.success },
    shownAt: () => popupOpenedAt('herbst-kickstart'),
    onStored: () => finishPopup('herbst-kickstart'),
  });
  return (
    <LiveForm
      form="popup-signup"
      lead={lead}
      hidden={{ leadType: POPUP_SIGNUP_LEAD_TYPE, message: campaign.heading }}
      labelledBy="herbst-kickstart-heading"
      idPrefix={ID_PREFIX}
      submit={campaign.submit}
      submitting={campaign.submitting}
    >
      <FormNote>{required}</FormNote>
      <PopupSignupFields campaign={campaign} draw={draw} idPrefix={ID_PREFIX} />
    </LiveForm>
  );
}

const ID_PREFIX = 'popup-signup-';

const resolver = zodResolver(popupSignupFields);

const names: readonly PopupSignupField[] = ['name', 'email'];
