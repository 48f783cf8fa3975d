import { domainToUnicode } from 'node:url';

/** An e-mail address as its owner writes it: leads keep the domain in ASCII, so "müller.de" as "xn--mller-kva.de". */
export function readableEmail(address: string): string {
  const domainAt = address.indexOf('@') + 1;
  return address.slice(0, domainAt) + domainToUnicode(address.slice(domainAt));
}

/** "11. August 2025 um 12:00", the time of Frankfurt. */
export function germanTime(instant: Date): string {
  // Made when first used: it takes a fifth of a cold start, which nothing that is refused has to wait for.
  format ??= new Intl.DateTimeFormat('de-DE', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Berlin',
  });
  return format.format(instant);
}
let format: Intl.DateTimeFormat | undefined;
