import { THANKS } from '../../../functions/leads/messages.ts';
import { popupSignupForm } from '../../../functions/leads/popup-signup.ts';
import { finishPopup } from '../../components/popup-shell/popups.ts';
import type { FormBehaviour } from '../adopt-form.ts';

export const behaviour: FormBehaviour = {
  form: popupSignupForm,
  success: ({ dataset }) => ({ title: THANKS, detail: dataset.success ?? '' }),
  onStored: () => finishPopup('herbst-kickstart'),
};
