import type { Log } from '../log.ts';
import { type LeadMessage, readMessage } from './notify.ts';
import { type OwnerMailing, type OwnerTexts, ownerMail, valuesOf } from './owner-mail.ts';
import { SIGNUP_FORM } from './signup.ts';
import { fillTemplate } from './template.ts';

/** A message of the digest queue. */
export type Waiting = { body: string; receipt: string };

export type DigestQueue = {
  /** Receives up to `limit` waiting messages; they become visible again in a while unless they are removed. */
  take(limit: number): Promise<Waiting[]>;
  /** Makes them visible again at once. */
  giveBack(taken: readonly Waiting[]): Promise<void>;
  /** @throws if some could not be removed */
  remove(taken: readonly Waiting[]): Promise<void>;
};

export type DigestDependencies = {
  queue: DigestQueue;
  mailing: OwnerMailing;
  texts: OwnerTexts;
  log: Log;
};

/** Keeps a digest at about two megabytes; the next one names the rest. */
const LEADS_PER_DIGEST = 10_000;

/**
 * Sends one mail that names every lead above the hourly limit. They leave the queue only after it has gone out, so the
 * next run makes up for one that dies.
 * @throws for messages that can't be read, which stay in the queue, so that the alarm fires
 */
export async function sendDigest({ queue, mailing, texts, log }: DigestDependencies): Promise<void> {
  const taken = await queue.take(LEADS_PER_DIGEST);
  const leads = new Map<string, LeadMessage>();
  const readable: Waiting[] = [];
  for (const waiting of taken) {
    const lead = readMessage(waiting.body);
    if (!lead) continue;
    readable.push(waiting);
    // A lead may have been handed over twice; the confirmation of a sign-up is a message of its own.
    leads.set(`${lead.id} ${lead.confirmedAt ?? ''}`, lead);
  }
  if (leads.size > 0) {
    try {
      await mailing.client.send(ownerMail(mailing, digestOf([...leads.values()], texts)));
    } catch (error) {
      // So that a run by hand, once the cause is mended, finds them.
      await queue.giveBack(taken).catch(() => undefined);
      throw error;
    }
    log({ outcome: 'digest_sent' });
    await queue.remove(readable);
  }
  if (readable.length < taken.length)
    throw new Error(`${taken.length - readable.length} messages of the digest queue can't be read`);
}

function digestOf(leads: LeadMessage[], texts: OwnerTexts): { subject: string; text: string } {
  const { subject, text, entry } = texts.digest;
  const entries = leads
    .sort((a, b) => (a.createdAt < b.createdAt ? -1 : 1))
    .map((lead) => {
      const lines = [entry.trim(), remarkOn(lead, texts.digest)].filter(Boolean);
      return fillTemplate(lines.join('\n'), valuesOf(lead, texts));
    });
  return { subject, text: fillTemplate(text, { count: `${leads.length}`, leads: entries.join('\n\n') }) };
}

/** What she may do with the address, as her single mails say it (docs/api.md, "Confirmed sign-ups"). */
function remarkOn({ form, confirmedAt }: LeadMessage, digest: OwnerTexts['digest']): string | undefined {
  if (form === 'free-prompts') return digest.freePrompts;
  if (form === SIGNUP_FORM) return confirmedAt ? digest.confirmed : digest.unconfirmed;
}
