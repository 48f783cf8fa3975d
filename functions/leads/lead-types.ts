import { BUSINESS_LEAD_TYPES } from './business.ts';
import { INQUIRY_TYPES } from './enquiry.ts';
import { POPUP_SIGNUP_LEAD_TYPE } from './popup-signup.ts';

/** Free prompts have no lead_type; their form's name stands in. */
export const FREE_PROMPTS = 'free-prompts';

/** Every lead type. `content/` gives each a retention and a label. */
export const LEAD_TYPES = [
  ...INQUIRY_TYPES,
  ...BUSINESS_LEAD_TYPES,
  POPUP_SIGNUP_LEAD_TYPE,
  FREE_PROMPTS,
] as const;

export type LeadType = (typeof LEAD_TYPES)[number];
