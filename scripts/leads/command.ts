import { isEmail, normaliseEmail } from '../../functions/leads/text.ts';
import { UserError } from '../progress.ts';

export type Terminal = {
  /** Prints the result (standard output). */
  print(text: string): void;
  /** Prints progress, never part of the result (standard error). */
  note(text: string): void;
  /** Returns '' without an answer. */
  ask(question: string): Promise<string>;
};

export type Command = {
  /** One line in the overview. */
  summary: string;
  help: string;
  run(args: string[], terminal: Terminal): Promise<void>;
};

/** A command's subject: an address in its stored form, or lead ids. */
export type Wanted = { email?: string | undefined; ids: readonly string[] };

/**
 * Reads `--email` or the ids of leads.
 * @throws UserError for an address among the ids, which would be searched as an id and wrongly reported as not stored
 */
export function wantedOf(address: string | undefined, given: readonly string[], help: string): Wanted {
  // Also as the erasure log lists them. An empty id, as from an empty shell variable, would match every message without one.
  const ids = given.flatMap((text) => text.split(/[\s,"[\]]+/)).filter(Boolean);
  const misplaced = ids.find((one) => one.includes('@'));
  if (misplaced !== undefined) {
    throw new UserError(
      `„${misplaced}“ ist eine Adresse, keine Nummer eines Vorgangs. Schreiben Sie --email ${misplaced}`,
    );
  }
  if (address === undefined) {
    if (ids.length > 0) return { ids };
    throw new UserError(`Es fehlt, um wen es geht: --email name@example.com\n\n${help}`);
  }
  if (ids.length > 0) throw new UserError(`Nennen Sie entweder --email oder Vorgänge.\n\n${help}`);
  const email = normaliseEmail(address);
  if (isEmail(email)) return { email, ids };
  throw new UserError(
    `„${address}“ ist keine E-Mail-Adresse. Schreiben Sie zum Beispiel --email name@example.com`,
  );
}

/** Of every command that asks. */
export const yesOption = { yes: { type: 'boolean' } } as const;

/** Asks for a word, which may be typed without umlauts, unless `--yes` has given it. @throws UserError without it */
export async function confirm(
  terminal: Terminal,
  yes: boolean | undefined,
  question: string,
  word: string,
  refused: string,
) {
  if (yes) return;
  const plain = (text: string) =>
    text.trim().toLowerCase().normalize('NFC').replace('ö', 'oe').replace('ü', 'ue');
  const answer = await terminal.ask(`\n${question} Geben Sie zum Bestätigen „${word}“ ein: `);
  if (plain(answer) !== plain(word))
    throw new UserError(`Abgebrochen. ${refused} Ohne Rückfrage, für Skripte: --yes`);
}
