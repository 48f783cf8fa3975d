import type { KeptLead, Lead, LeadStore, NotificationClaims, Notifier } from './lead.ts';
import type { LeadDependencies } from './submission.ts';

/** The answer waits no longer than this for a notification; the sweeper does what was not done by then. */
const NOTIFY_WITHIN_MS = 2000;

/** A claim outlives the attempt that it is for, and ends by itself when that attempt dies. */
const CLAIM_MS = NOTIFY_WITHIN_MS + 1000;

const ASK_AGAIN_MS = 150;
/** Long enough to see a claim end whose owner has died. */
const ASK_TIMES = Math.ceil(CLAIM_MS / ASK_AGAIN_MS) + 2;

type NotifyDependencies = Pick<LeadDependencies, 'store' | 'warn'> & { notifier: Notifier };
type ClaimDependencies = NotifyDependencies &
  Pick<LeadDependencies<LeadStore & NotificationClaims>, 'store' | 'now'>;

/** Whether the notification went out. Never rejects: what is stored stays stored, and the sweeper notifies again. */
export async function notify(lead: Lead, { store, notifier, warn }: NotifyDependencies): Promise<boolean> {
  const signal = AbortSignal.timeout(NOTIFY_WITHIN_MS);
  const tooLate = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  try {
    await Promise.race([notifier(lead, signal), tooLate]);
  } catch (cause) {
    warn('notify_failed', lead.id, cause);
    return false;
  }
  try {
    await Promise.race([store.settle(lead, signal), tooLate]);
  } catch (cause) {
    // It went out, and will once more: the sweeper finds the marker.
    warn('settle_failed', lead.id, cause);
  }
  return true;
}

/** When a claim that is made now ends by itself. */
export const claimEnd = (now: Date) => new Date(now.getTime() + CLAIM_MS);

/** As `notify`, for a lead whose notification the caller has claimed. */
export async function notifyClaimed(lead: Lead, dependencies: ClaimDependencies): Promise<boolean> {
  const isOut = await notify(lead, dependencies);
  // A claim that cannot be given back ends by itself.
  if (!isOut) await dependencies.store.release(lead).catch(() => undefined);
  return isOut;
}

/**
 * Whether the owner has been notified of a lead that was stored before: by now, by another request that is at it,
 * by the sweeper, or by this one. Never rejects.
 */
export async function ensureNotified(kept: KeptLead, dependencies: ClaimDependencies): Promise<boolean> {
  const { store, now, warn } = dependencies;
  try {
    let lead: KeptLead | undefined = kept;
    for (let times = 0; lead && times < ASK_TIMES; times++) {
      if (!lead.pending) return true;
      if (await store.claim(lead, claimEnd(now()))) return await notifyClaimed(lead, dependencies);
      await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
      [lead] = await store.find([lead.id]);
    }
  } catch (cause) {
    warn('notify_failed', kept.id, cause);
  }
  return false;
}
