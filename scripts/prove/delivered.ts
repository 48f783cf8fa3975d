import type { StoredMail } from '../local/mailbox.ts';
import { exactly, type Figure, told } from './proof.ts';

/** What became of leads, each known by the address of who sent it. */
export function judgeDelivery({
  acknowledged,
  items,
  mails,
}: {
  acknowledged: ReadonlySet<string>;
  items: ReadonlyArray<Record<string, unknown>>;
  mails: readonly StoredMail[];
}): Figure[] {
  const stored = items.map(({ email }) => String(email));
  const kept = new Set(stored);
  const notified = notifiedOf(mails);
  return [
    told('stored', kept.size),
    exactly('acknowledged and lost', [...acknowledged].filter((email) => !kept.has(email)).length, 0),
    exactly('stored twice', stored.length - kept.size, 0),
    exactly('without notification', [...kept].filter((email) => !notified.includes(email)).length, 0),
    exactly('still pending', items.filter(({ pending }) => pending !== undefined).length, 0),
    told('repeated notifications', notified.length - new Set(notified).size),
  ];
}

/** Whom the owner was told of, once for each mail. */
export const notifiedOf = (mails: readonly StoredMail[]) =>
  mails
    .filter(({ source }) => source === 'sns')
    .map(({ text }) => /^E-Mail: +(\S+)$/m.exec(text)?.[1] ?? `no address in: ${text}`);
