import { type SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import type { MailTemplate } from '#site-build';
import { CONFIRMED_FORMS } from './confirmed-forms.ts';
import type { Counter } from './counter.ts';
import { fillTemplate } from './fill-template.ts';
import { germanTime } from './for-people.ts';
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

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const MAILS_PER_ADDRESS_AND_DAY = 3;
/**
 * Of all confirmations together. A talk before many people may bring dozens of enquiries in an hour; more than this come
 * from programs, which would cost the domain its reputation with SES and with the receivers.
 */
const MAILS_PER_HOUR = 100;

/** What became of a confirmation. Trying again would change none of these. */
export type Confirmation = 'sent' | 'limited' | 'undeliverable' | 'not_wanted';

/** Too many confirmations in this hour. Its name is logged. */
class HourlyLimit extends Error {
  override name = 'HourlyLimit';
}

/**
 * Confirms an enquiry by mail; sign-ups and canaries get none. More than three a day to one address could be somebody's
 * nuisance to another.
 * @throws HourlyLimit so that the queue tries again, rather than drop it: among a flood may be an enquiry of somebody who
 * was promised this mail. It goes out if a new hour begins within the tries (18 minutes); else it is put aside, and the
 * alarm ConfirmationDeadLetters lets a person decide.
 */
export async function confirm(
  lead: LeadMessage,
  { counter, hash, now, client, ...mail }: ConfirmationDependencies,
): Promise<Confirmation> {
  if (!CONFIRMED_FORMS.includes(lead.form) || lead.canary) return 'not_wanted';
  // SES takes domains in ASCII only.
  const recipient = toAsciiEmail(lead.email);
  if (!recipient) return 'undeliverable';
  // A delivery that is tried again is still the same mail.
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
  // Nothing that was typed: whoever enters somebody else's address could have his text, or a link, sent there in the
  // owner's name.
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
        // Asks answering machines not to answer (RFC 3834).
        Headers: [{ Name: 'Auto-Submitted', Value: 'auto-replied' }],
      },
    },
  });
}
