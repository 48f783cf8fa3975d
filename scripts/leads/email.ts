import { isEmail, normaliseEmail } from '../../functions/leads/text.ts';
import { UserError } from '../progress.ts';

/** Normalises an address to its stored form. */
export function readEmail(address: string | undefined, help: string): string {
  if (address === undefined)
    throw new UserError(`Es fehlt, um wen es geht: --email name@example.com\n\n${help}`);
  const email = normaliseEmail(address);
  if (isEmail(email)) return email;
  throw new UserError(
    `„${address}“ ist keine E-Mail-Adresse. Schreiben Sie zum Beispiel --email name@example.com`,
  );
}

/**
 * Reads lead ids.
 * @throws UserError for an e-mail address, which would be searched as an id and wrongly reported as not stored
 */
export function readIds(given: string[]): string[] {
  const address = given.find((one) => one.includes('@'));
  if (address === undefined) return given;
  throw new UserError(
    `„${address}“ ist eine Adresse, keine Nummer eines Vorgangs. Schreiben Sie --email ${address}`,
  );
}
