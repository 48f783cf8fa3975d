import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { installCheckers } from '../install-checkers.ts';

/** They bring more packages than the whole project, and a database driver that does not build everywhere. */
export const CHECKERS = { '@mdn/mdn-http-observatory': '1.4.8', csp_evaluator: '1.1.8' };

const OBSERVATORY = 'node_modules/@mdn/mdn-http-observatory';

/** @returns their folder */
export const installHeaderCheckers = () =>
  installCheckers(CHECKERS, (folder) =>
    // Their installation would fetch the list of names that browsers know as HTTPS only; the name scanned is on none.
    writeFileSync(join(folder, OBSERVATORY, 'conf/hsts-preload.json'), '{}'),
  );

/** Modules of the Observatory: it has a scan by host name, but none by path and port. */
export const observatoryModule = (folder: string, path: string) =>
  pathToFileURL(join(folder, OBSERVATORY, 'src', path)).href;

export type CspFinding = { severity: number; directive: string; value?: string; description: string };

/** What csp_evaluator finds in a policy, worst first. */
export async function evaluateCsp(folder: string, policy: string): Promise<CspFinding[]> {
  const from = (file: string) =>
    import(pathToFileURL(join(folder, 'node_modules/csp_evaluator/dist', file)).href) as Promise<{
      CspParser: new (policy: string) => { csp: unknown };
      CspEvaluator: new (csp: unknown, version: number) => { evaluate(): CspFinding[] };
    }>;
  const [{ CspParser }, { CspEvaluator }] = await Promise.all([from('parser.js'), from('evaluator.js')]);
  const findings = new CspEvaluator(new CspParser(policy).csp, CSP_LEVEL).evaluate();
  return findings.sort((a, b) => a.severity - b.severity);
}

/** That of today's browsers. */
const CSP_LEVEL = 3;
