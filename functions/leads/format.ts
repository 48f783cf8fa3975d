import { domainToUnicode } from 'node:url';

/** An e-mail address as people write it: leads store the domain in ASCII, "müller.de" as "xn--mller-kva.de". */
export function readableEmail(address: string): string {
  const domainAt = address.indexOf('@') + 1;
  return address.slice(0, domainAt) + domainToUnicode(address.slice(domainAt));
}

/** "11. August 2025 um 12:00", in Frankfurt time. */
export function germanTime(instant: Date): string {
  // Created on first use: it takes a fifth of a cold start, which refused requests need not wait for.
  format ??= new Intl.DateTimeFormat('de-DE', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Berlin',
  });
  return format.format(instant);
}
let format: Intl.DateTimeFormat | undefined;
