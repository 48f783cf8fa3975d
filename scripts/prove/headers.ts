import { globSync } from 'node:fs';
import { FORM_NAMES } from '../../functions/leads/contract.ts';
import { CHECKERS, evaluateCsp, installHeaderCheckers } from './headers/checkers.ts';
import { gradesOf } from './headers/observatory.ts';
import { startTlsFront } from './headers/tls-front.ts';
import { crawlForViolations } from './headers/violations.ts';
import { atLeast, exactly, type Figure, type Proof, type ProofOptions, told } from './proof.ts';
import { setStage } from './stage.ts';

const SCORE = 135;
/** Severities of csp_evaluator: high, a mistake of syntax, medium. What it only suspects comes after them. */
const MEDIUM = 30;

export const proof: Proof = {
  promise: `Mozilla's HTTP Observatory gives every page A+ with at least ${SCORE} points, csp_evaluator finds nothing of high or medium severity, and Chromium refuses nothing for the sake of the policy, whatever a visitor does.`,
  run: headers,
};

async function headers({ quick, sabotage, signal, progress }: ProofOptions): Promise<Figure[]> {
  const checkers = await installHeaderCheckers();
  const stage = await setStage({ rateLimit: 1_000_000 });
  const front = await startTlsFront(stage.url, sabotage ? broken : {}).catch(async (error: unknown) => {
    await stage.end();
    throw error;
  });
  try {
    const url = `https://localhost:${front.httpsPort}`;
    const paths = builtPages().filter((_, at) => !quick || at % 10 === 0);
    progress('pages scanned', 0, paths.length);
    const grades = await gradesOf(checkers, front, paths, signal);
    const policy = (await fetch(stage.url)).headers.get('content-security-policy') ?? '';
    const findings = await evaluateCsp(checkers, sabotage ? `${policy}; script-src-elem *` : policy);
    const { pages, interactions, violations, foreign } = await crawlForViolations(url, {
      paths,
      signal,
      progress: (done) => progress('pages visited', done, paths.length),
    });
    const leads = [...(await stage.items('businessLeads')), ...(await stage.items('tvLeads'))];
    const unsent = FORM_NAMES.filter((form) => !leads.some((lead) => lead.form === form));
    const lowest = Math.min(...grades.map(({ score }) => score));
    return [
      told(
        'checkers',
        Object.entries(CHECKERS)
          .map(([name, version]) => `${name} ${version}`)
          .join(', '),
      ),
      exactly('pages without A+', grades.filter(({ grade }) => grade !== 'A+').length, 0),
      atLeast('lowest score', lowest, SCORE),
      told('pages scanned', grades.length),
      told('tests failed', [...new Set(grades.flatMap(({ failed }) => failed))].join(', ') || 'none'),
      exactly(
        'findings of high or medium severity',
        findings.filter(({ severity }) => severity <= MEDIUM).length,
        0,
      ),
      told('what csp_evaluator suspects or advises', findings.map(said).join('; ') || 'nothing'),
      exactly('violations of the policy', violations.length, 0),
      exactly('requests to others', foreign.length, 0),
      told('pages visited', pages),
      told('leads that came of it', leads.length),
      quick ? told('forms not sent', unsent.join(', ')) : exactly('forms not sent', unsent.length, 0),
      atLeast('interactions', interactions, quick ? 1 : pages * 5),
      ...(violations[0] ? [told('first violation', violations[0])] : []),
    ];
  } finally {
    front.close();
    await stage.end();
  }
}

const said = ({ severity, directive, value, description }: Awaited<ReturnType<typeof evaluateCsp>>[number]) =>
  `${directive}${value ? ` ${value}` : ''} (${severity}): ${description.split('. ')[0]}`;

/** Of the built site; the not-found page is what an unknown address shows. */
function builtPages(): string[] {
  const files = globSync('**/index.html', { cwd: 'dist/site/client' });
  const paths = files.map((file) => `/${file.replace(/\/?index\.html$/, '').replaceAll('\\', '/')}`);
  return paths.sort();
}

/** A header less, and a script that the policy forbids. */
const broken = {
  headers: (headers: object) => void Reflect.deleteProperty(headers, 'cross-origin-resource-policy'),
  html: (html: string) => html.replace('</body>', '<script>document.title = "x"</script></body>'),
};
