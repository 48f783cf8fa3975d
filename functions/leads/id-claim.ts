import type { Counter } from './counter.ts';
import type { KeyedHash } from './keyed-hash.ts';
import type { Lead } from './lead.ts';

/**
 * Claims a lead's id for its address; false when another address has it. In tv_leads the address is the key, so the table
 * itself cannot refuse an id that is used twice, and whoever goes by the id would miss the second lead.
 */
export type ClaimId = (lead: Pick<Lead, 'id' | 'email' | 'expiresAt'>, hash: KeyedHash) => Promise<boolean>;

/** Kept in the limits table as long as the lead; an erasure removes it by this key. */
export const idClaimKey = (id: string) => `free-prompts-id:${id}`;

export const createIdClaim =
  (counter: Counter): ClaimId =>
  ({ id, email, expiresAt }, hash) =>
    counter({
      key: idClaimKey(id),
      member: hash('id-owner', id, email).toString('base64url', 0, 9),
      limits: { owners: 1 },
      expiresAt,
    });
