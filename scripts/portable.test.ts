import { expect, test } from 'vitest';
import cdkJson from '../cdk.json' with { type: 'json' };
import packageJson from '../package.json' with { type: 'json' };
import { SERVE_FIXTURE } from './build-fixture.ts';

/** npm, cdk and Playwright hand these to cmd.exe on Windows. */
const commands = [
  ...Object.entries(packageJson.scripts),
  ['cdk app', cdkJson.app],
  ['cdk build', cdkJson.build],
  ...SERVE_FIXTURE.split(' && ').map((command) => ['the tests’ server', command]),
];

test.each(commands)('%s runs in any shell', (_name, command) => {
  expect(command).toMatch(/^(?:node|tsc|biome|cdk)(?: [\w./:-]+)*$/);
});
