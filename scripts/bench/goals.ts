import type { ArticlePages } from './article-page.ts';
import type { Builder } from './builders.ts';
import type { Cell } from './cells.ts';
import { middle } from './report.ts';

export type Goal = { goal: string; value?: string; isKept?: boolean };

type Cells = ReadonlyMap<number, Partial<Record<Builder['name'], Cell>>>;

/** What the builds shall keep; a goal without a verdict could not be measured. */
export function goals({ cells, pages }: { cells: Cells; pages?: ArticlePages | undefined }): Goal[] {
  const cpu = (size: number, name: Builder['name'], kind: 'cold' | 'changed') => {
    const costs = cells.get(size)?.[name]?.[kind];
    return costs && middle(costs).cpuSeconds;
  };
  const [cold, changed] = [cpu(1000, 'site', 'cold'), cpu(1000, 'site', 'changed')];
  const large = cells.get(10_000)?.site;
  const article = (size: number) => cells.get(size)?.site?.pages;
  return [
    ratio('cold at 1,000 at most 0.8 of Astro’s CPU time', cold, cpu(1000, 'astro', 'cold'), 0.8),
    ratio('one changed of 1,000 at most a quarter of the cold build', changed, cold, 0.25),
    ratio('one changed of 1,000 at most a quarter of Astro’s', changed, cpu(1000, 'astro', 'changed'), 0.25),
    sameBytes(cells),
    under('memory under 1 GB at 10,000', large && middle(large.cold).peakMegabytes, 1024, 'MB'),
    ratio(
      'CPU per article at 10,000 at most 1.15 of that at 1,000',
      perArticle(cpu(10_000, 'site', 'cold'), 10_000),
      perArticle(cold, 1000),
      1.15,
    ),
    ratio(
      'bytes of an article’s page at 10,000, of those at 1,000',
      article(10_000)?.article,
      article(1000)?.article,
      1.02,
    ),
    ratio(
      'bytes of the largest page (the list) at 10,000, of those at 1,000',
      article(10_000)?.largest,
      article(1000)?.largest,
      1.02,
    ),
    ratio('LCP of an article within 5 % of Astro’s', pages?.site.lcp, pages?.astro.lcp, 1.05),
    under('no JavaScript before interaction', pages?.site.scriptBytes, 1, 'bytes'),
    ratio('fewer bytes than Astro’s article', pages?.site.bytes, pages?.astro.bytes, 1),
  ];
}

const perArticle = (cost: number | undefined, size: number) => cost && cost / size;

function ratio(goal: string, value: number | undefined, of: number | undefined, most: number): Goal {
  if (!value || !of) return { goal };
  return { goal, value: (value / of).toFixed(2), isKept: value / of <= most };
}

function under(goal: string, value: number | undefined, limit: number, unit: string): Goal {
  if (value === undefined || Number.isNaN(value)) return { goal };
  return { goal, value: `${Math.round(value)} ${unit}`, isKept: value < limit };
}

function sameBytes(cells: Cells): Goal {
  const all = [...cells.values()].flatMap(({ site }) => site ?? []);
  const goal = 'what a changed article makes is to the byte what a cold build makes';
  return all.length === 0 ? { goal } : { goal, isKept: all.every(({ isSame }) => isSame) };
}
