import { consentTexts, prompts } from '#site-build';
import { endpointOf, FORM_NAMES, type FormName } from './contract.ts';
import { createFreePrompts, type FreePromptsDependencies } from './create-free-prompts.ts';
import { createLead, createNotifiedLead } from './create-lead.ts';
import type { LeadStore, NotificationClaims } from './lead.ts';
import {
  businessFailures,
  enquiryFailures,
  type Failures,
  freePromptsFailures,
  popupSignupFailure,
} from './messages.ts';
import {
  businessRequest,
  enquiryRequest,
  freePromptsRequest,
  popupSignupRequest,
  type ReadForm,
  readForm,
} from './read-form.ts';
import type { Outcome, Submission } from './submission.ts';

export type FormDependencies = Omit<FreePromptsDependencies, 'store'> & {
  businessLeads: LeadStore & NotificationClaims;
  tvLeads: LeadStore;
};

/** What the API knows about a form. */
export type Form = {
  name: FormName;
  /** Messages for submissions that are not accepted. */
  failures: Failures;
  /** Where a browser without JavaScript is redirected on success. */
  thankYouPath: string;
  /** True if robots get an error; otherwise they get a normal answer. */
  tellsRobots: boolean;
  read: ReadForm;
  create(submission: Submission, dependencies: FormDependencies): Promise<Outcome>;
};

/** The form at a path, if any. */
export const formAt = (path: string): Form | undefined => {
  const name = FORM_NAMES.find((candidate) => path === endpointOf(candidate));
  return name && { name, ...forms[name] };
};

const THANK_YOU_PATH = '/anfrage-danke';

const forms: Record<FormName, Omit<Form, 'name'>> = {
  enquiry: {
    failures: enquiryFailures,
    thankYouPath: THANK_YOU_PATH,
    tellsRobots: false,
    read: readForm('enquiry', enquiryRequest, {
      consentText: consentTexts.enquiry,
      toData: ({ inquiryType: leadType, ...fields }) => ({ leadType, ...fields }),
    }),
    create: (submission, { businessLeads: store, ...others }) => createLead(submission, { store, ...others }),
  },
  business: {
    failures: businessFailures,
    thankYouPath: THANK_YOU_PATH,
    tellsRobots: true,
    read: readForm('business', businessRequest, {
      consentText: consentTexts.business,
      toData: ({ phone, message, ...fields }) => ({
        ...fields,
        phone: phone || null,
        message: message || null,
      }),
    }),
    create: (submission, { businessLeads: store, ...others }) => createLead(submission, { store, ...others }),
  },
  'free-prompts': {
    failures: freePromptsFailures,
    thankYouPath: prompts.path,
    tellsRobots: false,
    read: readForm('free-prompts', freePromptsRequest, {
      consentText: consentTexts['free-prompts'],
      toData: (fields) => ({ leadType: 'free-prompts', ...fields }),
    }),
    create: (submission, { tvLeads: store, ...others }) =>
      createFreePrompts(submission, { store, ...others }),
  },
  'popup-signup': {
    failures: { other: popupSignupFailure },
    thankYouPath: THANK_YOU_PATH,
    tellsRobots: false,
    read: readForm('popup-signup', popupSignupRequest, {
      toData: ({ message, ...fields }) => ({ ...fields, message: message || null }),
    }),
    create: (submission, { businessLeads: store, ...others }) =>
      createNotifiedLead(submission, { store, ...others }),
  },
};
