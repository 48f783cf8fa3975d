import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { removeFolder } from '../site/lib/remove-folder.server.ts';

const app = fileURLToPath(new URL('app.ts', import.meta.url));

it('refuses stage prod while the content is not fit to be published, under plain cdk too', () => {
  const CDK_OUTDIR = temporaryFolder();
  const env = {
    ...process.env,
    CDK_OUTDIR,
    CDK_CONTEXT_JSON: '{"stage":"prod","alarmEmail":"ops@example.net"}',
  };
  const { status, stderr } = spawnSync(process.execPath, [app], { env, encoding: 'utf8' });
  expect(stderr).toMatch(
    /^The content is not fit to be published: \d+ places, listed by npm run check:publish\. Stage prod refuses it\.\n$/,
  );
  expect(status).toBe(1);
}, 120_000);

it('warns of it in stage dev, for which the fixture is synthesised', () => {
  const metadata = readFileSync(join(process.env.CDK_OUTDIR ?? '', 'Website-dev.metadata.json'), 'utf8');
  expect(metadata).toMatch(/"aws:cdk:warning".*The content is not fit to be published: \d+ places/s);
});

it('stops with one sentence where nothing has been built', () => {
  const { status, stderr, stdout } = spawnSync(process.execPath, [app], {
    cwd: temporaryFolder(),
    env: { ...process.env, BUILD_FOLDER: '' },
    encoding: 'utf8',
  });
  expect(stderr.trim()).toBe(`${join('dist/site-build.js')} is missing. Run npm run build first.`);
  expect(stdout).toBe('');
  expect(status).toBe(1);
}, 120_000);

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'app-'));
  onTestFinished(() => removeFolder(folder));
  return folder;
}
