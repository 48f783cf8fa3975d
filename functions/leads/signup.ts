import { equalInConstantTime, type KeyedHash } from './keyed-hash.ts';

/** The form whose addresses have to be confirmed by a link (docs/api.md, "Confirmed sign-ups"). */
export const SIGNUP_FORM = 'popup-signup';

/** Path of the link in the mail; a token follows. */
export const CONFIRMATION_PATH = '/api/confirmations/';

/** Retention of a sign-up that nobody confirms. */
export const unconfirmedDays = (retentionDays: number | undefined) =>
  retentionDays === undefined ? undefined : Math.min(retentionDays, 30);

const LINK_DAYS = 14;
const DAY_SECONDS = 24 * 60 * 60;
const ID_BYTES = 16;
const EXPIRY_BYTES = 4;
const MAC_BYTES = 16;

/** The link's token: the sign-up's id and the link's expiry, with a keyed hash of both. */
export function signupToken(hash: KeyedHash, { id, createdAt }: { id: string; createdAt: Date }): string {
  const content = Buffer.alloc(ID_BYTES + EXPIRY_BYTES);
  content.write(id.replaceAll('-', ''), 'hex');
  content.writeUInt32BE(Math.floor(createdAt.getTime() / 1000) + LINK_DAYS * DAY_SECONDS, ID_BYTES);
  return Buffer.concat([content, macOf(hash, content)]).toString('base64url');
}

/** Reads a token; undefined if it wasn't made with this key. */
export function readSignupToken(hash: KeyedHash, token: string): { id: string; expiresAt: Date } | undefined {
  const bytes = Buffer.from(token, 'base64url');
  // Decoding ignores characters that aren't base64url.
  if (bytes.length !== ID_BYTES + EXPIRY_BYTES + MAC_BYTES || bytes.toString('base64url') !== token)
    return undefined;
  const content = bytes.subarray(0, ID_BYTES + EXPIRY_BYTES);
  const mac = bytes.subarray(content.length).toString('base64url');
  if (!equalInConstantTime(mac, macOf(hash, content).toString('base64url'))) return undefined;
  const id = content
    .toString('hex', 0, ID_BYTES)
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return { id, expiresAt: new Date(content.readUInt32BE(ID_BYTES) * 1000) };
}

const macOf = (hash: KeyedHash, content: Buffer) =>
  hash('signup-link', content.toString('base64url')).subarray(0, MAC_BYTES);
