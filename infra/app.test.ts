import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';

const app = fileURLToPath(new URL('app.ts', import.meta.url));

it('refuses stage prod while the content is not fit to be published, under plain cdk too', () => {
  const { status, stderr } = synth('prod');
  expect(stderr).toMatch(
    /^The content is not fit to be published: \d+ places, listed by npm run check:publish\. Stage prod refuses it\.\n$/,
  );
  expect(status).toBe(1);
}, 120_000);

it('warns of it in stage dev', () => {
  const { status, stdout, stderr } = synth('dev');
  expect(status).toBe(0);
  expect(stdout + stderr).toMatch(/WARNING The content is not fit to be published: \d+ places/);
}, 120_000);

function synth(stage: string) {
  const folder = mkdtempSync(join(tmpdir(), 'synth-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const env = { ...process.env, CDK_OUTDIR: folder, CDK_CONTEXT_JSON: JSON.stringify({ stage }) };
  return spawnSync(process.execPath, [app], { env, encoding: 'utf8' });
}

it('stops with one sentence where nothing has been built', () => {
  const folder = mkdtempSync(join(tmpdir(), 'unbuilt-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const { status, stderr, stdout } = spawnSync(process.execPath, [app], {
    cwd: folder,
    env: { ...process.env, BUILD_FOLDER: '' },
    encoding: 'utf8',
  });
  expect(stderr.trim()).toBe('dist/site-build.js is missing. Run npm run build first.');
  expect(stdout).toBe('');
  expect(status).toBe(1);
}, 120_000);
