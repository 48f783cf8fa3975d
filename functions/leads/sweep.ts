import type { Log } from '../log.ts';
import type { LeadStore, Notifier } from './lead.ts';

type SweepDependencies = { store: LeadStore; notifier: Notifier; now: () => Date; log: Log };

/** Younger ones may be in the hands of the request that stored them. */
const PENDING_FOR_MS = 60_000;

/**
 * Notifies of every lead whose notification has not been confirmed, oldest first. One that fails does not hold
 * up the others, but makes the sweep reject in the end, so that its alarm fires.
 */
export async function sweepPending({ store, notifier, now, log }: SweepDependencies): Promise<void> {
  let failures = 0;
  for await (const id of store.pendingBefore(new Date(now().getTime() - PENDING_FOR_MS))) {
    try {
      // The index lags behind the table: ask whether it is still so.
      const [lead] = await store.find([id]);
      if (!lead?.pending) continue;
      await notifier(lead);
      await store.settle(id);
      log({ outcome: 'notified', form: lead.form, id });
    } catch (error) {
      failures++;
      log({ outcome: 'notify_failed', id, code: error instanceof Error ? error.name : undefined });
    }
  }
  if (failures > 0) throw new Error(`${failures} leads could not be notified; the next sweep tries again`);
}
