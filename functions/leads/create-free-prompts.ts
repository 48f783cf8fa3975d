import { ownId } from './keyed-hash.ts';
import type { KeptLead, Lead } from './lead.ts';
import type { ClaimId, DuplicateLimit } from './limits.ts';
import { notify } from './notify.ts';
import { askRateLimit, type LeadDependencies, type Outcome, type Submission, toLead } from './submission.ts';

export type FreePromptsDependencies = LeadDependencies & { duplicateLimit: DuplicateLimit; claimId: ClaimId };

/**
 * Stores a sign-up for the free prompts, once per address, and then notifies the owner. `duplicateLimit` bounds how often
 * a network learns that an address is known. Never rejects.
 */
export async function createFreePrompts(
  submission: Submission,
  dependencies: FreePromptsDependencies,
): Promise<Outcome> {
  const { store, hash } = dependencies;
  try {
    const { lead: sent, ids } = toLead(submission, dependencies);
    const [isSilent, [known]] = await Promise.all([
      isDuplicateLimitSpent(submission, sent, dependencies),
      store.find([sent.email]),
    ]);
    const ownIds = ids.map((id) => ownId(hash, { id, email: sent.email }));
    const isReplay = ({ id }: KeptLead) => ids.includes(id) || ownIds.includes(id);
    const replayOf = ({ id }: KeptLead): Outcome => ({ kind: 'stored', id, replayed: true });
    if (known?.fingerprint === sent.fingerprint && isReplay(known) && !isSilent) return replayOf(known);

    const retryAfterSeconds = await askRateLimit(submission, sent, dependencies);
    if (retryAfterSeconds !== undefined) return { kind: 'rate_limited', retryAfterSeconds };

    if (isSilent) return await storeWithoutTelling(sent, dependencies);
    if (known) return isReplay(known) ? replayOf(known) : await tellDuplicate(submission, sent, dependencies);

    const lead = await withUniqueId(sent, dependencies);
    if (await store.add(lead)) {
      await notify(lead, dependencies);
      return asNew(lead);
    }
    const [first] = await store.find([lead.email]);
    if (!first) throw new Error('The lead disappeared while it was being stored');
    return isReplay(first) ? replayOf(first) : await tellDuplicate(submission, sent, dependencies);
  } catch (cause) {
    return { kind: 'store_failed', cause };
  }
}

const asNew = ({ id }: Lead): Outcome => ({ kind: 'stored', id, replayed: false });

/**
 * Known and new addresses get the same answer after the same work (one conditional write), so timing reveals nothing. The
 * sweeper notifies of a new one within two minutes.
 */
async function storeWithoutTelling(sent: Lead, dependencies: FreePromptsDependencies): Promise<Outcome> {
  const lead = await withUniqueId(sent, dependencies);
  await dependencies.store.add(lead);
  return asNew(lead);
}

/** The lead under an id that no other address holds: the submitted one, if it is free. */
async function withUniqueId(
  sent: Lead,
  { claimId, hash, warn }: Pick<FreePromptsDependencies, 'claimId' | 'hash' | 'warn'>,
): Promise<Lead> {
  const lead = { ...sent, id: ownId(hash, sent) };
  try {
    if (await claimId(sent, hash)) return sent;
    // Reserved as well, because whoever is answered this id could resend it with a third address.
    await claimId(lead, hash);
  } catch (cause) {
    warn('id_claim_failed', sent.id, cause);
  }
  return lead;
}

/** If the limit can't be read, the answer doesn't reveal that the address is known. */
async function isDuplicateLimitSpent(
  { networks }: Submission,
  { id }: Lead,
  { duplicateLimit, hash, now, warn }: FreePromptsDependencies,
): Promise<boolean> {
  try {
    return await duplicateLimit.isSpent(networks, hash, now());
  } catch (cause) {
    warn('rate_limit_failed', id, cause);
    return true;
  }
}

async function tellDuplicate(
  { networks }: Submission,
  sent: Lead,
  dependencies: FreePromptsDependencies,
): Promise<Outcome> {
  const { duplicateLimit, hash, now, warn } = dependencies;
  const { id, email } = sent;
  try {
    if (await duplicateLimit.admit({ networks, id, email }, hash, now())) return { kind: 'duplicate', id };
  } catch (cause) {
    warn('rate_limit_failed', id, cause);
  }
  // The same id as a new lead would get.
  return asNew(await withUniqueId(sent, dependencies));
}
