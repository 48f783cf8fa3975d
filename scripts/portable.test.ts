import { expect, test } from 'vitest';
import cdkJson from '../cdk.json' with { type: 'json' };
import packageJson from '../package.json' with { type: 'json' };

/** npm and cdk hand these to cmd.exe on Windows. */
const commands = [
  ...Object.entries(packageJson.scripts),
  ['cdk app', cdkJson.app],
  ['cdk build', cdkJson.build],
];

test.each(commands)('%s runs in any shell', (_name, command) => {
  expect(command).toMatch(/^(?:node|tsc|biome|cdk)(?: [\w./:-]+)*$/);
});
