import type { Submission } from '../leads/create-lead.ts';
import type { Lead, LeadStore } from '../leads/lead.ts';

/** What a visitor fills in. */
export const enquiry = {
  inquiryType: 'consulting',
  company: 'Muster GmbH',
  name: 'Jörg Beispiel',
  email: 'joerg@example.com',
  phone: '+49 69 90009 123',
  message: 'Wir möchten Angebote schneller schreiben.',
  consent: true,
};

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
  network: '192.0.2.1',
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

export type MemoryStore = LeadStore & { leads: Map<string, Lead & { pending: boolean }> };

/** A store in memory. As a real one does, it answers later, so that simultaneous requests overlap. */
export function memoryStore(): MemoryStore {
  const leads: MemoryStore['leads'] = new Map();
  const later = () => new Promise((resolve) => setImmediate(resolve));
  return {
    leads,
    async find(ids) {
      await later();
      return ids.flatMap((id) => leads.get(id) ?? []);
    },
    async add(added) {
      await later();
      if (leads.has(added.id)) return false;
      leads.set(added.id, { ...added, pending: true });
      return true;
    },
    async settle(id) {
      await later();
      const found = leads.get(id);
      if (found) leads.set(id, { ...found, pending: false });
    },
    async *pendingBefore(then) {
      await later();
      for (const found of [...leads.values()]) if (found.pending && found.createdAt < then) yield found.id;
    },
  };
}
