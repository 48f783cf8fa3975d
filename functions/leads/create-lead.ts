import type { FormName } from './contract.ts';
import { fingerprintOf, type KeyedHash } from './keyed-hash.ts';
import type { Lead, LeadData, LeadStore, Notifier } from './lead.ts';
import type { RateLimit } from './rate-limit.ts';
import { derivedIds } from './submission-id.ts';

export type Submission = {
  form: FormName;
  data: LeadData;
  consentText: string;
  page?: string;
  /** Absent without JavaScript. */
  submissionId?: string;
  withScript: boolean;
  network: string;
};

export type Outcome =
  | { kind: 'stored'; id: string; replayed: boolean }
  | { kind: 'key_reuse'; id: string }
  | { kind: 'rate_limited'; retryAfterSeconds: number }
  | { kind: 'store_failed'; cause: unknown };

export type LeadDependencies = {
  store: LeadStore;
  notifier: Notifier;
  rateLimit: RateLimit;
  hash: KeyedHash;
  /** Days, by lead type. */
  retentionDays: Record<string, number>;
  now: () => Date;
  /** Hears of what failed without changing the answer. */
  warn: (code: 'notify_failed' | 'rate_limit_failed', id: string, cause: unknown) => void;
};

/** The answer waits no longer than this for the notification; the sweeper does what was not done by then. */
const NOTIFY_WITHIN_MS = 2000;

/** Stores a lead once, whatever is sent twice, and then notifies the owner. Never rejects. */
export async function createLead(submission: Submission, dependencies: LeadDependencies): Promise<Outcome> {
  const { store, hash, now } = dependencies;
  const createdAt = now();
  const [id, ...earlierIds] = idsOf(submission, hash, createdAt);
  try {
    const lead = toLead(submission, id, createdAt, dependencies.retentionDays);
    const [known] = await store.find([id, ...earlierIds]);
    if (known) return repeated(known, lead);

    const retryAfterSeconds = await askRateLimit({ ...submission, id }, dependencies);
    if (retryAfterSeconds !== undefined) return { kind: 'rate_limited', retryAfterSeconds };

    if (!(await store.add(lead))) {
      const [first] = await store.find([id]);
      if (!first) throw new Error('The lead was taken away while it was being stored');
      return repeated(first, lead);
    }
    await notify(lead, dependencies);
    return { kind: 'stored', id, replayed: false };
  } catch (cause) {
    return { kind: 'store_failed', cause };
  }
}

function toLead(
  { form, data, consentText, page }: Submission,
  id: string,
  createdAt: Date,
  retentionDays: Record<string, number>,
): Lead {
  const days = retentionDays[data.leadType];
  if (days === undefined) throw new Error(`No retention is configured for ${data.leadType}`);
  const expiresAt = new Date(createdAt.getTime() + days * 24 * 60 * 60 * 1000);
  const fingerprint = fingerprintOf(form, data);
  return { ...data, id, form, consentText, ...(page && { page }), createdAt, expiresAt, fingerprint };
}

const idsOf = (
  { submissionId, form, data }: Submission,
  hash: KeyedHash,
  now: Date,
): [string, ...string[]] => (submissionId ? [submissionId] : derivedIds(hash, form, data, now));

const repeated = (known: Lead, lead: Lead): Outcome =>
  known.fingerprint === lead.fingerprint
    ? { kind: 'stored', id: known.id, replayed: true }
    : { kind: 'key_reuse', id: known.id };

/** A limit that cannot be asked lets pass: it guards against floods, and an enquiry is worth more. */
async function askRateLimit(
  submission: Submission & { id: string },
  { rateLimit, hash, now, warn }: LeadDependencies,
): Promise<number | undefined> {
  try {
    return await rateLimit(submission, hash, now());
  } catch (cause) {
    warn('rate_limit_failed', submission.id, cause);
    return undefined;
  }
}

/** Never rejects: what is stored stays stored, and the sweeper notifies again. */
async function notify(lead: Lead, { store, notifier, warn }: LeadDependencies): Promise<void> {
  const signal = AbortSignal.timeout(NOTIFY_WITHIN_MS);
  const tooLate = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  try {
    await Promise.race([notifier(lead, signal).then(() => store.settle(lead.id, signal)), tooLate]);
  } catch (cause) {
    warn('notify_failed', lead.id, cause);
  }
}
