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

/** Stores a lead exactly once, however often it is sent, and then publishes it. Never rejects. */
export async function createLead(submission: Submission, dependencies: LeadDependencies): Promise<Outcome> {
  const result = await storeOnce(submission, dependencies);
  if (result.kind !== 'stored') return result;
  if (!result.known) await notify(result.lead, dependencies);
  return storedAs(result);
}

/**
 * As `createLead`, but succeeds only once the lead is published (docs/api.md, "Answers"): one that is still pending is answered
 * as a failure, and resending it publishes it again.
 */
export async function createNotifiedLead(
  submission: Submission,
  dependencies: LeadDependencies,
): Promise<Outcome> {
  // Claims the notification with the same write: a request that is resent meanwhile waits for this one.
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
    // A replay doesn't count against the limit; other data under a known id does.
    if (known?.fingerprint === lead.fingerprint) return replayOf(known);

    const retryAfterSeconds = await askRateLimit(submission, lead, dependencies);
    if (retryAfterSeconds !== undefined) return { kind: 'rate_limited', retryAfterSeconds };

    if (known) return keyReuseOf(known);
    if (await store.add(lead, claimedUntil)) return { kind: 'stored', lead };
    // Another request has stored a lead with this id since.
    const [stored] = await store.find([lead.id]);
    if (!stored) throw new Error('The lead disappeared while it was being stored');
    return stored.fingerprint === lead.fingerprint ? replayOf(stored) : keyReuseOf(stored);
  } catch (cause) {
    return { kind: 'store_failed', cause };
  }
}

const replayOf = (known: KeptLead): Stored => ({ kind: 'stored', lead: known, known });
const keyReuseOf = ({ id }: KeptLead): Failure => ({ kind: 'key_reuse', id });
