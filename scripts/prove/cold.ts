import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { submitLeadEnv } from '../../functions/testing/submit-lead-env.ts';
import { buildFolder } from '../../site/build-folder.ts';
import { atMost, type Figure, type Proof, type ProofOptions, told } from './proof.ts';

const BUNDLE = resolve(buildFolder, 'functions/submit-lead/index.mjs');

/** Kilobytes as those of the transfer: 1000 bytes. */
const MOST_KB = 330;
const MOST_MS = 70;

export const proof: Proof = {
  promise: `The handler of the forms is at most ${MOST_KB} KB minified and is imported at most ${MOST_MS} ms slower than an empty handler, as the median of fresh processes.`,
  run: cold,
};

async function cold({ quick, sabotage, signal, progress }: ProofOptions): Promise<Figure[]> {
  const times = quick ? 3 : 101;
  const folder = mkdtempSync(join(tmpdir(), 'cold-'));
  try {
    const empty = join(folder, 'empty.mjs');
    writeFileSync(empty, 'export const handler = async () => ({ statusCode: 204 });\n');
    const bundle = sabotage ? slowBundle(folder) : BUNDLE;
    const taken: { empty: number[]; bundle: number[] } = { empty: [], bundle: [] };
    for (let done = 0; done < times; done++) {
      // In turn, so that both meet the machine in the same mood.
      taken.empty.push(await importTime(empty, signal));
      taken.bundle.push(await importTime(bundle, signal));
      progress('processes', done + 1, times);
    }
    const above = Math.round((median(taken.bundle) - median(taken.empty)) * 10) / 10;
    const figures = [
      atMost('minified', Math.round(statSync(bundle).size / 100) / 10, MOST_KB, ' KB'),
      told('fresh processes of each', times),
      told('empty handler, median', `${median(taken.empty).toFixed(1)} ms`),
      told('handler of the forms, median', `${median(taken.bundle).toFixed(1)} ms`),
      told('load average, cores', `${loadavg()[0]?.toFixed(1)}, ${cpus().length}`),
    ];
    // Three processes on a busy machine say nothing about time.
    return [
      ...figures,
      quick && !sabotage ? told('above', `${above} ms`) : atMost('above', above, MOST_MS, ' ms'),
    ];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const MEASURE = `const began = performance.now();
await import(process.argv[1]);
process.stdout.write(String(performance.now() - began));
process.exit();`;

/** Milliseconds in a process of its own. What it asks for while it starts finds nobody at this address. */
async function importTime(file: string, signal: AbortSignal): Promise<number> {
  const endpoint = 'http://127.0.0.1:9';
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '--eval', MEASURE, pathToFileURL(file).href],
    {
      signal,
      env: {
        AWS_REGION: 'eu-central-1',
        AWS_ACCESS_KEY_ID: 'local',
        AWS_SECRET_ACCESS_KEY: 'local',
        AWS_ENDPOINT_URL: endpoint,
        ...submitLeadEnv,
      },
    },
  );
  return Number(stdout);
}

/** What a handler that works while it is imported would do. */
function slowBundle(folder: string): string {
  const file = join(folder, 'slow.mjs');
  writeFileSync(
    file,
    `import ${JSON.stringify(BUNDLE)};\nconst end = Date.now() + 200;\nwhile (Date.now() < end);\n`,
  );
  return file;
}

function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
