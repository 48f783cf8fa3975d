import type { FormName } from './contract.ts';

/** What a form contributes to a lead, normalised. A field that the form has not is absent, one left empty is null. */
export type LeadData = {
  leadType: string;
  company?: string | null;
  name: string;
  email: string;
  phone?: string | null;
  message?: string | null;
  consent?: true;
};

export type Lead = LeadData & {
  /** The submission's id: what is answered and told to receivers, who recognise repeats by it. */
  id: string;
  form: FormName;
  /** The wording that was agreed to. */
  consentText?: string;
  page?: string;
  createdAt: Date;
  /** When it has to be gone. */
  expiresAt: Date;
  fingerprint: string;
  /** Sent by the site to itself (canary.ts): no enquiry of anybody. */
  canary?: true;
};

export type KeptLead = Lead & { pending: boolean };

/** Where leads are kept, each under a key: its id, or for the free prompts its e-mail address. */
export type LeadStore = {
  /** The leads that are kept under these keys, in the order asked for. */
  find(keys: readonly string[]): Promise<KeptLead[]>;
  /**
   * Stores a lead, marked as pending; false when its key is taken.
   * @param claimedUntil claims its notification at the same time, see `claim`
   */
  add(lead: Lead, claimedUntil?: Date): Promise<boolean>;
  /** Notes that the owner has been notified. */
  settle(lead: Lead, signal?: AbortSignal): Promise<void>;
  /** Keys of what has been pending since before then, oldest first. */
  pendingBefore(then: Date): AsyncIterable<string>;
};

/** Sees to it that of several requests only one at a time notifies of a lead. */
export type NotificationClaims = {
  /** Whether the notification of this pending lead is now the caller's business, until then at the latest. */
  claim(lead: Lead, until: Date): Promise<boolean>;
  /** Gives a claim back, for whoever tries next. */
  release(lead: Lead): Promise<void>;
};

/** Tells the owner and the machines about a lead. */
export type Notifier = (lead: Lead, signal?: AbortSignal) => Promise<void>;
