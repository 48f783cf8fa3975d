import { enquiryForm } from '../../../functions/leads/enquiry.ts';
import { successes } from '../../../functions/leads/messages.ts';
import type { FormBehaviour } from '../adopt-form.ts';

export const behaviour: FormBehaviour = {
  form: enquiryForm,
  success: () => successes.business,
  thankYouPath: '/anfrage-danke',
};
