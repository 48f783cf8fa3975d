import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { UserError } from '../progress.ts';

const caches = process.env.XDG_CACHE_HOME || join(homedir(), '.cache');

/** Where checkers of these versions lie when they are installed: outside the repository, which never needs them. */
export const checkersFolder = (versions: Record<string, string>) =>
  join(
    caches,
    'website-checkers',
    Object.entries(versions)
      .map(([name, version]) => `${name.replace(/.*\//, '')}-${version}`)
      .join('_'),
  );

/**
 * Installs checkers once, without running scripts of theirs.
 * @param prepare what else has to be done in their folder
 * @returns their folder
 */
export async function installCheckers(
  versions: Record<string, string>,
  prepare: (folder: string) => void = () => {},
): Promise<string> {
  const folder = checkersFolder(versions);
  if (existsSync(folder)) return folder;
  const half = `${folder}.${process.pid}`;
  try {
    mkdirSync(half, { recursive: true });
    writeFileSync(join(half, 'package.json'), JSON.stringify({ private: true, dependencies: versions }));
    const args = ['install', '--ignore-scripts', '--no-audit', '--no-fund'];
    await promisify(execFile)('npm', args, { cwd: half });
    prepare(half);
    // Only what is complete has the name.
    renameSync(half, folder);
    return folder;
  } catch (error) {
    rmSync(half, { recursive: true, force: true });
    const { message } = error as Error;
    throw new UserError(`The checkers cannot be installed; it needs the package registry.\n${message}`);
  }
}
