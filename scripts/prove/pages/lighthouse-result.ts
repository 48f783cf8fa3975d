import { LIMITS, type Speed } from './results.ts';

type Item = Record<string, unknown> & { node?: { snippet?: string } };
type Audit = {
  id: string;
  title: string;
  score: number | null;
  numericValue?: number;
  displayValue?: string;
  details?: { items?: Array<Item & { items?: Item[] }> };
};
/** What is used of Lighthouse's result. */
export type LighthouseResult = {
  runtimeError?: { message: string };
  /** How fast the machine was during the run: measured by Lighthouse before it, independent of the page. */
  environment: { benchmarkIndex: number };
  categories: Record<string, { score: number | null; auditRefs: Array<{ id: string; weight: number }> }>;
  audits: Record<string, Audit>;
};

export function speedOf({ categories, audits }: LighthouseResult): Speed {
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcp: Math.round(value('largest-contentful-paint')),
    cls: Math.round(value('cumulative-layout-shift') * 1000) / 1000,
    tbt: Math.round(value('total-blocking-time')),
  };
}

/** Audits whose details say what a metric is made of. */
const EXPLAINED_BY: Record<string, string[]> = {
  'first-contentful-paint': ['server-response-time', 'render-blocking-resources'],
  'largest-contentful-paint': ['largest-contentful-paint-element'],
  'cumulative-layout-shift': ['layout-shifts'],
  'total-blocking-time': ['long-tasks'],
};

/** Limits that are stricter than Lighthouse's score of the same audit. */
const LIMITED: Record<string, keyof Speed> = {
  'largest-contentful-paint': 'lcp',
  'cumulative-layout-shift': 'cls',
  'total-blocking-time': 'tbt',
};

/** One line for each audit that takes something off a score or is over its limit, with what it objects to first. */
export function causesOf(result: LighthouseResult): string[] {
  const { categories, audits } = result;
  const speed = speedOf(result);
  const isOver = (id: string) => {
    const name = LIMITED[id];
    return name !== undefined && !LIMITS[name].isKept(speed[name]);
  };
  const lines = new Set<string>();
  for (const [name, { auditRefs }] of Object.entries(categories))
    for (const { id, weight } of auditRefs) {
      const audit = audits[id];
      if (!audit || weight === 0 || audit.score === null) continue;
      if (audit.score >= 1 && !isOver(id)) continue;
      const why = (EXPLAINED_BY[id] ?? [id]).flatMap((each) => firstsOf(audits[each]));
      const value = audit.displayValue ? ` ${audit.displayValue.replaceAll('\u00A0', ' ')}` : '';
      lines.add(`${name}: ${id}${value}${why.length ? `: ${why.join('; ')}` : ''}`);
    }
  return [...lines];
}

/** The first things of an audit's table, and of tables within it. */
function firstsOf(audit: Audit | undefined): string[] {
  const items = audit?.details?.items ?? [];
  return items
    .flatMap((item) => item.items ?? [item])
    .slice(0, 5)
    .map(describe)
    .filter(Boolean);
}

function describe(item: Item): string {
  const { node, url, source, description, phase, timing, duration, wastedMs, responseTime } = item;
  const place = node?.snippet ?? (typeof source === 'string' ? source : undefined) ?? url;
  const time = [timing, duration, wastedMs, responseTime].find((one) => typeof one === 'number');
  return [phase, place, description]
    .filter((one) => typeof one === 'string')
    .concat(typeof time === 'number' ? [`${Math.round(time)} ms`] : [])
    .join(' ')
    .slice(0, 200);
}
