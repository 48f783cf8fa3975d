import type { Log } from '../log.ts';
import type { LeadStore, Notifier } from './lead.ts';

type SweepDependencies = { stores: readonly LeadStore[]; notifier: Notifier; now: () => Date; log: Log };

/** Younger ones may still be handled by the request that stored them. */
const PENDING_FOR_MS = 60_000;

/**
 * Notifies of every pending lead, oldest first. A failure doesn't stop the others, but rejects in the end, so that the
 * alarm fires.
 */
export async function sweepPending({ stores, ...dependencies }: SweepDependencies): Promise<void> {
  // In parallel, so that one failing store doesn't delay the other.
  const sweeps = await Promise.allSettled(stores.map((store) => sweep(store, dependencies)));
  const broken = sweeps.find((each) => each.status === 'rejected');
  if (broken) throw broken.reason;
  const failures = sweeps.reduce((sum, each) => sum + (each.status === 'fulfilled' ? each.value : 0), 0);
  if (failures > 0) throw new Error(`${failures} leads could not be notified; the next sweep tries again`);
}

/** How many could not be notified. */
async function sweep(store: LeadStore, { notifier, now, log }: Omit<SweepDependencies, 'stores'>) {
  let failures = 0;
  let oldest = now().getTime();
  for await (const key of store.pendingBefore(new Date(now().getTime() - PENDING_FOR_MS))) {
    // The key may be an e-mail address, which must not be logged.
    let id: string | undefined;
    let createdAt = oldest;
    try {
      // The index lags behind the table: check again.
      const [lead] = await store.find([key]);
      if (!lead?.pending) continue;
      id = lead.id;
      createdAt = lead.createdAt.getTime();
      await notifier(lead);
      await store.settle(lead);
      log({ outcome: 'notified', form: lead.form, id });
    } catch (error) {
      failures++;
      oldest = Math.min(oldest, createdAt);
      log({ outcome: 'notify_failed', id, code: error instanceof Error ? error.name : undefined });
    }
  }
  const pendingAgeSeconds = Math.round((now().getTime() - oldest) / 1000);
  if (failures > 0) log({ outcome: 'still_pending', pendingAgeSeconds });
  return failures;
}
