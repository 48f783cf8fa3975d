import { createHash, type Hash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export type Work = {
  /** Files and folders that it reads. */
  inputs: readonly string[];
  /** What it depends on beside them. */
  circumstances: readonly string[];
  /** The folder that it writes. */
  outputs: string;
  /** File in which is noted what has come of what; without it the work is done. */
  stamp: string;
};

/**
 * Does a piece of work unless its inputs are those of the last time and what came of it then lies there untouched: both
 * by their bytes, as times of change say little after a checkout.
 * @returns whether it was done
 */
export async function unlessUnchanged(work: Work, run: () => Promise<void>): Promise<boolean> {
  const { outputs, stamp } = work;
  const before = digestOfInputs(work);
  const noted = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
  if (noted === note(before, outputs)) return false;
  rmSync(stamp, { force: true });
  await run();
  // Of a file that was saved meanwhile nobody knows which of its states was read.
  if (digestOfInputs(work) !== before) return true;
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, note(before, outputs));
  return true;
}

const note = (inputs: string, outputs: string) => `${inputs} ${digest((hash) => addTree(hash, outputs))}\n`;

const digestOfInputs = ({ inputs, circumstances }: Work) =>
  digest((hash) => {
    for (const each of circumstances) add(hash, each);
    for (const path of inputs) addTree(hash, path);
  });

function digest(fill: (hash: Hash) => void): string {
  const hash = createHash('sha256');
  fill(hash);
  return hash.digest('hex');
}

/** Each with its length, so that no two trees run together to the same bytes. */
function add(hash: Hash, bytes: string | Buffer): void {
  hash.update(`${Buffer.byteLength(bytes)}\0`).update(bytes);
}

function addTree(hash: Hash, path: string): void {
  add(hash, path);
  const found = statSync(path, { throwIfNoEntry: false });
  if (found?.isDirectory()) {
    for (const name of readdirSync(path).sort()) addTree(hash, join(path, name));
  } else add(hash, found ? readFileSync(path) : 'missing');
}
