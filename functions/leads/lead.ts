import type { FormName } from './contract.ts';

/** What a form contributes to a lead, normalised. */
export type LeadData = {
  leadType: string;
  company: string;
  name: string;
  email: string;
  phone: string;
  message: string;
  consent: true;
};

export type Lead = LeadData & {
  /** The submission's id: what is answered, stored under and told to receivers, who recognise repeats by it. */
  id: string;
  form: FormName;
  /** The wording that was agreed to. */
  consentText: string;
  page?: string;
  createdAt: Date;
  /** When it has to be gone. */
  expiresAt: Date;
  fingerprint: string;
};

export type LeadStore = {
  /** The leads among these ids that are kept, in the order asked for. */
  find(ids: readonly string[]): Promise<Array<Lead & { pending: boolean }>>;
  /** Stores a lead, marked as pending; false when its id is taken. */
  add(lead: Lead): Promise<boolean>;
  /** Notes that the owner has been notified. */
  settle(id: string, signal?: AbortSignal): Promise<void>;
  /** Ids of what has been pending since before then, oldest first. */
  pendingBefore(then: Date): AsyncIterable<string>;
};

/** Tells the owner and the machines about a lead. */
export type Notifier = (lead: Lead, signal?: AbortSignal) => Promise<void>;
