import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { buildFolder } from '../site/build-folder.ts';
import { contentFolder } from '../site/content/content-files.server.ts';
import { developerOptions } from './developer-options.ts';
import { fail } from './progress.ts';
import { unlessUnchanged } from './unless-unchanged.ts';

/**
 * Builds what is deployed, into dist/, or leaves it as it is where it would come out the same. What builds is loaded
 * only then: to see that nothing has changed takes less than that.
 */
export async function build() {
  const isBuilt = await unlessUnchanged(
    {
      inputs: [contentFolder, 'site', 'functions', 'scripts', 'package.json', 'tsconfig.json', ...PACKAGES],
      circumstances: circumstances(new Date()),
      outputs: buildFolder,
      stamp: join('.cache', buildFolder, 'built'),
    },
    async () => {
      const { buildAll } = await import('./build-all.ts');
      await buildAll();
    },
  );
  if (!isBuilt)
    process.stderr.write(`✓ Nothing to build: ${buildFolder}/ is what this tree has built today\n`);
}

/** What should be installed, and what npm has installed. */
const PACKAGES = ['package-lock.json', 'node_modules/.package-lock.json'];

/** What a build depends on beside files: the day (articles, campaign), the history (dates of change), the settings. */
function circumstances(now: Date): string[] {
  const { stdout } = spawnSync('git', ['rev-parse', 'HEAD', '--is-shallow-repository'], { encoding: 'utf8' });
  const { CONTENT_UNPUBLISHED = '' } = process.env;
  const day = now.toLocaleDateString('sv-SE', { timeZone: 'Europe/Berlin' });
  return [day, stdout ?? '', CONTENT_UNPUBLISHED, process.version, process.platform, process.arch];
}

const help = `Builds the site (dist/site/client) and the handlers (dist/functions), unless nothing has changed since the last time.

  npm run build

To have it built anyway, remove dist/ first.`;

async function main() {
  developerOptions(help, {});
  await build();
}

if (import.meta.main) await main().catch(fail);
