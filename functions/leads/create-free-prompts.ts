import type { DuplicateLimit } from './duplicate-limit.ts';
import type { KeptLead, Lead } from './lead.ts';
import { notify } from './notify.ts';
import { askRateLimit, type LeadDependencies, type Outcome, type Submission, toLead } from './submission.ts';

export type FreePromptsDependencies = LeadDependencies & { duplicateLimit: DuplicateLimit };

/**
 * Stores who asks for the free prompts, once for each address, and then notifies the owner. That an address is
 * known is told to a client only so often (`duplicateLimit`). Never rejects.
 */
export async function createFreePrompts(
  submission: Submission,
  dependencies: FreePromptsDependencies,
): Promise<Outcome> {
  const { store } = dependencies;
  try {
    const { lead, ids } = toLead(submission, dependencies);
    const [isSilent, [known]] = await Promise.all([
      mayNoLongerBeTold(submission, lead, dependencies),
      store.find([lead.email]),
    ]);
    const isReplay = ({ id }: KeptLead) => ids.includes(id);
    if (known && isReplay(known) && !isSilent) return { kind: 'stored', id: known.id, replayed: true };

    const retryAfterSeconds = await askRateLimit(submission, lead, dependencies);
    if (retryAfterSeconds !== undefined) return { kind: 'rate_limited', retryAfterSeconds };

    if (isSilent) return await storeInSilence(lead, dependencies);
    if (known) return await tellDuplicate(submission, lead, dependencies);

    if (await store.add(lead)) {
      await notify(lead, dependencies);
      return asNew(lead);
    }
    const [first] = await store.find([lead.email]);
    if (!first) throw new Error('The lead was taken away while it was being stored');
    if (isReplay(first)) return { kind: 'stored', id: first.id, replayed: true };
    return await tellDuplicate(submission, lead, dependencies);
  } catch (cause) {
    return { kind: 'store_failed', cause };
  }
}

const asNew = ({ id }: Lead): Outcome => ({ kind: 'stored', id, replayed: false });

/**
 * Known or new, the answer is the same and takes the same: one write that succeeds or does not. So a new one is
 * left to the sweeper, which notifies of it within two minutes.
 */
async function storeInSilence(lead: Lead, { store }: FreePromptsDependencies): Promise<Outcome> {
  await store.add(lead);
  return asNew(lead);
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
  lead: Lead,
  { duplicateLimit, hash, now, warn }: FreePromptsDependencies,
): Promise<Outcome> {
  const { id, email } = lead;
  try {
    const mayBeTold = await duplicateLimit.admit({ network, id, email }, hash, now());
    return mayBeTold ? { kind: 'duplicate', id } : asNew(lead);
  } catch (cause) {
    warn('rate_limit_failed', id, cause);
    return asNew(lead);
  }
}
