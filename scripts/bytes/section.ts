import { budgetsOf, bytesOf, excesses, sentenceOf } from './budgets.ts';
import type { Details, Figures, Measured } from './measure.ts';

const number = new Intl.NumberFormat('en');
const COLUMNS: readonly (keyof Figures)[] = ['html', 'css', 'fonts', 'images', 'first', 'after', 'form'];

/** What stands in BENCHMARKS.md: every page, and what lies in every chunk. */
export function sectionOf(measured: Measured & { details: Details }, now = new Date()): string {
  const missed = excesses(measured, measured.details);
  return `## Bytes by page and chunk

\`npm run bytes -- --accept\`: ${missed.length ? 'NOT kept' : 'kept'} on ${now.toISOString().slice(0, 10)}, Node ${process.versions.node}

- Bodies in Brotli (quality 11), reckoned from the build without a browser. JavaScript: each column with what the
  ones before it have fetched; "with a form" is the heaviest form or popup that the page may show.
- Style is counted wherever it stands, in sheets or in the page; HTML is the rest of the page.
- Fonts: all faces of the page’s style; a page without slanted letters does not fetch the third. Images: all that a
  visitor can come to see at 390 px, also those that load lazily or lie in the menu.
- Bold is above its budget (\`scripts/bytes/budgets.ts\`).
${missed.map((excess) => `- ${sentenceOf(excess)}`).join('\n')}

| page | HTML | CSS | HTML + CSS | fonts | images | JS before | JS after | JS with a form |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
${Object.keys(measured.routes)
  .sort()
  .map((path) => rowOf(path, measured))
  .join('\n')}

What each chunk contains, with characters before they are minified:

| chunk | bytes | modules |
| --- | ---: | --- |
${chunkRows(measured.details).join('\n')}
`;
}

function rowOf(path: string, { routes, details }: Measured & { details: Details }): string {
  const figures = routes[path] as Figures;
  const limits = new Map(budgetsOf(path, details).map(({ figure, limit }) => [figure, limit]));
  const cells = ([...COLUMNS.slice(0, 2), 'text', ...COLUMNS.slice(2)] as const).map((figure) => {
    const value = bytesOf(figures, figure);
    return value > (limits.get(figure) ?? Number.POSITIVE_INFINITY)
      ? `**${number.format(value)}**`
      : number.format(value);
  });
  return `| ${path} | ${cells.join(' | ')} |`;
}

/** The largest first. */
function chunkRows({ report, bytes }: Details): string[] {
  return Object.entries(report.chunks)
    .sort(([one], [other]) => (bytes[other] ?? 0) - (bytes[one] ?? 0))
    .map(([file, { name, modules }]) => {
      const parts = Object.entries(grouped(modules)).sort(([, one], [, other]) => other - one);
      const contents = parts.map(([part, characters]) => `${part} ${number.format(characters)}`);
      return `| ${name} | ${number.format(bytes[file] ?? 0)} | ${contents.join(', ')} |`;
    });
}

/** Modules of a package are one part, ours stand by themselves. */
function grouped(modules: Readonly<Record<string, number>>): Record<string, number> {
  const parts: Record<string, number> = {};
  for (const [module, characters] of Object.entries(modules)) {
    const part = /^node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(module)?.[1] ?? module.replace(/^site\//, '');
    parts[part] = (parts[part] ?? 0) + characters;
  }
  return parts;
}
