import { expect, test } from 'vitest';
import { securityContact } from './security-contact.server.ts';

const site = { url: 'https://www.example.org', email: 'post@example.org' };
const YEAR = 365 * 24 * 60 * 60 * 1000;

test('lists a contact first, its own URL and the languages', () => {
  const fields = securityContact(site, new Date('2026-11-21T15:00:00Z')).trimEnd().split('\n');
  expect(fields).toEqual([
    'Contact: mailto:post@example.org',
    'Contact: https://www.example.org/kontakt',
    'Expires: 2027-10-01T00:00:00Z',
    'Preferred-Languages: de, en',
    'Canonical: https://www.example.org/.well-known/security.txt',
  ]);
});

test('expires between ten months and a year after any build', () => {
  for (let day = Date.UTC(2027, 0, 1); day < Date.UTC(2029, 0, 1); day += 24 * 60 * 60 * 1000) {
    const [, expires = ''] = /^Expires: (.*)$/m.exec(securityContact(site, new Date(day))) ?? [];
    const lasts = Date.parse(expires) - day;
    expect(lasts).toBeLessThan(YEAR);
    expect(lasts).toBeGreaterThan(300 * 24 * 60 * 60 * 1000);
  }
});

test('two builds of one day are identical', () => {
  const [morning, evening] = ['2026-11-21T06:00:00Z', '2026-11-21T22:00:00Z'];
  expect(securityContact(site, new Date(morning))).toBe(securityContact(site, new Date(evening)));
});
