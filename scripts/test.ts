import { once } from 'node:events';
import { buildFolder } from '../site/build-folder.ts';
import { build } from './build.ts';
import buildFixture from './build-fixture.ts';
import { withLock } from './build-lock.ts';
import { testBrowser } from './chromium.ts';
import { developerOptions } from './developer-options.ts';
import { otherEngines, remedy } from './engines.ts';
import { freePort } from './free-port.ts';
import { startScript, stopWhenAsked } from './processes.ts';
import { fail, step, UserError } from './progress.ts';
import { synth } from './synth.ts';

const help = `Runs types, lint and format while it builds, then unit, template and the main browser tests. Takes
4 minutes on two cores, up to 14 on slow ones. The tests use content of their own (site/testing/content); each
page of content/ is built and opened.

  npm test
  npm test -- --all   all of them, also in every state, width and combination (scripts/long-tests.ts): 14 to 30 minutes

One test file or one test:
  npx vitest run site/components/price -t "reduced rate"
  npx playwright test enquiry.spec.ts -g "stored once"    in the browser`;

async function main() {
  const { all } = developerOptions(help, { options: { all: { type: 'boolean' } } }).values;
  stopWhenAsked();
  // Fail early rather than after the unit tests.
  testBrowser();
  const { missing } = otherEngines();
  if (missing.length > 0) console.log(`The main flows are not tested in every browser. ${remedy(missing)}`);
  const began = performance.now();
  await Promise.all([
    run('Types', 'node_modules/typescript/bin/tsc'),
    run('Lint and format', 'node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'),
    buildAll(),
  ]);
  // Read by the configurations of Vitest and Playwright.
  if (!all) process.env.SHORT_TESTS = 'true';
  await run('Unit, content and template tests', 'node_modules/vitest/vitest.mjs', 'run');
  process.env.E2E_PORT = String(await freePort());
  await run('Browser tests', 'node_modules/@playwright/test/cli.js', 'test');
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(`\n✓ ${all ? 'All tests' : 'The main tests'} passed in ${seconds} s`);
  if (!all) console.log('All of them: npm test -- --all');
}

async function buildAll() {
  await withLock(buildFolder, async () => {
    await build();
    await step('Synthesise the stack', () => synth());
  });
  await step('Build and synthesise what tests run on', buildFixture);
}

async function run(title: string, script: string, ...args: string[]) {
  console.log(`— ${title}`);
  const began = performance.now();
  const [status] = await once(startScript(script, args), 'exit');
  if (status !== 0) throw new UserError(`${title}: failed. The lines above say where.`);
  console.log(`✓ ${title} (${((performance.now() - began) / 1000).toFixed(1)} s)`);
}

await main().catch(fail);
