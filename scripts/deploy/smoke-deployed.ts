import { existsSync } from 'node:fs';
import { UserError } from '../progress.ts';
import { deployedCanary, localCanary } from './canary.ts';
import { type Finding, smokeTest } from './smoke.ts';
import type { Outputs } from './stage.ts';
import { processes } from './tools.ts';

type Settings = { profile?: string | undefined; siteFolder?: string | undefined };

/** Looks at a deployed stage and says what it finds; how many things are wrong. */
export async function smokeDeployed(outputs: Outputs, { profile, siteFolder }: Settings): Promise<number> {
  const { SiteUrl: url, CanaryFunction: name } = outputs;
  if (!url || !name)
    throw new UserError('The stack lacks its outputs SiteUrl and CanaryFunction. Deploy it again.');
  const canary = () => deployedCanary(processes, name, profile);
  return told(await smokeTest({ url, siteFolder, redirect: await builtRedirect(), canary }));
}

export async function smokeLocal(url: string): Promise<number> {
  await fetch(url, { method: 'HEAD' }).catch(({ cause }: Error) => {
    throw new UserError(
      `Nothing answers at ${url} (${cause}). Start the local stack (npm start), or name where it runs.`,
    );
  });
  return told(await smokeTest({ url, redirect: await builtRedirect(), canary: () => localCanary(url) }));
}

/** One of those that were built, if anything was. */
async function builtRedirect() {
  if (!existsSync('dist/site-build.js')) return undefined;
  const { redirects } = await import('#site-build');
  return Object.entries(redirects)[0];
}

function told(findings: Finding[]): number {
  for (const { name, problem } of findings)
    console.log(`  ${problem ? '✗' : '✓'} ${name}${problem ? `: ${problem}` : ''}`);
  return findings.filter(({ problem }) => problem).length;
}
