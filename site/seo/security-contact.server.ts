import type { Site } from '../content/schemas/site.ts';

export const SECURITY_PATH = '/.well-known/security.txt';

/** Validity from the month of the build: RFC 9116, 2.5.5 recommends less than a year. */
const MONTHS = 11;

/**
 * security.txt (RFC 9116): where to report vulnerabilities. The expiry changes monthly, so that builds stay
 * byte-identical within a month; every deployment renews it (infra/RUNBOOK.md).
 */
export function securityContact({ url, email }: Pick<Site, 'url' | 'email'>, now: Date): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + MONTHS));
  return [
    `Contact: mailto:${email}`,
    `Contact: ${url}/kontakt`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    'Preferred-Languages: de, en',
    `Canonical: ${url}${SECURITY_PATH}`,
    '',
  ].join('\n');
}
