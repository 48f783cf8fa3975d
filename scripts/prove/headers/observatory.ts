import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { observatoryModule } from './checkers.ts';
import type { TlsFront } from './tls-front.ts';

export type Grade = { path: string; grade: string; score: number; failed: string[] };

/**
 * What Mozilla's HTTP Observatory says of each page: its own retriever, all of its tests and its own marks, put together
 * as its scan does; the scan itself takes neither port nor path. In a process of its own, which trusts the certificate.
 */
export async function gradesOf(
  folder: string,
  { httpPort, httpsPort, certificateFile }: TlsFront,
  paths: readonly string[],
  signal: AbortSignal,
): Promise<Grade[]> {
  const modules = ['retriever/retriever.js', 'constants.js', 'grader/grader.js', 'grader/charts.js'];
  const input = {
    modules: modules.map((path) => observatoryModule(folder, path)),
    httpPort,
    httpsPort,
    paths,
  };
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '--eval', SCAN, JSON.stringify(input)],
    { signal, env: { ...process.env, NODE_EXTRA_CA_CERTS: certificateFile }, maxBuffer: 2 ** 24 },
  );
  return JSON.parse(stdout);
}

const SCAN = `const { modules, httpPort, httpsPort, paths } = JSON.parse(process.argv[1]);
const [{ retrieve }, { ALL_TESTS }, grader, { MINIMUM_SCORE_FOR_EXTRA_CREDIT }] =
  await Promise.all(modules.map((module) => import(module)));
const grades = [];
for (const path of paths) {
  const found = await retrieve('localhost', { httpPort, httpsPort, path });
  if (!found.responses.auto) throw new Error(path + ' was not answered');
  let [withCredit, without] = [100, 100];
  const failed = [];
  for (const test of ALL_TESTS) {
    const { result, pass, constructor } = test(found);
    const modifier = result ? grader.getScoreModifier(result) : 0;
    withCredit += modifier;
    without += Math.min(modifier, 0);
    if (!pass) failed.push(constructor.name + ': ' + result);
  }
  const score = without >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? withCredit : without;
  grades.push({ path, ...grader.getGradeForScore(score), failed });
}
process.stdout.write(JSON.stringify(grades));
process.exit();`;
