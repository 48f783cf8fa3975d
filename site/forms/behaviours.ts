import { endpointOf, FORM_NAMES, type FormName } from '../../functions/leads/contract.ts';
import type { FormBehaviour } from './adopt-form.ts';

/** Each form's code loads with its first use, because most visitors never touch one. */
const behaviours: Record<FormName, () => Promise<{ behaviour: FormBehaviour }>> = {
  enquiry: () => import('./enquiry/enquiry-behaviour.ts'),
  business: () => import('./business/business-behaviour.ts'),
  'free-prompts': () => import('./free-prompts/free-prompts-behaviour.ts'),
  'popup-signup': () => import('./popup-signup/popup-signup-behaviour.ts'),
};

/** Loads what adopts a form. @returns undefined if the element isn't one of this site's forms */
export async function loadBehaviour(element: HTMLFormElement) {
  const { pathname } = new URL(element.action);
  const name = FORM_NAMES.find((candidate) => pathname === endpointOf(candidate));
  if (!name) return undefined;
  const [{ adoptForm }, { behaviour }] = await Promise.all([import('./adopt-form.ts'), behaviours[name]()]);
  return { adoptForm, behaviour };
}
