import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { environment, hashOf } from '../site/lib/cache.server.ts';
import { withLock } from './build-lock.ts';
import { runQuietly } from './run-quietly.ts';
import { synth } from './synth.ts';

/** Environment that makes every command use the tests' content instead of the owner's. */
export const FIXTURE = {
  CONTENT_FOLDER: 'site/testing/content',
  BUILD_FOLDER: '.cache/fixture/dist',
  CDK_OUTDIR: '.cache/fixture/cdk.out',
};

/** Builds and serves the fixture. */
export const SERVE_FIXTURE = 'node scripts/build-fixture.ts && node scripts/start.ts --no-build';

/** Sources of build and synthesis; the tests aren't among them. */
const INPUTS = ['{functions,infra,scripts,site}/**', 'package.json', 'cdk.json', 'tsconfig.json'];

/** Variables that change what is built. */
const VARIABLES = ['CDK_CONTEXT_JSON', 'CONTENT_UNPUBLISHED'];

/** Hash of the inputs that the fixture was made from. */
const MADE_FROM = '.cache/fixture/made-from';

/** Builds and synthesises the tests' fixture unless it is current. Called by Vitest and Playwright at the start. */
export default async function buildFixture(): Promise<void> {
  if (process.env.FIXTURE_IS_BUILT) return;
  await withLock(FIXTURE.BUILD_FOLDER, async () => {
    // Read before the build, so that files saved meanwhile are built again.
    const inputs = fixtureInputs();
    if (existsSync(MADE_FROM) && readFileSync(MADE_FROM, 'utf8') === inputs) return;
    rmSync(MADE_FROM, { force: true });
    await runQuietly('scripts/build.ts', { args: ['--editor'], env: FIXTURE });
    await synth(FIXTURE.CDK_OUTDIR, FIXTURE);
    writeFileSync(MADE_FROM, inputs);
  });
  process.env.FIXTURE_IS_BUILT = 'true';
}

/** By content, as git and `cp -p` set any time of modification. */
export function fixtureInputs(root = '.', env = process.env, now = new Date()): string {
  const files = globSync(INPUTS, { cwd: root, exclude: (name) => /\.(?:test|spec)\.tsx?$/.test(name) })
    .sort()
    .filter((file) => statSync(join(root, file)).isFile());
  return hashOf([
    ...environment(root),
    ...VARIABLES.map((name) => env[name] ?? ''),
    // A new day can publish articles or end the campaign.
    now.toDateString(),
    ...files.flatMap((file) => [file, readFileSync(join(root, file))]),
  ]);
}

if (import.meta.main) await buildFixture();
