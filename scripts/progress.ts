import { ContentErrors } from '../site/content/content-error.ts';

/**
 * Runs one step of a longer command and says so on standard error, so that what a command prints stays its own:
 * what is going on while it runs (on a terminal), and how long it took.
 */
export async function step<Result>(title: string, run: () => Promise<Result> | Result): Promise<Result> {
  const isTerminal = process.stderr.isTTY === true;
  if (isTerminal) process.stderr.write(`… ${title}`);
  const began = performance.now();
  try {
    const result = await run();
    process.stderr.write(`${isTerminal ? '\r\x1b[2K' : ''}✓ ${title} (${seconds(began)})\n`);
    return result;
  } catch (error) {
    process.stderr.write(`${isTerminal ? '\r\x1b[2K' : ''}✗ ${title} (${seconds(began)})\n`);
    throw error;
  }
}

/** Ends a command with what its reader has to know; a stack only for errors nobody foresaw. */
export function fail(error: unknown): never {
  const isForeseen = error instanceof UserError || error instanceof ContentErrors;
  console.error(`\n${isForeseen ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
}

/** The same for commands of the owner: never a stack, which no layman can read. `DEBUG=1` shows it. */
export function failInGerman(error: unknown): never {
  if (process.env.DEBUG || error instanceof UserError || error instanceof ContentErrors) fail(error);
  const reason = error instanceof Error ? error.message : String(error);
  return fail(
    new UserError(
      `Der Befehl ist abgebrochen: ${reason}\nDas ist ein Fehler des Programms. Geben Sie diese Meldung weiter; mit DEBUG=1 zeigt der Befehl mehr.`,
    ),
  );
}

/** An error whose message says everything: what is wrong and what to do. */
export class UserError extends Error {
  override name: string = 'UserError';
}

function seconds(began: number): string {
  return `${((performance.now() - began) / 1000).toFixed(1)} s`;
}
