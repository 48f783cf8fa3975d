import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
  expect(command).toMatch(/^(?:node|npm|tsc|biome|cdk)(?: [\w./:-]+)*$/);
});

test('the project’s Node is found again after npm 10 has removed its link', () => {
  const folder = mkdtempSync(join(tmpdir(), 'linked-'));
  const write = (file: string, value: object) => writeFileSync(join(folder, file), JSON.stringify(value));
  const name = 'node-of-the-project';
  mkdirSync(join(folder, 'node_modules', name), { recursive: true });
  write('package.json', { optionalDependencies: { [name]: '1.0.0' }, scripts: packageJson.scripts });
  write(`node_modules/${name}/package.json`, { name, version: '1.0.0', bin: { node: 'node' } });
  write(`node_modules/${name}/node`, {});
  // What npm runs after each change of node_modules.
  execFileSync('npm run dependencies', { cwd: folder, shell: true, stdio: 'pipe' });
  expect(existsSync(join(folder, 'node_modules/.bin/node'))).toBe(true);
  rmSync(folder, { recursive: true });
});

test.each(globSync('{README.md,{content,docs,infra}/*.md}'))(
  '%s runs nothing in the machine’s own Node',
  (document) => {
    expect(readFileSync(document, 'utf8').match(/(?<!npx )\bnode [\w/.-]+\.ts\b/g)).toBeNull();
  },
);
