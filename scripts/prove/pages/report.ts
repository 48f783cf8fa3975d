import axe from 'axe-core';
import { notInForcedColours } from '../../../site/e2e/axe.ts';
import { machine } from '../machine.ts';
import { lookOf, STATES, stateOf, THEMES, type Theme, WIDTHS } from './accessibility.ts';
import { VERSIONS } from './checkers.ts';
import { figuresOf } from './figures.ts';
import { QUIET } from './quiet-runs.ts';
import { isKept, LIMITS, NUMBERS, type PageFindings } from './results.ts';
import { EXCEPTIONS } from './validity.ts';

/** The section of BENCHMARKS.md on the pages. */
export function sectionOf(pages: readonly PageFindings[], now = new Date()): string {
  const figures = figuresOf(pages, true);
  const missed = figures.filter(({ holds }) => holds === false);
  const loads = pages.map(({ lighthouse }) => lighthouse.load);
  const benchmarks = pages.map(({ lighthouse }) => lighthouse.benchmark);
  const uncounted = pages.reduce((sum, { lighthouse }) => sum + lighthouse.uncounted, 0);
  return `## Pages

\`npm run prove:pages\`: ${missed.length === 0 ? 'kept' : 'NOT kept'} on ${now.toISOString().slice(0, 10)}, ${machine()}

- Lighthouse ${VERSIONS.lighthouse} as it comes: a phone with four times less speed and a slow 4G line, both simulated from
  what was loaded without them; medians of ${pages[0]?.lighthouse.runs} runs, each in a browser of its own, over HTTP/1.1 from this machine, in
  Brotli, with the headers of stage prod. While it ran the load average was ${Math.min(...loads)} to ${Math.max(...loads)}: times are for a machine with
  nothing else to do. A run in which it was slower than ${QUIET * 100} % of its fastest, by the benchmark that Lighthouse makes before
  each (benchmarkIndex), is made again, at most three times a page, whatever it found: ${uncounted} runs do not count; in those
  that do it was ${Math.min(...benchmarks)} to ${Math.max(...benchmarks)} at the slowest.
- axe-core ${axe.version}, all of its rules; ${THEMES.join(', ')} at ${WIDTHS.join(' and ')} px, light at 320 px. In forced
  colours without ${notInForcedColours.join(', ')}: the visitor's own colours are painted, and axe reads those that they replace.
- html-validate ${VERSIONS['html-validate']}, the rules of the HTML standard ("standard"). Not counted:
${EXCEPTIONS.map(({ rule, what, reason }) => `  - ${rule} ${what}: ${reason}.`).join('\n')}
- SEO is not asked of pages with noindex, best practices not of the not-found page: its status, and the path that it has to
  log, are errors in the console.

${figures.map(({ name, value, must }) => `- ${name}: ${value}${must ? ` (must be ${must})` : ''}`).join('\n')}

${table(
  ['page', ...NUMBERS.map((name) => LIMITS[name].label), 'HTML', ...LOOKS.map(({ title }) => `axe ${title}`)],
  pages.map((each) => [
    each.page.path,
    ...NUMBERS.map((name) => numberOf(name, each)),
    bold(each.html.length),
    ...LOOKS.map(({ width, theme }) => bold(violations([each], width, theme))),
  ]),
)}

Violations by state, on all pages that have it:

${table(
  ['state', 'pages', ...LOOKS.map(({ title }) => title)],
  STATES.map((state) => [
    state,
    `${pages.filter(({ axe }) => Object.keys(axe).some((look) => stateOf(look) === state)).length}`,
    ...LOOKS.map(({ width, theme }) => bold(violations(pages, width, theme, state))),
  ]),
)}

### What is missed, and why

${missed.length === 0 ? 'Nothing.' : missed.map(({ name, why = [] }) => `${name}:\n\n${list(why)}`).join('\n\n')}
`;
}

const LOOKS: ReadonlyArray<{ width: number; theme: Theme; title: string }> = [
  ...WIDTHS.flatMap((width) => THEMES.map((theme) => ({ width, theme }))),
  { width: 320, theme: 'light' as const },
].map((look) => ({ ...look, title: `${look.width} ${look.theme}` }));

/** How many violations are seen at a width in a theme; undefined where nobody has looked. */
function violations(pages: readonly PageFindings[], width: number, theme: Theme, state?: string) {
  const states = state ? [state] : STATES;
  const found = pages.flatMap(({ axe }) => states.flatMap((each) => axe[lookOf(width, theme, each)] ?? []));
  const isSeen = pages.some(({ axe }) => states.some((each) => lookOf(width, theme, each) in axe));
  return isSeen ? found.length : undefined;
}

function numberOf(name: (typeof NUMBERS)[number], found: PageFindings): string {
  if (LIMITS[name].isExempt?.(found.page)) return '–';
  const value = found.lighthouse[name];
  return isKept(name, found) ? `${value}` : `**${value}**`;
}

const bold = (count?: number) => (count === undefined ? '' : count === 0 ? '0' : `**${count}**`);

const table = (head: string[], rows: string[][]) =>
  [head, ['---', ...head.slice(1).map(() => '---:')], ...rows]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n');

const list = (lines: readonly string[]) =>
  lines
    .map((line) => `${line.startsWith('  ') ? '  ' : ''}- \`${line.trim().replaceAll('`', "'")}\``)
    .join('\n');
