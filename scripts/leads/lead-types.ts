import { BUSINESS_LEAD_TYPES } from '../../functions/leads/business.ts';
import type { FormName } from '../../functions/leads/contract.ts';
import { INQUIRY_TYPES } from '../../functions/leads/enquiry.ts';
import type { LeadItem } from '../../functions/leads/lead-item.ts';
import { POPUP_SIGNUP_LEAD_TYPE } from '../../functions/leads/popup-signup.ts';
import { suggestion } from '../../site/content/explain-issue.server.ts';
import { UserError } from '../progress.ts';

/** Free prompts have no lead_type: they are called as their form. */
const FREE_PROMPTS: FormName = 'free-prompts';

const types: string[] = [...INQUIRY_TYPES, ...BUSINESS_LEAD_TYPES, POPUP_SIGNUP_LEAD_TYPE, FREE_PROMPTS];

export const typeHelp = `Arten: ${types.join(', ')}`;

export const typeOf = (lead: LeadItem) => lead.lead_type ?? FREE_PROMPTS;

/** Leads of the type that `--type` names; all of them without it. */
export function ofType(type: string | undefined): (lead: LeadItem) => boolean {
  if (type === undefined) return () => true;
  if (types.includes(type)) return (lead) => typeOf(lead) === type;
  throw new UserError(`Die Art „${type}“ gibt es nicht.${suggestion(type, types)}\n\n${typeHelp}`);
}
