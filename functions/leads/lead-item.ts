import type { FormName } from './contract.ts';
import type { KeptLead, Lead } from './lead.ts';

/** A lead as DynamoDB keeps it, in the words of the specification (section 3). */
export type LeadItem = Omit<Lead, 'leadType' | 'createdAt' | 'expiresAt'> & {
  submissionId: string;
  /** In business_leads only; tv_leads say where they come from instead. */
  lead_type?: string;
  source?: typeof TV_SOURCE;
  createdAt: string;
  /** Partition key of the byMonth index. */
  month: string;
  /** Epoch seconds: the table's TTL. */
  expiresAt: number;
  /** There only while the owner has not been notified, so that the index holds nothing else. */
  pending?: 'yes';
  /** Epoch milliseconds until which one request has its notification to itself. */
  claimedUntil?: number;
};

const TV_FORM: FormName = 'free-prompts';
const TV_SOURCE = 'tv_popup';

export function toItem({ leadType, createdAt, expiresAt, ...lead }: Lead, claimedUntil?: Date): LeadItem {
  const created = createdAt.toISOString();
  return {
    ...lead,
    submissionId: lead.id,
    ...(lead.form === TV_FORM ? { source: TV_SOURCE } : { lead_type: leadType }),
    createdAt: created,
    month: created.slice(0, 7),
    expiresAt: toSeconds(expiresAt),
    pending: 'yes',
    ...(claimedUntil && { claimedUntil: claimedUntil.getTime() }),
  };
}

export function toLead(stored: LeadItem): KeptLead {
  const { submissionId, lead_type, source, createdAt, month, expiresAt, pending, claimedUntil, ...item } =
    stored;
  return {
    ...item,
    leadType: lead_type ?? TV_FORM,
    createdAt: new Date(createdAt),
    expiresAt: new Date(expiresAt * 1000),
    pending: pending !== undefined,
  };
}

export const toSeconds = (date: Date) => Math.floor(date.getTime() / 1000);
