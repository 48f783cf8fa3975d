import { runQuietly } from './run-quietly.ts';
import { synth } from './synth.ts';

/** Environment in which every command reads, builds and serves the content of tests instead of the owner's. */
export const FIXTURE = {
  CONTENT_FOLDER: 'site/testing/content',
  BUILD_FOLDER: '.cache/fixture/dist',
  CDK_OUTDIR: '.cache/fixture/cdk.out',
};

/** Builds and synthesises what tests run on. Vitest calls it before its tests; `npm test` has done it by then. */
export default async function buildFixture(): Promise<void> {
  if (process.env.FIXTURE_IS_BUILT) return;
  await runQuietly('scripts/build.ts', { env: FIXTURE });
  await synth(FIXTURE.CDK_OUTDIR, FIXTURE);
  process.env.FIXTURE_IS_BUILT = 'true';
}
