import type { FormName } from '../leads/contract.ts';
import type { EnquiryInput } from '../leads/enquiry.ts';
import type { KeptLead, Lead, LeadStore } from '../leads/lead.ts';
import type { Submission } from '../leads/submission.ts';

/** What a visitor fills in. */
export const enquiry = {
  inquiryType: 'consulting',
  company: 'Muster GmbH',
  name: 'Jörg Beispiel',
  email: 'joerg@example.org',
  phone: '+49 69 90009 123',
  message: 'Wir möchten Angebote schneller schreiben.',
  consent: true,
} satisfies EnquiryInput;

const business = {
  leadType: 'ki-workshops',
  company: 'Muster GmbH',
  name: 'Jörg Beispiel',
  email: 'joerg@example.org',
  phone: '+49 69 90009 123',
  consent: true,
};

const freePrompts = { name: 'Jörg Beispiel', email: 'joerg@example.org', consent: true };

const popupSignup = {
  leadType: 'herbst-kickstart',
  name: 'Jörg Beispiel',
  email: 'joerg@example.org',
};

/** What a visitor fills in, by form. */
export const filledIn = {
  enquiry,
  business,
  'free-prompts': freePrompts,
  'popup-signup': popupSignup,
} satisfies Record<FormName, object>;

export const submission = (changes: Partial<Submission> = {}): Submission => ({
  form: 'enquiry',
  data: {
    leadType: 'consulting',
    company: enquiry.company,
    name: enquiry.name,
    email: enquiry.email,
    phone: enquiry.phone,
    message: enquiry.message,
    consent: true,
  },
  consentText: 'Ich stimme zu.',
  submissionId: '6f1d3f0e-5a52-4c57-9a51-3f1f5c0c9d10',
  withScript: true,
  networks: ['192.0.2.1'],
  ...changes,
});

export const lead = (changes: Partial<Lead> = {}): Lead => ({
  ...submission().data,
  id: '6f1d3f0e-5a52-4c57-9a51-3f1f5c0c9d10',
  form: 'enquiry',
  consentText: 'Ich stimme zu.',
  createdAt: new Date('2025-08-11T10:00:00Z'),
  expiresAt: new Date('2026-08-11T10:00:00Z'),
  fingerprint: 'fingerprint',
  ...changes,
});

export type MemoryStore = LeadStore & { leads: Map<string, KeptLead> };

/** A store in memory. As a real one does, it answers later, so that simultaneous requests overlap. */
export function memoryStore(key: 'id' | 'email' = 'id'): MemoryStore {
  const leads: MemoryStore['leads'] = new Map();
  const claims = new Map<string, Date>();
  const later = () => new Promise((resolve) => setImmediate(resolve));
  return {
    leads,
    async find(keys) {
      await later();
      return keys.flatMap((each) => leads.get(each) ?? []);
    },
    async add(added, claimedUntil) {
      await later();
      if (leads.has(added[key])) return false;
      leads.set(added[key], { ...added, pending: true });
      if (claimedUntil) claims.set(added[key], claimedUntil);
      return true;
    },
    async settle(lead) {
      await later();
      const found = leads.get(lead[key]);
      if (found) leads.set(lead[key], { ...found, pending: false });
    },
    async claim(lead, until) {
      await later();
      if (!leads.get(lead[key])?.pending || claims.has(lead[key])) return false;
      claims.set(lead[key], until);
      return true;
    },
    async confirm(lead) {
      await later();
      const found = leads.get(lead[key]);
      if (!found || found.confirmedAt) return false;
      leads.set(lead[key], { ...lead, pending: true });
      return true;
    },
    async release(lead) {
      await later();
      claims.delete(lead[key]);
    },
    async *pendingBefore(then) {
      await later();
      for (const found of [...leads.values()]) if (found.pending && found.createdAt < then) yield found[key];
    },
  };
}
