import { machine } from '../prove/machine.ts';
import { median } from '../prove/pages/lighthouse.ts';
import type { ArticlePages } from './article-page.ts';
import { type Builder, builders } from './builders.ts';
import type { Cell } from './cells.ts';
import { goals } from './goals.ts';
import type { Cost } from './measure.ts';

export type Measured = {
  sizes: readonly number[];
  /** By size and name of the builder. */
  cells: ReadonlyMap<number, Partial<Record<Builder['name'], Cell>>>;
  sharing?: { size: number; cost: Cost } | undefined;
  pages?: ArticlePages | undefined;
};

/** The section of BENCHMARKS.md. */
export function report({ sizes, cells, sharing, pages }: Measured, today: Date): string {
  return [
    '## Building',
    '',
    `\`npm run bench:build\` on ${today.toISOString().slice(0, 10)}, ${machine()}`,
    '',
    ...METHOD,
    '',
    '| articles | | build | CPU s | of Astro’s | wall s | peak MB | runs |',
    '| ---: | --- | --- | ---: | ---: | ---: | ---: | ---: |',
    ...sizes.flatMap((size) => builders.flatMap((builder) => rows(size, builder, cells.get(size) ?? {}))),
    '',
    sharing
      ? `Share images of ${sharing.size} articles and the pages, with an empty cache: ${shown(sharing.cost.cpuSeconds)} CPU seconds; they are cached by the hash of what they show.`
      : 'Share images were not measured.',
    'Brotli is no part of the build: CloudFront compresses.',
    '',
    ...pageLines(pages),
    '### Goals',
    '',
    ...goals({ cells, pages }).map(
      ({ goal, value, isKept }) =>
        `- ${isKept === undefined ? 'not measured' : isKept ? 'kept' : '**missed**'}: ${goal}${value ? `: ${value}` : ''}`,
    ),
  ].join('\n');
}

const METHOD = [
  '- Generated German articles, the same for all: front matter, about 950 words, five headings, a list, a table, links.',
  '  Beside them this site has its own nine articles and 29 other pages; its build makes HTML, a JSON file for each page,',
  '  the search index, feed, sitemap, llms.txt, the code for browsers and a drawing for each article. Astro and Eleventy',
  '  make articles in a bare layout, their list, a feed with the full texts of 50 and a sitemap, and no code for browsers.',
  '- Cold: without any cache and output. Changed: title and text of one article are changed after a cold build.',
  '  Not counted for this site: share images, the PDF, icons, functions. There is no git history in its copy.',
  '- CPU seconds of the process and all that it started (/proc), resident memory looked at every 0.1 s; medians.',
];

function rows(
  size: number,
  { name, title }: Builder,
  cells: Partial<Record<Builder['name'], Cell>>,
): string[] {
  const cell = cells[name];
  if (!cell) return [`| ${size} | ${title} | | not measured | | | | |`];
  return (['cold', 'changed'] as const).map((kind) => {
    const [own, astros] = [cell[kind], cells.astro?.[kind]].map((costs) => costs && middle(costs));
    const ratio =
      own?.cpuSeconds && astros?.cpuSeconds ? (own.cpuSeconds / astros.cpuSeconds).toFixed(2) : '–';
    const figures = [shown(own?.cpuSeconds), ratio, shown(own?.seconds), shown(own?.peakMegabytes, 0)];
    return `| ${size} | ${title} | ${kind} | ${figures.join(' | ')} | ${cell[kind].length} |`;
  });
}

/** The median of each number. */
export function middle(costs: readonly Cost[]): Cost {
  const of = (name: keyof Cost) => median(costs.flatMap((cost) => cost[name] ?? []));
  return { cpuSeconds: of('cpuSeconds'), seconds: of('seconds'), peakMegabytes: of('peakMegabytes') };
}

const shown = (value: number | undefined, digits = 1) =>
  value === undefined || Number.isNaN(value) ? 'not measured' : value.toFixed(digits);

function pageLines(pages: ArticlePages | undefined): string[] {
  if (!pages) return ['The page of an article was not measured.', ''];
  const row = (title: string, { lcp, bytes, scriptBytes }: ArticlePages['site']) =>
    `| ${title} | ${Math.round(lcp)} | ${bytes} | ${scriptBytes} |`;
  return [
    `One article in Lighthouse (${pages.lighthouse}, a phone; the same static server, Brotli): Astro’s page has our markup, style`,
    'sheets, fonts and picture around the text that Astro made of the same Markdown, and nothing else.',
    '',
    '| | LCP ms | bytes | of them JavaScript before any interaction |',
    '| --- | ---: | ---: | ---: |',
    row('this site', pages.site),
    row('Astro', pages.astro),
    '',
  ];
}
