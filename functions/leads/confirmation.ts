import { type SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import type { MailTemplate } from '#site-build';
import { isMailed, type MailedForm } from './contract.ts';
import { type Counter, type FullCheck, type Reserve, takeTurn } from './counter.ts';
import { germanTime } from './format.ts';
import type { KeyedHash } from './keyed-hash.ts';
import type { LeadMessage } from './notify.ts';
import { CONFIRMATION_PATH, SIGNUP_FORM, signupToken } from './signup.ts';
import { fillTemplate, htmlMail } from './template.ts';
import { toAsciiEmail } from './text.ts';

type ConfirmationDependencies = {
  client: SESv2Client;
  counter: Counter;
  isFull: FullCheck;
  reserve: Reserve;
  hash: KeyedHash;
  now: () => Date;
  /**
   * Limit of all mails to visitors together. A talk may bring dozens of enquiries within an hour; more than a hundred,
   * the template's value, come from bots and would cost the domain its reputation with SES and mail providers.
   */
  mailsPerHour: number;
  sender: string;
  replyTo: string;
  siteUrl: string;
  templates: Record<MailedForm, MailTemplate>;
  leadTypeLabels: Record<string, string>;
};

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const MAILS_PER_ADDRESS_AND_DAY = 3;
/** Share of the hour's mails for one network, so that it can't use up everybody's. */
const SHARE_OF_NETWORK = 1 / 5;

/** Outcome of a confirmation. Retrying would change none of these. */
export type Confirmation = 'sent' | 'repeated' | 'limited' | 'undeliverable' | 'not_wanted' | 'too_late';

/** The hour's mails are used up: the message has to wait for the next hour. Its name is logged. */
export class HourlyLimit extends Error {
  override name = 'HourlyLimit';
  readonly until: Date;

  constructor(until: Date) {
    super('No more mails in this hour');
    this.until = until;
  }
}

/**
 * Sends a visitor's mail: that the enquiry arrived, or the link that confirms a sign-up, which an address gets once a
 * day. Capped at three per address and day, so that the forms can't be used to spam a third party. Canaries get no
 * mail, nor do leads older than a day, because a confirmation promises an answer within a day.
 * @throws HourlyLimit so that the queue keeps it for the next hour: a flood may contain a real enquiry
 */
export async function confirm(
  lead: LeadMessage,
  { counter, isFull, reserve, hash, now, client, mailsPerHour, ...mail }: ConfirmationDependencies,
): Promise<Confirmation> {
  const { form } = lead;
  if (!isMailed(form) || lead.canary || lead.confirmedAt) return 'not_wanted';
  if (!isConfirmable(new Date(lead.createdAt), now())) return 'too_late';
  // SES accepts ASCII domains only.
  const recipient = toAsciiEmail(lead.email);
  if (!recipient) return 'undeliverable';
  // A retried delivery counts as the same mail.
  const member = hash('mail-member', lead.id).toString('base64url', 0, 9);
  const mailed = {
    key: hash('mailed', lead.id, lead.again ?? '').toString('base64url'),
    limits: { mails: 1 },
  };
  if (await isFull(mailed)) return 'repeated';
  await takeTurn(reserve, hash('mailing', mailed.key).toString('base64url'), now());
  if (form === SIGNUP_FORM) {
    const key = hash('signup-link', recipient).toString('base64url');
    const expiresAt = new Date(now().getTime() + DAY_MS);
    if (!(await reserve({ key, member, expiresAt }, now()))) return 'limited';
  }
  const endOf = (windowMs: number) => (Math.floor(now().getTime() / windowMs) + 1) * windowMs;
  // What ops send again is a mail of its own.
  const counted = lead.again ? hash('mail-member', lead.id, lead.again).toString('base64url', 0, 9) : member;
  const admit = (max: number, windowMs: number, ...whose: string[]) =>
    counter({
      key: hash('mail', ...whose, endOf(windowMs)).toString('base64url'),
      member: counted,
      limits: { mails: max },
      expiresAt: new Date(endOf(windowMs)),
    });
  if (!(await admit(MAILS_PER_ADDRESS_AND_DAY, DAY_MS, 'address', recipient))) return 'limited';
  const { sentFrom } = lead;
  const share = Math.ceil(mailsPerHour * SHARE_OF_NETWORK);
  const hasShare = !sentFrom || (await admit(share, HOUR_MS, 'network', sentFrom));
  if (!hasShare || !(await admit(mailsPerHour, HOUR_MS))) throw new HourlyLimit(new Date(endOf(HOUR_MS)));
  // Nothing the visitor typed: otherwise anyone could have a text or link sent to somebody else in the owner's name.
  const createdAt = new Date(lead.createdAt);
  const values = {
    leadType: mail.leadTypeLabels[lead.leadType] ?? '',
    createdAt: germanTime(createdAt),
    ...(form === SIGNUP_FORM && {
      link: `${mail.siteUrl}${CONFIRMATION_PATH}${signupToken(hash, { id: lead.id, createdAt })}`,
    }),
  };
  await client.send(mailTo(recipient, mail.templates[form], values, mail));
  await counter({ ...mailed, member, expiresAt: new Date(createdAt.getTime() + DAY_MS) });
  return 'sent';
}

/** A confirmation promises an answer within a day. */
export const isConfirmable = (createdAt: Date, now: Date) => now.getTime() - createdAt.getTime() <= DAY_MS;

function mailTo(
  recipient: string,
  template: MailTemplate,
  values: Record<string, string>,
  { sender, replyTo }: Pick<ConfirmationDependencies, 'sender' | 'replyTo'>,
) {
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
