import { ContentErrors } from '../site/content/errors/content-error.ts';
import { explainFileError } from './file-errors.ts';
import { stopped } from './processes.ts';

/** Tells how many of how many are done. */
export type Tell = (done: number, of: number) => void;

/**
 * Runs one step of a longer command and reports on standard error that it runs and how far it is (on a terminal), and how
 * long it took. Standard output is left to the command's result.
 */
export async function step<Result>(
  title: string,
  run: (tell: Tell) => Promise<Result> | Result,
): Promise<Result> {
  const isTerminal = process.stderr.isTTY === true;
  if (isTerminal) process.stderr.write(`… ${title}`);
  const began = performance.now();
  const tell: Tell = (done, of) => {
    if (isTerminal) process.stderr.write(`\r\x1b[2K… ${title} (${done} / ${of})`);
  };
  try {
    const result = await run(tell);
    process.stderr.write(`${isTerminal ? '\r\x1b[2K' : ''}✓ ${title} (${seconds(began)})\n`);
    return result;
  } catch (error) {
    process.stderr.write(`${isTerminal ? '\r\x1b[2K' : ''}✗ ${title} (${seconds(began)})\n`);
    throw error;
  }
}

/** Shortens a function's log line for the console: drops fields meant for machines. */
export function brief(line: string): string {
  if (!line.startsWith('{')) return line;
  let record: Record<string, unknown>;
  try {
    record = JSON.parse(line);
  } catch {
    return line;
  }
  const { _aws, ...fields } = record;
  return Object.entries(fields)
    .map(([key, value]) => `${key}=${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(' ');
}

/** Ends a command with an error message, with a stack trace for unexpected errors only. */
export function fail(error: unknown): void {
  end(error, explainFileError(error, 'en') ?? (error instanceof Error ? error.stack : String(error)));
}

/** The same for the owner's commands, without stack traces unless `DEBUG=1`. */
export function failInGerman(error: unknown): void {
  const reason = error instanceof Error ? error.message : String(error);
  const unforeseen = `Der Befehl ist abgebrochen: ${reason}\nDas ist ein Fehler des Programms. Geben Sie diese Meldung weiter; mit DEBUG=1 zeigt der Befehl mehr.`;
  if (process.env.DEBUG) fail(error);
  else end(error, explainFileError(error, 'de') ?? unforeseen);
}

function end(error: unknown, unforeseen: string | undefined) {
  // Later failures are consequences; processes.ts ends the command.
  if (stopped.aborted) return;
  const isForeseen = error instanceof UserError || error instanceof ContentErrors;
  console.error(`\n${isForeseen ? error.message : unforeseen}\n`);
  process.exit(1);
}

/**
 * Vite takes paths for URLs in places.
 * @throws UserError if the project's folder has a character that means something else there
 */
export function checkFolderName(language: 'en' | 'de' = 'en', folder = process.cwd()): void {
  const [character] = /[%#?]/.exec(folder) ?? [];
  if (!character) return;
  throw new UserError(
    language === 'en'
      ? `The path of this folder has a "${character}", which Vite can't handle: ${folder}. Rename the folder.`
      : `Im Pfad dieses Ordners steht das Zeichen „${character}“, mit dem Vite nicht umgehen kann: ${folder}. Benennen Sie den Ordner um.`,
  );
}

/** An error whose message explains problem and remedy. */
export class UserError extends Error {
  override name: string = 'UserError';
}

function seconds(began: number): string {
  return `${((performance.now() - began) / 1000).toFixed(1)} s`;
}
