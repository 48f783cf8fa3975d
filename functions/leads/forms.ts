import { prompts } from '#site-build';
import { businessForm } from './business.ts';
import { DUPLICATE, endpointOf, FORM_NAMES, type FormName, type ProblemCode } from './contract.ts';
import { createFreePrompts, type FreePromptsDependencies } from './create-free-prompts.ts';
import { createLead, createNotifiedLead } from './create-lead.ts';
import { enquiryForm } from './enquiry.ts';
import type { FormDefinition } from './form-definition.ts';
import { freePromptsForm } from './free-prompts.ts';
import type { LeadStores } from './lead-store.ts';
import { popupSignupForm } from './popup-signup.ts';
import { type ReadForm, readForm } from './read-form.ts';
import type { Outcome, Submission } from './submission.ts';

/** What the API knows about a form. */
export type Form = FormDefinition & {
  /** The page to which a browser without JavaScript is redirected on success. */
  thankYouPath: string;
  /** Refusals after which that browser is redirected all the same. */
  deliversDespite: readonly ProblemCode[];
  read: ReadForm;
  storedIn: keyof LeadStores;
  create(submission: Submission, dependencies: FreePromptsDependencies): Promise<Outcome>;
};

/** The form at a path, if any. */
export const formAt = (path: string): Form | undefined => {
  const name = FORM_NAMES.find((candidate) => path === endpointOf(candidate));
  return name && forms[name];
};

const THANK_YOU_PATH = '/anfrage-danke';

export const forms: Record<FormName, Form> = {
  enquiry: {
    ...enquiryForm,
    thankYouPath: THANK_YOU_PATH,
    deliversDespite: [],
    read: readForm(enquiryForm, ({ inquiryType: leadType, ...fields }) => ({ leadType, ...fields })),
    storedIn: 'businessLeads',
    create: createLead,
  },
  business: {
    ...businessForm,
    thankYouPath: THANK_YOU_PATH,
    deliversDespite: [],
    read: readForm(businessForm, ({ phone, message, ...fields }) => ({
      ...fields,
      phone: phone || null,
      message: message || null,
    })),
    storedIn: 'businessLeads',
    create: createLead,
  },
  'free-prompts': {
    ...freePromptsForm,
    thankYouPath: prompts.path,
    deliversDespite: [DUPLICATE, 'rate_limited'],
    read: readForm(freePromptsForm, (fields) => ({ leadType: 'free-prompts', ...fields })),
    storedIn: 'tvLeads',
    create: createFreePrompts,
  },
  'popup-signup': {
    ...popupSignupForm,
    thankYouPath: THANK_YOU_PATH,
    deliversDespite: [],
    read: readForm(popupSignupForm, ({ message, ...fields }) => ({ ...fields, message: message || null })),
    storedIn: 'businessLeads',
    create: createNotifiedLead,
  },
};
