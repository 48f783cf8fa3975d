import type { KeyedHash } from './keyed-hash.ts';

/** Carries the canary's mark to the lead API; CloudFront hands it on, whoever sends it. */
export const CANARY_HEADER = 'x-canary';

/** Begins the ids of all canaries, so that their sender may be allowed to read and remove these only. */
export const CANARY_ID_PREFIX = 'ca0a4700-';

/** Begins the keys under which the limits table keeps who has received a canary. */
export const CANARY_KEY_PREFIX = 'canary:';

/** In case its sender dies before it has removed it. */
export const CANARY_RETENTION_DAYS = 1;

/** What makes the lead of this id a canary. Nobody without the secret can make it, and it fits no other id. */
export const canaryMark = (hash: KeyedHash, id: string) => hash('canary', id).toString('base64url');

/** What the canary fills in: readable for whoever meets it at the end of a webhook. No mail ever goes there. */
export const canaryEnquiry = {
  inquiryType: 'consulting',
  company: 'Selbsttest der Website',
  name: 'Täglicher Selbsttest',
  email: 'selbsttest@website.invalid',
  phone: '0',
  message: 'Diese Anfrage sendet die Website täglich an sich selbst. Bitte nicht beantworten.',
  consent: true,
};
