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
  const filing = await file(submission, dependencies);
  if (filing.kind !== 'filed') return filing;
  if (!filing.known) await notify(filing.lead, dependencies);
  return storedAs(filing);
}

/**
 * As `createLead`, but succeeds only once the owner has been notified (docs/api.md, "Answers"): a lead still pending is
 * answered as a failure, and resending it notifies again.
 */
export async function createNotifiedLead(
  submission: Submission,
  dependencies: LeadDependencies,
): Promise<Outcome> {
  const filing = await file(submission, dependencies, claimEnd(dependencies.now()));
  if (filing.kind !== 'filed') return filing;
  const isNotified = filing.known
    ? await ensureNotified(filing.known, dependencies)
    : await notifyClaimed(filing.lead, dependencies);
  return isNotified ? storedAs(filing) : { kind: 'notify_failed', id: filing.lead.id };
}

/** A stored lead; `known` if it was stored before. */
type Filed = { kind: 'filed'; lead: Lead; known?: KeptLead };

const storedAs = ({ lead, known }: Filed): Outcome => ({
  kind: 'stored',
  id: lead.id,
  replayed: known !== undefined,
});

async function file(
  submission: Submission,
  dependencies: LeadDependencies,
  claimedUntil?: Date,
): Promise<Filed | Failure> {
  const { store } = dependencies;
  try {
    const { lead, ids } = toLead(submission, dependencies);
    const [known] = await store.find(ids);
    if (known?.fingerprint === lead.fingerprint) return recognise(known, lead);

    const retryAfterSeconds = await askRateLimit(submission, lead, dependencies);
    if (retryAfterSeconds !== undefined) return { kind: 'rate_limited', retryAfterSeconds };

    if (known) return recognise(known, lead);
    if (await store.add(lead, claimedUntil)) return { kind: 'filed', lead };
    const [first] = await store.find([lead.id]);
    if (!first) throw new Error('The lead disappeared while it was being stored');
    return recognise(first, lead);
  } catch (cause) {
    return { kind: 'store_failed', cause };
  }
}

const recognise = (known: KeptLead, lead: Lead): Filed | Failure =>
  known.fingerprint === lead.fingerprint
    ? { kind: 'filed', lead: known, known }
    : { kind: 'key_reuse', id: known.id };
