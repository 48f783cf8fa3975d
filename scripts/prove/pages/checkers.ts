import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkersFolder } from '../install-checkers.ts';

/** Of Lighthouse the newest that npm installs without a warning where it runs on Node 20. */
export const VERSIONS = { lighthouse: '12.8.2', 'html-validate': '11.18.0' };

/** A module of theirs. What it exports is not known to the compiler: callers name what they use. */
export function importChecker<Module>(name: string): Promise<Module> {
  const { resolve } = createRequire(join(checkersFolder(VERSIONS), 'package.json'));
  return import(pathToFileURL(resolve(name)).href);
}
