import type { LeadItem } from '../../functions/leads/lead.ts';
import { FREE_PROMPTS, LEAD_TYPES } from '../../functions/leads/lead-types.ts';
import { suggestion } from '../../site/content/errors/explain-issue.server.ts';
import { UserError } from '../progress.ts';

const types: readonly string[] = LEAD_TYPES;

export const typeHelp = `Arten: ${types.join(', ')}`;

export const typeOf = (lead: LeadItem) => lead.lead_type ?? FREE_PROMPTS;

/** Filter for `--type`; accepts every lead without it. */
export function ofType(type: string | undefined): (lead: LeadItem) => boolean {
  if (type === undefined) return () => true;
  if (types.includes(type)) return (lead) => typeOf(lead) === type;
  throw new UserError(`Die Art „${type}“ gibt es nicht.${suggestion(type, types)}\n\n${typeHelp}`);
}
