import type { FormName } from './contract.ts';

/** What visitors type, in the order in which receivers and exports have it. */
export const TYPED_FIELDS = ['company', 'name', 'email', 'phone', 'message'] as const;
export type TypedField = (typeof TYPED_FIELDS)[number];

/** An object with a value for each of these fields. */
export const forTypedFields = <Value>(of: (field: TypedField) => Value) =>
  Object.fromEntries(TYPED_FIELDS.map((field) => [field, of(field)])) as Record<TypedField, Value>;

/** A form's normalised data. A field the form doesn't have is absent; one left empty is null. */
export type LeadData = { leadType: string; name: string; email: string; consent?: true } & {
  [Field in TypedField]?: string | null;
};

export type Lead = LeadData & {
  /** The submission's id, answered to the client and sent to receivers, who deduplicate by it. */
  id: string;
  form: FormName;
  /** Wording of the consent given. */
  consentText?: string;
  page?: string;
  createdAt: Date;
  /** When it has to be deleted. */
  expiresAt: Date;
  fingerprint: string;
  /** Sent by the site itself (canary.ts), not by a visitor. */
  canary?: true;
  /** Keyed hash of the sender's network and the day, which bounds the mails per network. Kept only while pending. */
  sentFrom?: string;
} & Partial<SignupConfirmation>;

/** Proof that the holder of a sign-up's address wants to be written to (Art. 7 (1) GDPR). */
export type SignupConfirmation = {
  confirmedAt: Date;
  /** The wording confirmed. */
  confirmedText: string;
  /** Keyed hash of the network it was confirmed from. */
  confirmedFrom: string;
};

export type KeptLead = Lead & { pending: boolean };

/** Stores leads by key: the id, or for free prompts the e-mail address. */
export type LeadStore = {
  /** The leads under these keys, in the order given. */
  find(keys: readonly string[]): Promise<KeptLead[]>;
  /**
   * Stores a lead as pending; false if its key is taken.
   * @param claimedUntil also claims its notification, see `claim`
   */
  add(lead: Lead, claimedUntil?: Date): Promise<boolean>;
  /** Marks a lead as notified. */
  settle(lead: Lead, signal?: AbortSignal): Promise<void>;
  /** Keys of leads pending since before `then`, oldest first. */
  pendingBefore(then: Date): AsyncIterable<string>;
  /**
   * Ensures that only one request at a time sends a lead's notification: true if the caller now holds the right to
   * notify of this pending lead, until `until` at the latest.
   */
  claim(lead: Lead, until: Date): Promise<boolean>;
  /**
   * Confirms a sign-up, once, and marks it as pending again; false if it is gone or confirmed already.
   * @param claimedUntil claims its notification, see `claim`
   */
  confirm(lead: Lead & SignupConfirmation, claimedUntil: Date): Promise<boolean>;
  /** Releases a claim for the next attempt. */
  release(lead: Lead): Promise<void>;
};

/** Publishes a lead to its receivers. */
export type Notifier = (lead: Lead, signal?: AbortSignal) => Promise<void>;

/** A lead as stored in DynamoDB, with the names of docs/product.md, "Stored leads". */
export type LeadItem = Omit<Lead, 'leadType' | 'createdAt' | 'expiresAt' | 'confirmedAt'> & {
  submissionId: string;
  /** In business_leads only; items of tv_leads have a `source` instead. */
  lead_type?: string;
  source?: typeof TV_SOURCE;
  createdAt: string;
  confirmedAt?: string;
  /** Partition key of the byMonth index. */
  month: string;
  /** Epoch seconds: the table's TTL. */
  expiresAt: number;
  /** Present only until the owner has been notified: the sparse index holds nothing else. */
  pending?: 'yes';
  /** Epoch milliseconds until which one request holds the right to notify. */
  claimedUntil?: number;
};

const TV_FORM: FormName = 'free-prompts';
const TV_SOURCE = 'tv_popup';

export function toItem(
  { leadType, createdAt, expiresAt, confirmedAt, ...lead }: Lead,
  claimedUntil?: Date,
): LeadItem {
  const created = createdAt.toISOString();
  return {
    ...lead,
    submissionId: lead.id,
    ...(lead.form === TV_FORM ? { source: TV_SOURCE } : { lead_type: leadType }),
    createdAt: created,
    month: created.slice(0, 7),
    expiresAt: toSeconds(expiresAt),
    ...(confirmedAt && { confirmedAt: confirmedAt.toISOString() }),
    pending: 'yes',
    ...(claimedUntil && { claimedUntil: claimedUntil.getTime() }),
  };
}

export function fromItem(stored: LeadItem): KeptLead {
  const { submissionId, lead_type, source, createdAt, confirmedAt, ...more } = stored;
  const { month, expiresAt, pending, claimedUntil, ...item } = more;
  return {
    ...item,
    leadType: lead_type ?? TV_FORM,
    createdAt: new Date(createdAt),
    ...(confirmedAt && { confirmedAt: new Date(confirmedAt) }),
    expiresAt: new Date(expiresAt * 1000),
    pending: pending !== undefined,
  };
}

export const toSeconds = (date: Date) => Math.floor(date.getTime() / 1000);
