import { PublishCommand, type SNSClient } from '@aws-sdk/client-sns';
import type { OwnerNotifications } from '#site-build';
import { fillTemplate } from './fill-template.ts';
import { germanTime, readableEmail } from './for-people.ts';
import type { Lead, Notifier } from './lead.ts';
import type { LeadMessage } from './lead-message.ts';

type Texts = OwnerNotifications & { leadTypeLabels: Record<string, string> };

/** Publishes leads to the topic: readable text for the owner's e-mail, JSON for machines. */
export const createLeadNotifier =
  (client: SNSClient, topicArn: string, texts: Texts): Notifier =>
  async (lead, signal) => {
    const text = ownerText(lead, texts);
    await client.send(
      new PublishCommand({
        TopicArn: topicArn,
        // Fixed: a subject must be ASCII, and visitors have no say in a mail header.
        Subject: texts.templates[lead.form].subject,
        MessageStructure: 'json',
        MessageAttributes: attributesOf(lead),
        Message: JSON.stringify({ default: text, email: text, sqs: JSON.stringify(toMessage(lead)) }),
      }),
      signal ? { abortSignal: signal } : {},
    );
  };

/**
 * What subscriptions filter by: the owner's mailbox takes no canaries. There is always one attribute, because a
 * filter refuses messages that have none at all, even where it asks only that one be absent.
 */
const attributesOf = ({ form, canary }: Lead) => ({
  form: { DataType: 'String', StringValue: form },
  ...(canary && { canary: { DataType: 'String', StringValue: 'true' } }),
});

function toMessage({
  id,
  form,
  leadType,
  company = null,
  name,
  email,
  phone = null,
  message = null,
  createdAt,
  canary,
}: Lead): LeadMessage {
  const known = { id, form, leadType, company, name, email, phone, message };
  return { ...known, createdAt: createdAt.toISOString(), ...(canary && { canary }) };
}

function ownerText(lead: Lead, { templates, blank, leadTypeLabels }: Texts): string {
  const { company, phone, message, page } = lead;
  const optional = Object.entries({ company, phone, message, page });
  return fillTemplate(templates[lead.form].text, {
    ...Object.fromEntries(optional.map(([slot, value]) => [slot, value || blank])),
    id: lead.id,
    name: lead.name,
    email: readableEmail(lead.email),
    leadType: leadTypeLabels[lead.leadType] ?? lead.leadType,
    createdAt: germanTime(lead.createdAt),
  });
}
