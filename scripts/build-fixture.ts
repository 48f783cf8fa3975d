import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from './build-lock.ts';
import { runQuietly } from './run-quietly.ts';
import { synth } from './synth.ts';

/** Environment that makes every command use the tests' content instead of the owner's. */
export const FIXTURE = {
  CONTENT_FOLDER: 'site/testing/content',
  BUILD_FOLDER: '.cache/fixture/dist',
  CDK_OUTDIR: '.cache/fixture/cdk.out',
};

/** Inputs of build and synthesis. Includes folders, whose modification time reveals deleted files. */
const INPUTS = ['{functions,infra,scripts,site}/**', 'package-lock.json', 'cdk.json', 'tsconfig.json'];

/** Builds and synthesises the tests' fixture unless it is current. Called by Vitest and Playwright at the start. */
export default async function buildFixture(): Promise<void> {
  if (process.env.FIXTURE_IS_BUILT) return;
  await withLock(FIXTURE.BUILD_FOLDER, async () => {
    if (isCurrent()) return;
    await runQuietly('scripts/build.ts', { args: ['--editor'], env: FIXTURE });
    await synth(FIXTURE.CDK_OUTDIR, FIXTURE);
  });
  process.env.FIXTURE_IS_BUILT = 'true';
}

function isCurrent(): boolean {
  const built = statSync(join(FIXTURE.CDK_OUTDIR, 'manifest.json'), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  // A new day can publish articles or end the campaign.
  if (new Date(built).toDateString() !== new Date().toDateString()) return false;
  const inputs = globSync(INPUTS, { exclude: (name) => /\.(?:test|spec)\.tsx?$/.test(name) });
  return inputs.every((file) => statSync(file).mtimeMs < built);
}

if (import.meta.main) await buildFixture();
