import { PublishCommand, type SNSClient } from '@aws-sdk/client-sns';
import * as z from 'zod/mini';
import { forTypedFields, type KeptLead, type Lead, type LeadData, type Notifier } from './lead.ts';
import type { LeadDependencies } from './submission.ts';

/** The answer waits this long at most for the notification; the sweeper does the rest. */
const NOTIFY_WITHIN_MS = 2000;

/** A claim outlives its attempt and expires by itself if that attempt dies. */
const CLAIM_MS = NOTIFY_WITHIN_MS + 1000;

const ASK_AGAIN_MS = 150;
/** Enough to outlast the claim of a request that died. */
const ASK_TIMES = Math.ceil(CLAIM_MS / ASK_AGAIN_MS) + 2;

type NotifyDependencies = Pick<LeadDependencies, 'store' | 'notifier' | 'warn'>;
type ClaimDependencies = Pick<LeadDependencies, 'store' | 'notifier' | 'warn' | 'now'>;

/** True if the notification went out. Never rejects: the lead is stored, and the sweeper notifies again. */
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
    // It went out and will go out again: the sweeper finds it still pending.
    warn('settle_failed', lead.id, cause);
  }
  return true;
}

/** When a claim to notify expires if it is made now. */
export const claimEnd = (now: Date) => new Date(now.getTime() + CLAIM_MS);

/** As `notify`, for a lead the caller has claimed. */
export async function notifyClaimed(lead: Lead, dependencies: ClaimDependencies): Promise<boolean> {
  const isOut = await notify(lead, dependencies);
  // A claim that can't be released expires by itself.
  if (!isOut) await dependencies.store.release(lead).catch(() => undefined);
  return isOut;
}

/**
 * True once the owner has been notified of a lead stored earlier, be it by this request, another one or the sweeper. Never
 * rejects.
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

/** Publishes leads to the topic. */
export const createLeadNotifier =
  (client: SNSClient, topicArn: string): Notifier =>
  async (lead, signal) => {
    await client.send(
      new PublishCommand({
        TopicArn: topicArn,
        MessageAttributes: attributesOf(lead),
        Message: JSON.stringify(toMessage(lead)),
      }),
      signal ? { abortSignal: signal } : {},
    );
  };

/**
 * Attributes for the filters of subscriptions. There is always one, since a filter refuses messages without any, even if
 * it only asks for one to be absent.
 */
const attributesOf = ({ form, canary }: Lead) => ({
  form: { DataType: 'String', StringValue: form },
  ...(canary && { canary: { DataType: 'String', StringValue: 'true' } }),
});

/** A lead as its receivers get it. */
export function toMessage(lead: Omit<Lead, 'page'> & { page?: string | null }): LeadMessage {
  const { id, form, leadType, name, email, page = null, createdAt, confirmedAt, sentFrom, canary } = lead;
  return {
    ...{ id, form, leadType, ...forTypedFields((field) => lead[field] ?? null), name, email, page },
    createdAt: createdAt.toISOString(),
    ...(confirmedAt && { confirmedAt: confirmedAt.toISOString() }),
    ...(sentFrom && { sentFrom }),
    ...(canary && { canary }),
  };
}

/**
 * A lead as receivers get it. A value is null if the form doesn't ask for it or it was left empty. Unknown keys are
 * ignored, so that keys can be added. A new one needs a default, as typed fields have one, since messages of the version
 * before still wait in the queues.
 */
export const leadMessage = z.object({
  id: z.string(),
  form: z.string(),
  leadType: z.string(),
  ...forTypedFields(() => z._default(z.nullable(z.string()), null)),
  name: z.string(),
  email: z.string(),
  page: z._default(z.nullable(z.string()), null),
  createdAt: z.string(),
  /** When the address of a sign-up was confirmed: this is the second message about it. */
  confirmedAt: z.optional(z.string()),
  /** Keyed hash of the sender's network. */
  sentFrom: z.optional(z.string()),
  /** The site's own test: received like any lead, then dropped. */
  canary: z.optional(z.literal(true)),
  /** When it was sent again on purpose (`npm run leads -- resend`), so that it isn't taken for a repeat. */
  again: z.optional(z.string()),
} satisfies Record<Exclude<keyof LeadData, 'consent'>, z.ZodMiniType> & Record<string, z.ZodMiniType>);

export type LeadMessage = z.infer<typeof leadMessage>;

/** Reads a message of a queue; undefined for one that isn't a lead of this version. */
export function readMessage(body: string): LeadMessage | undefined {
  try {
    return leadMessage.parse(JSON.parse(body));
  } catch {
    return undefined;
  }
}
