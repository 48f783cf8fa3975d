import { execSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import cdkJson from '../cdk.json' with { type: 'json' };
import packageJson from '../package.json' with { type: 'json' };
import { removeFolder } from '../site/lib/remove-folder.server.ts';
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

describe('after each change of node_modules, npm', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'linked-'));
    const name = 'node-of-the-project';
    mkdirSync(join(folder, 'node_modules', name), { recursive: true });
    const write = (file: string, value: object) => writeFileSync(join(folder, file), JSON.stringify(value));
    const { engines, scripts } = packageJson;
    write('package.json', { engines, scripts, optionalDependencies: { [name]: '1.0.0' } });
    write(`node_modules/${name}/package.json`, { name, version: '1.0.0', bin: { node: 'node' } });
    write(`node_modules/${name}/node`, {});
    cpSync('scripts/link-node.mjs', join(folder, 'scripts/link-node.mjs'));
  });
  afterEach(() => removeFolder(folder));

  test('links the project’s Node again, which npm 10 has removed', () => {
    execSync('npm run dependencies', { cwd: folder, stdio: 'pipe' });
    expect(existsSync(join(folder, 'node_modules/.bin/node'))).toBe(true);
  });

  test('refuses a Node for which it would leave out packages', () => {
    // On Windows, where names of either case are one, Vitest repeats each in capitals, which would be read.
    const { NPM_CONFIG_USER_AGENT: _, ...others } = process.env;
    const env = { ...others, npm_config_user_agent: 'npm/9.2.0 node/v20.9.0 linux x64' };
    const { status, stderr } = spawnSync(process.execPath, ['scripts/link-node.mjs'], { cwd: folder, env });
    expect(status).toBe(1);
    expect(`${stderr}`).toBe('npm runs on Node 20.9.0. Install Node 20.19 or newer, and run npm ci again.\n');
  });
});

test('whoever starts processes removes folders as Windows needs it, where they hold files for a moment', () => {
  const hasty = globSync('{functions,infra,scripts,site}/**/*.ts').filter((file) => {
    const code = readFileSync(file, 'utf8');
    return code.includes("from 'node:child_process'") && /\brmSync\([^;]*recursive: true/.test(code);
  });
  expect(hasty).toEqual([]);
});

test.each(globSync('{README.md,{content,docs,infra}/*.md}'))(
  '%s runs nothing in the machine’s own Node',
  (document) => {
    expect(readFileSync(document, 'utf8').match(/(?<!npx )\bnode [\w/.-]+\.ts\b/g)).toBeNull();
  },
);
