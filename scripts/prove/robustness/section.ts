import { machine } from '../machine.ts';
import { type Figure, isKept } from '../proof.ts';

/** What stands in BENCHMARKS.md: a row for each condition, and below what failed. */
export function sectionOf(figures: readonly Figure[], now = new Date()): string {
  const failed = figures.filter(({ holds }) => holds === false);
  return `## Robustness

\`npm run prove:robustness\`: ${isKept(figures) ? 'kept' : 'NOT kept'} on ${now.toISOString().slice(0, 10)}, ${machine()}

- At 390 px. "Cannot be used": a text is not seen, the page is wider than the window, the menu does not lead to another
  page, a form is sent and does not arrive, or a window that opens by itself cannot be closed.
- 3G: 400 ms to and fro, 400 kbit/s, from this machine.
- "Not reached as a document, once": after the click the page is another, its address is wrong, or more than one
  document was asked for. After a deployment the next click has to be answered without one.

| | figure | must be |
| --- | ---: | --- |
${figures.map(({ name, value, must = '' }) => `| ${name} | ${value} | ${must} |`).join('\n')}
${failed.map(({ name, why = [] }) => `\n${name}:\n\n${why.map((line) => `- \`${line.replaceAll('`', "'")}\``).join('\n')}\n`).join('')}`;
}
