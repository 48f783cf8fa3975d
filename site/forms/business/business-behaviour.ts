import { businessForm } from '../../../functions/leads/business.ts';
import { successes } from '../../../functions/leads/messages.ts';
import type { FormBehaviour } from '../adopt-form.ts';

export const behaviour: FormBehaviour = {
  form: businessForm,
  success: () => successes.business,
  toLead: ({ phone, ...fields }) => ({ ...fields, phone: phone || null }),
};
