import type { SESv2Client } from '@aws-sdk/client-sesv2';
import { SendEmailCommand } from '@aws-sdk/client-sesv2';
import type { OwnerMails } from '#site-build';
import { type Counter, type Reserve, takeTurn } from './counter.ts';
import { germanTime, readableEmail } from './format.ts';
import type { LeadMessage } from './notify.ts';
import { OWNER_MAIL_KEY_PREFIX, type OwnerMailRecord } from './owner-mail-record.ts';
import { fillTemplate } from './template.ts';
import { toAsciiEmail } from './text.ts';

/** How the owner's mails go out. */
export type OwnerMailing = {
  client: SESv2Client;
  sender: string;
  owner: string;
  /** Reports bounces and complaints, and ignores SES's list of addresses that have bounced before. */
  configurationSet: string;
};

export type OwnerTexts = OwnerMails & { leadTypeLabels: Record<string, string> };

export type MailOwnerDependencies = {
  mailing: OwnerMailing;
  texts: OwnerTexts;
  counter: Counter;
  reserve: Reserve;
  record: OwnerMailRecord;
  /** Hands a lead over to the hourly digest. */
  digest(lead: LeadMessage): Promise<void>;
  now: () => Date;
};

const HOUR_MS = 60 * 60 * 1000;
/** More than this would bury the mailbox; the hourly digest names the others. */
const MAILS_PER_HOUR = 60;

/**
 * Mails a lead to the owner; above the hourly limit, hands it over to the digest. Whether it goes by mail or digest is
 * decided once and recorded before it happens, so that a retry in the next hour can't send it both ways. A process that
 * dies between sending and recording it sends it twice: SES has no way to recognise a repeat.
 */
export async function mailOwner(
  lead: LeadMessage,
  { mailing, texts, counter, reserve, record, digest, now }: MailOwnerDependencies,
): Promise<'sent' | 'digested' | 'repeated' | 'not_wanted'> {
  if (lead.canary) return 'not_wanted';
  const key = [lead.id, lead.confirmedAt && 'confirmed', lead.again].filter(Boolean).join(':');
  const known = await record.find(key);
  if (known?.isDone) return 'repeated';
  await takeTurn(reserve, `${OWNER_MAIL_KEY_PREFIX}-turn:${key}`, now());
  const way =
    known?.way ?? (await record.decide(key, (await isAdmitted(key, counter, now())) ? 'mail' : 'digest'));
  if (way === 'mail') await mailing.client.send(leadMail(lead, mailing, texts));
  else await digest(lead);
  await record.finish(key);
  return way === 'mail' ? 'sent' : 'digested';
}

function isAdmitted(member: string, counter: Counter, now: Date): Promise<boolean> {
  const hour = Math.floor(now.getTime() / HOUR_MS);
  return counter({
    key: `owner-mails:${hour}`,
    member,
    limits: { mails: MAILS_PER_HOUR },
    expiresAt: new Date((hour + 1) * HOUR_MS),
  });
}

/** Makes a reply go to the prospect. No other header contains anything that the visitor typed. */
function leadMail(lead: LeadMessage, mailing: OwnerMailing, texts: OwnerTexts) {
  const template = lead.confirmedAt
    ? texts.confirmed
    : texts.templates[lead.form as keyof OwnerMails['templates']];
  const { subject, text } = template;
  const prospect = toAsciiEmail(lead.email);
  return ownerMail(mailing, { subject, text: fillTemplate(text, valuesOf(lead, texts)) }, prospect);
}

/** A mail to the owner. Those about leads have no HTML part: nothing a visitor typed can become a link or a picture. */
export const ownerMail = (
  { sender, owner, configurationSet }: OwnerMailing,
  { subject, text, html }: { subject: string; text: string; html?: string },
  replyTo?: string,
) =>
  new SendEmailCommand({
    FromEmailAddress: sender,
    ...(replyTo !== undefined && { ReplyToAddresses: [replyTo] }),
    Destination: { ToAddresses: [owner] },
    ConfigurationSetName: configurationSet,
    Content: {
      Simple: {
        Subject: { Data: subject, Charset: 'UTF-8' },
        Body: {
          Text: { Data: text, Charset: 'UTF-8' },
          ...(html !== undefined && { Html: { Data: html, Charset: 'UTF-8' } }),
        },
        // Her out-of-office note must not answer prospects (RFC 3834).
        Headers: [{ Name: 'Auto-Submitted', Value: 'auto-generated' }],
      },
    },
  });

/** Values for a template's slots. */
export function valuesOf(
  { canary: _c, again: _a, sentFrom: _s, ...lead }: LeadMessage,
  { blank, leadTypeLabels }: OwnerTexts,
): Record<string, string> {
  return {
    ...Object.fromEntries(Object.entries(lead).map(([slot, value]) => [slot, value || blank])),
    email: readableEmail(lead.email),
    leadType: leadTypeLabels[lead.leadType] ?? lead.leadType,
    createdAt: germanTime(new Date(lead.createdAt)),
    ...(lead.confirmedAt && { confirmedAt: germanTime(new Date(lead.confirmedAt)) }),
  };
}
