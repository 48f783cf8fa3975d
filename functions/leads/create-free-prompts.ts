import type { DuplicateLimit } from './duplicate-limit.ts';
import type { ClaimId } from './id-claim.ts';
import type { KeptLead, Lead } from './lead.ts';
import { notify } from './notify.ts';
import { askRateLimit, type LeadDependencies, type Outcome, type Submission, toLead } from './submission.ts';
import { ownId } from './submission-id.ts';

export type FreePromptsDependencies = LeadDependencies & { duplicateLimit: DuplicateLimit; claimId: ClaimId };

/**
 * Stores who asks for the free prompts, once for each address, and then notifies the owner. That an address is
 * known is told to a client only so often (`duplicateLimit`). Never rejects.
 */
export async function createFreePrompts(
  submission: Submission,
  dependencies: FreePromptsDependencies,
): Promise<Outcome> {
  const { store, hash } = dependencies;
  try {
    const { lead: sent, ids } = toLead(submission, dependencies);
    const [isSilent, [known]] = await Promise.all([
      mayNoLongerBeTold(submission, sent, dependencies),
      store.find([sent.email]),
    ]);
    const ownIds = ids.map((id) => ownId(hash, { id, email: sent.email }));
    const isReplay = ({ id }: KeptLead) => ids.includes(id) || ownIds.includes(id);
    const replayOf = ({ id }: KeptLead): Outcome => ({ kind: 'stored', id, replayed: true });
    if (known?.fingerprint === sent.fingerprint && isReplay(known) && !isSilent) return replayOf(known);

    const retryAfterSeconds = await askRateLimit(submission, sent, dependencies);
    if (retryAfterSeconds !== undefined) return { kind: 'rate_limited', retryAfterSeconds };

    if (isSilent) return await storeInSilence(sent, dependencies);
    if (known) return isReplay(known) ? replayOf(known) : await tellDuplicate(submission, sent, dependencies);

    const lead = await withUniqueId(sent, dependencies);
    if (await store.add(lead)) {
      await notify(lead, dependencies);
      return asNew(lead);
    }
    const [first] = await store.find([lead.email]);
    if (!first) throw new Error('The lead was taken away while it was being stored');
    return isReplay(first) ? replayOf(first) : await tellDuplicate(submission, sent, dependencies);
  } catch (cause) {
    return { kind: 'store_failed', cause };
  }
}

const asNew = ({ id }: Lead): Outcome => ({ kind: 'stored', id, replayed: false });

/**
 * Known or new, the answer is the same and takes the same: one write that succeeds or does not. So a new one is
 * left to the sweeper, which notifies of it within two minutes.
 */
async function storeInSilence(sent: Lead, dependencies: FreePromptsDependencies): Promise<Outcome> {
  const lead = await withUniqueId(sent, dependencies);
  await dependencies.store.add(lead);
  return asNew(lead);
}

/** The lead with an id that no other address has: the one that was sent, if it is free. */
async function withUniqueId(
  sent: Lead,
  { claimId, hash, warn }: Pick<FreePromptsDependencies, 'claimId' | 'hash' | 'warn'>,
): Promise<Lead> {
  const lead = { ...sent, id: ownId(hash, sent) };
  try {
    if (await claimId(sent, hash)) return sent;
    // Claimed as well: once answered, it could be sent with a third address.
    await claimId(lead, hash);
  } catch (cause) {
    warn('id_claim_failed', sent.id, cause);
  }
  return lead;
}

/** A limit that cannot be asked tells nothing. */
async function mayNoLongerBeTold(
  { network }: Submission,
  { id }: Lead,
  { duplicateLimit, hash, now, warn }: FreePromptsDependencies,
): Promise<boolean> {
  try {
    return await duplicateLimit.isSpent(network, hash, now());
  } catch (cause) {
    warn('rate_limit_failed', id, cause);
    return true;
  }
}

async function tellDuplicate(
  { network }: Submission,
  sent: Lead,
  dependencies: FreePromptsDependencies,
): Promise<Outcome> {
  const { duplicateLimit, hash, now, warn } = dependencies;
  const { id, email } = sent;
  try {
    if (await duplicateLimit.admit({ network, id, email }, hash, now())) return { kind: 'duplicate', id };
  } catch (cause) {
    warn('rate_limit_failed', id, cause);
  }
  // With the id that it would have as a new one.
  return asNew(await withUniqueId(sent, dependencies));
}
