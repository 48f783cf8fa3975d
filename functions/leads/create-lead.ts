import type { KeptLead, Lead } from './lead.ts';
import { claimEnd, ensureNotified, notify, notifyClaimed } from './notify.ts';
import {
  askRateLimit,
  type Failure,
  type LeadDependencies,
  type Outcome,
  type Submission,
  toLead,
} from './submission.ts';

/** Stores a lead exactly once, however often it is sent, and then notifies the owner. Never rejects. */
export async function createLead(submission: Submission, dependencies: LeadDependencies): Promise<Outcome> {
  const result = await storeOnce(submission, dependencies);
  if (result.kind !== 'stored') return result;
  if (!result.known) await notify(result.lead, dependencies);
  return storedAs(result);
}

/**
 * As `createLead`, but succeeds only once the owner has been notified (docs/api.md, "Answers"): a lead still pending is
 * answered as a failure, and resending it notifies again.
 */
export async function createNotifiedLead(
  submission: Submission,
  dependencies: LeadDependencies,
): Promise<Outcome> {
  const result = await storeOnce(submission, dependencies, claimEnd(dependencies.now()));
  if (result.kind !== 'stored') return result;
  const isNotified = result.known
    ? await ensureNotified(result.known, dependencies)
    : await notifyClaimed(result.lead, dependencies);
  return isNotified ? storedAs(result) : { kind: 'notify_failed', id: result.lead.id };
}

/** A stored lead; `known` if it was stored before. */
type Stored = { kind: 'stored'; lead: Lead; known?: KeptLead };

const storedAs = ({ lead, known }: Stored): Outcome => ({
  kind: 'stored',
  id: lead.id,
  replayed: known !== undefined,
});

async function storeOnce(
  submission: Submission,
  dependencies: LeadDependencies,
  claimedUntil?: Date,
): Promise<Stored | Failure> {
  const { store } = dependencies;
  try {
    const { lead, ids } = toLead(submission, dependencies);
    const [known] = await store.find(ids);
    if (known?.fingerprint === lead.fingerprint) return compareWithKnown(known, lead);

    const retryAfterSeconds = await askRateLimit(submission, lead, dependencies);
    if (retryAfterSeconds !== undefined) return { kind: 'rate_limited', retryAfterSeconds };

    if (known) return compareWithKnown(known, lead);
    if (await store.add(lead, claimedUntil)) return { kind: 'stored', lead };
    const [first] = await store.find([lead.id]);
    if (!first) throw new Error('The lead disappeared while it was being stored');
    return compareWithKnown(first, lead);
  } catch (cause) {
    return { kind: 'store_failed', cause };
  }
}

const compareWithKnown = (known: KeptLead, lead: Lead): Stored | Failure =>
  known.fingerprint === lead.fingerprint
    ? { kind: 'stored', lead: known, known }
    : { kind: 'key_reuse', id: known.id };
