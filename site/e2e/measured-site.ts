import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { fixtureFolder } from '../testing/fixture.ts';
import { startOwnStack } from './own-stack.ts';

export const measurementId = 'G-TEST123456';
export const adConversion = 'AW-123456789/AbCdEf';

const content = relative('.', fixtureFolder);

/** Inputs of a fixture build; `.cache` saves generating pictures again. */
const sources = [
  'functions',
  'infra',
  'scripts',
  'site',
  '.cache',
  'cdk.json',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];

/** The fixture's site with analytics ids: built, synthesised and served. */
export async function startMeasuredSite() {
  const project = mkdtempSync(join(tmpdir(), 'measured-'));
  for (const source of sources) cpSync(source, join(project, source), { recursive: true });
  symlinkSync(resolve('node_modules'), join(project, 'node_modules'));
  const site = join(project, content, 'site.yaml');
  const analytics = `analytics:\n  measurementId: ${measurementId}\n  adConversion: ${adConversion}\n`;
  writeFileSync(site, `${readFileSync(site, 'utf8')}\n${analytics}`);
  const stack = await startOwnStack(
    { CONTENT_FOLDER: content, BUILD_FOLDER: 'dist', CDK_OUTDIR: 'cdk.out', LOCAL_RATE_LIMIT: '1000' },
    { project, build: true },
  );
  return {
    stack: stack.url,
    // A host name with dots, because domain cookies behave differently on localhost.
    url: stack.url.replace('localhost', 'www.measured.localhost'),
    async stop() {
      await stack.stop();
      rmSync(project, { recursive: true });
    },
  };
}
