import type { LeadMessage } from './lead-message.ts';
import { postWebhook, type WebhookTarget } from './post-webhook.ts';
import { signatureHeaders } from './webhook-signature.ts';

export type ForwardDependencies = {
  target: WebhookTarget;
  /** Asked for anew by every batch, so that a changed one is in force at once. */
  secret: () => Promise<string>;
  now: () => Date;
};

/** Hands a lead on to the owner's webhook, signed as in Standard Webhooks. */
export async function forward(
  lead: LeadMessage,
  { target, secret, now }: ForwardDependencies,
): Promise<'sent'> {
  const body = JSON.stringify(payloadOf(lead));
  // The same id at every try: receivers recognise repeats by it.
  const signed = { id: lead.id, timestamp: Math.floor(now().getTime() / 1000), body };
  await postWebhook(target, body, {
    'user-agent': 'website-leads',
    ...signatureHeaders(await secret(), signed),
    ...(lead.canary && { 'webhook-canary': 'true' }),
  });
  return 'sent';
}

/** The notification payload of the specification (section 3), and what tells leads apart. */
const payloadOf = ({
  leadType,
  company,
  name,
  email,
  phone,
  message,
  id,
  createdAt,
  canary,
}: LeadMessage) => ({
  leadType,
  company,
  name,
  email,
  phone,
  message,
  id,
  createdAt,
  ...(canary && { canary }),
});
