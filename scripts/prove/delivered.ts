import type { StoredMail } from '../local/mailbox.ts';
import { exactly, type Finding, info } from './proof.ts';

/** Checks what became of the leads, identified by e-mail address. */
export function judgeDelivery({
  acknowledged,
  items,
  mails,
}: {
  acknowledged: ReadonlySet<string>;
  items: ReadonlyArray<Record<string, unknown>>;
  mails: readonly StoredMail[];
}): Finding[] {
  const stored = items.map(({ email }) => String(email));
  const kept = new Set(stored);
  const notified = notifiedOf(mails);
  return [
    info('stored', kept.size),
    exactly('acknowledged and lost', [...acknowledged].filter((email) => !kept.has(email)).length, 0),
    exactly('stored twice', stored.length - kept.size, 0),
    exactly('without notification', [...kept].filter((email) => !notified.includes(email)).length, 0),
    exactly('still pending', items.filter(({ pending }) => pending !== undefined).length, 0),
    info('repeated notifications', notified.length - new Set(notified).size),
  ];
}

/** Addresses in the owner's notifications, one per mail. */
export const notifiedOf = (mails: readonly StoredMail[]) =>
  mails
    .filter(({ source }) => source === 'sns')
    .map(({ text }) => /^E-Mail: +(\S+)$/m.exec(text)?.[1] ?? `no address in: ${text}`);
