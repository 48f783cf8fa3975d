import { CANARY_RETENTION_DAYS } from './canary.ts';
import type { FormName } from './contract.ts';
import { derivedIds, fingerprintOf, type KeyedHash } from './keyed-hash.ts';
import type { Lead, LeadData, LeadStore, Notifier } from './lead.ts';
import type { RateLimit } from './limits.ts';
import { type Networks, networkTag } from './networks.ts';
import { SIGNUP_FORM, unconfirmedDays } from './signup.ts';

/** A valid, normalised form submission. */
export type Submission = {
  form: FormName;
  data: LeadData;
  /** Absent for forms without consent. */
  consentText?: string;
  page?: string;
  /** Absent without JavaScript. */
  submissionId?: string;
  withScript: boolean;
  networks: Networks;
  canary?: true;
};

/** Result of a submission. */
export type Outcome = { kind: 'stored'; id: string; replayed: boolean } | Failure;

export type Failure =
  | { kind: 'key_reuse'; id: string }
  /** Another submission has already stored its address. */
  | { kind: 'duplicate'; id: string }
  | { kind: 'rate_limited'; retryAfterSeconds: number }
  | { kind: 'store_failed'; cause: unknown }
  /** Stored nevertheless. */
  | { kind: 'notify_failed'; id: string };

export type LeadDependencies = {
  store: LeadStore;
  notifier: Notifier;
  rateLimit: RateLimit;
  hash: KeyedHash;
  /** Days, by lead type. */
  retentionDays: Record<string, number>;
  now: () => Date;
  /** Reports failures that don't change the answer. */
  warn: (code: Warning, id: string, cause: unknown) => void;
};

export type Warning = 'notify_failed' | 'settle_failed' | 'rate_limit_failed' | 'id_claim_failed';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The lead made from a submission, and the ids under which it may already be stored. */
export function toLead(
  { form, data, consentText, page, submissionId, networks, canary }: Submission,
  { hash, now, retentionDays }: Pick<LeadDependencies, 'hash' | 'now' | 'retentionDays'>,
): { lead: Lead; ids: string[] } {
  const createdAt = now();
  const kept = retentionDays[data.leadType];
  const days = canary ? CANARY_RETENTION_DAYS : form === SIGNUP_FORM ? unconfirmedDays(kept) : kept;
  if (days === undefined) throw new Error(`No retention is configured for ${data.leadType}`);
  const ids: [string, ...string[]] = submissionId ? [submissionId] : derivedIds(hash, form, data, createdAt);
  const lead: Lead = {
    ...data,
    id: ids[0],
    form,
    ...(consentText && { consentText }),
    ...(page && { page }),
    createdAt,
    expiresAt: new Date(createdAt.getTime() + days * DAY_MS),
    fingerprint: fingerprintOf(form, data),
    sentFrom: networkTag(hash, networks, createdAt),
    ...(canary && { canary }),
  };
  return { lead, ids };
}

/**
 * Seconds to wait, or undefined if allowed. Fails open: the limit guards against floods, and an enquiry is worth more.
 */
export async function askRateLimit(
  { networks, withScript }: Submission,
  { id, fingerprint }: Lead,
  { rateLimit, hash, now, warn }: LeadDependencies,
): Promise<number | undefined> {
  try {
    return await rateLimit({ networks, withScript, id, fingerprint }, hash, now());
  } catch (cause) {
    warn('rate_limit_failed', id, cause);
    return undefined;
  }
}
