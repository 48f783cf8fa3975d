import { type SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import type { MailTemplate } from '#site-build';
import { CONFIRMED_FORMS } from './confirmed-forms.ts';
import type { Counter } from './counter.ts';
import { fillTemplate } from './fill-template.ts';
import { htmlMail } from './html-mail.ts';
import type { KeyedHash } from './keyed-hash.ts';
import type { LeadMessage } from './lead-message.ts';
import { toAsciiEmail } from './text.ts';

type ConfirmationDependencies = {
  client: SESv2Client;
  counter: Counter;
  hash: KeyedHash;
  now: () => Date;
  sender: string;
  replyTo: string;
  template: MailTemplate;
  leadTypeLabels: Record<string, string>;
};

const DAY_MS = 24 * 60 * 60 * 1000;
const MAILS_PER_ADDRESS_AND_DAY = 3;

/** What became of a confirmation. Trying again would change none of these. */
export type Confirmation = 'sent' | 'limited' | 'undeliverable' | 'not_wanted';

/**
 * Confirms an enquiry by mail; sign-ups and canaries get none. More than three a day to one address could be somebody's
 * nuisance to another.
 */
export async function confirm(
  lead: LeadMessage,
  { counter, hash, now, client, ...mail }: ConfirmationDependencies,
): Promise<Confirmation> {
  if (!CONFIRMED_FORMS.includes(lead.form) || lead.canary) return 'not_wanted';
  // SES takes domains in ASCII only.
  const recipient = toAsciiEmail(lead.email);
  if (!recipient) return 'undeliverable';
  const day = Math.floor(now().getTime() / DAY_MS);
  const admitted = await counter({
    key: hash('mail', lead.email, day).toString('base64url'),
    // A delivery that is tried again is still the same mail.
    member: hash('mail-member', lead.id).toString('base64url', 0, 9),
    limits: { mails: MAILS_PER_ADDRESS_AND_DAY },
    expiresAt: new Date((day + 1) * DAY_MS),
  });
  if (!admitted) return 'limited';
  await client.send(confirmationMail(recipient, lead, mail));
  return 'sent';
}

function confirmationMail(
  recipient: string,
  lead: LeadMessage,
  {
    sender,
    replyTo,
    template,
    leadTypeLabels,
  }: Pick<ConfirmationDependencies, 'sender' | 'replyTo' | 'template' | 'leadTypeLabels'>,
) {
  // An enquiry has all of them; the message is also that of forms which have not.
  const { company, phone, message } = lead;
  const values = {
    name: lead.name,
    email: lead.email,
    company: company ?? '',
    phone: phone ?? '',
    message: message ?? '',
    leadType: leadTypeLabels[lead.leadType] ?? lead.leadType,
  };
  return new SendEmailCommand({
    FromEmailAddress: sender,
    ReplyToAddresses: [replyTo],
    Destination: { ToAddresses: [recipient] },
    Content: {
      Simple: {
        Subject: { Data: template.subject, Charset: 'UTF-8' },
        Body: {
          Text: { Data: fillTemplate(template.text, values), Charset: 'UTF-8' },
          Html: { Data: htmlMail(template, values), Charset: 'UTF-8' },
        },
        // Asks answering machines not to answer (RFC 3834).
        Headers: [{ Name: 'Auto-Submitted', Value: 'auto-replied' }],
      },
    },
  });
}
