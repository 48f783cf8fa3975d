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
