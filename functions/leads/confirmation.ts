import { type SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import type { MailTemplate } from '#site-build';
import { CONFIRMED_FORMS } from './contract.ts';
import { germanTime } from './format.ts';
import type { KeyedHash } from './keyed-hash.ts';
import type { Counter } from './limits.ts';
import type { LeadMessage } from './notify.ts';
import { fillTemplate, htmlMail } from './template.ts';
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

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const MAILS_PER_ADDRESS_AND_DAY = 3;
/**
 * For all confirmations together. A talk may bring dozens of enquiries within an hour; more than this come from bots and
 * would cost the domain its reputation with SES and with the receivers.
 */
const MAILS_PER_HOUR = 100;

/** Outcome of a confirmation. Retrying would change none of these. */
export type Confirmation = 'sent' | 'limited' | 'undeliverable' | 'not_wanted';

/** The hourly limit is reached. Its name is logged. */
class HourlyLimit extends Error {
  override name = 'HourlyLimit';
}

/**
 * Confirms an enquiry by mail; sign-ups and canaries get none. Capped at three per address and day, so that the form
 * can't be used to spam a third party.
 * @throws HourlyLimit so that the queue retries instead of dropping it: a flood may contain a real enquiry. The mail goes
 * out if a new hour begins within the retries (18 minutes); otherwise it ends in the dead-letter queue, and a person
 * decides after the alarm ConfirmationDeadLetters.
 */
export async function confirm(
  lead: LeadMessage,
  { counter, hash, now, client, ...mail }: ConfirmationDependencies,
): Promise<Confirmation> {
  if (!CONFIRMED_FORMS.includes(lead.form) || lead.canary) return 'not_wanted';
  // SES accepts ASCII domains only.
  const recipient = toAsciiEmail(lead.email);
  if (!recipient) return 'undeliverable';
  // A retried delivery counts as the same mail.
  const member = hash('mail-member', lead.id).toString('base64url', 0, 9);
  const admit = (max: number, windowMs: number, ...whose: string[]) => {
    const window = Math.floor(now().getTime() / windowMs);
    return counter({
      key: hash('mail', ...whose, window).toString('base64url'),
      member,
      limits: { mails: max },
      expiresAt: new Date((window + 1) * windowMs),
    });
  };
  if (!(await admit(MAILS_PER_ADDRESS_AND_DAY, DAY_MS, recipient))) return 'limited';
  if (!(await admit(MAILS_PER_HOUR, HOUR_MS))) throw new HourlyLimit();
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
  // Nothing the visitor typed: otherwise anyone could have a text or link sent to somebody else in the owner's name.
  const values = {
    leadType: leadTypeLabels[lead.leadType] ?? '',
    createdAt: germanTime(new Date(lead.createdAt)),
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
        // Asks auto-responders not to reply (RFC 3834).
        Headers: [{ Name: 'Auto-Submitted', Value: 'auto-replied' }],
      },
    },
  });
}
