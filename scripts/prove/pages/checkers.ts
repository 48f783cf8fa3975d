import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { UserError } from '../../progress.ts';

/**
 * Checkers that bring hundreds of packages along, exactly: of Lighthouse the newest that npm installs without a
 * warning where it runs on Node 20.
 */
export const VERSIONS = { lighthouse: '12.8.2', 'html-validate': '11.18.0' };

const caches = process.env.XDG_CACHE_HOME || join(homedir(), '.cache');
const folder = join(
  caches,
  'website-checkers',
  Object.entries(VERSIONS)
    .map(([name, version]) => `${name}-${version}`)
    .join('_'),
);

/** Installs the checkers outside the repository, once for each version. */
export async function installCheckers(signal: AbortSignal): Promise<void> {
  if (existsSync(folder)) return;
  const half = `${folder}.${process.pid}`;
  try {
    await mkdir(half, { recursive: true });
    await writeFile(
      join(half, 'package.json'),
      JSON.stringify({ private: true, type: 'module', dependencies: VERSIONS }),
    );
    await promisify(execFile)('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund'], {
      cwd: half,
      signal,
    });
    await rename(half, folder);
  } catch (error) {
    await rm(half, { recursive: true, force: true });
    signal.throwIfAborted();
    throw new UserError(
      `The checkers could not be installed into ${folder}: npm needs its registry.\n${(error as Error).message}`,
    );
  }
}

/** A module of theirs. What it exports is not known to the compiler: callers name what they use. */
export function importChecker<Module>(name: string): Promise<Module> {
  const resolve = createRequire(join(folder, 'package.json')).resolve;
  return import(pathToFileURL(resolve(name)).href);
}
