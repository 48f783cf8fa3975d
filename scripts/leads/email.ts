import { isEmail, normaliseEmail } from '../../functions/leads/text.ts';
import { UserError } from '../progress.ts';

/** An address as it is stored. */
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
 * The numbers of leads.
 * @throws UserError for an address among them: looked for as a number, it would be told that nothing is kept of it
 */
export function readIds(given: string[]): string[] {
  const address = given.find((one) => one.includes('@'));
  if (address === undefined) return given;
  throw new UserError(
    `„${address}“ ist eine Adresse, keine Nummer eines Vorgangs. Schreiben Sie --email ${address}`,
  );
}
