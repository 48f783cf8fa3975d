/** Numbers by key, the largest first; REST has the sum of what isn't kept. Pairs, because a key may be `__proto__`. */
export type Entries = Array<[key: string, count: number]>;

/** Stands for all keys that are not kept: too many, too long, or hostile. */
export const REST = '';

/** A scanner asks for any number of paths; these bound what it takes in memory and in an item of DynamoDB. */
const MOST_KEYS = 20_000;
const KEPT = 100;
const LONGEST_KEY = 120;

/** Counts by key. */
export class Tally {
  private readonly counts = new Map<string, number>();

  constructor(entries: Entries) {
    for (const [key, count] of entries) this.add(key, count);
  }

  add(key: string, count = 1): void {
    const known = this.counts.get(key);
    const isKept = known !== undefined || (this.counts.size < MOST_KEYS && key.length <= LONGEST_KEY);
    const under = isKept ? key : REST;
    this.counts.set(under, (this.counts.get(under) ?? 0) + count);
  }

  get total(): number {
    return [...this.counts.values()].reduce((sum, count) => sum + count, 0);
  }

  get(key: string): number {
    return this.counts.get(key) ?? 0;
  }

  /** The `limit` largest, and the rest under REST. */
  entries(limit = KEPT): Entries {
    const named = [...this.counts]
      .filter(([key]) => key !== REST)
      .sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
    const rest = named.slice(limit).reduce((sum, [, count]) => sum + count, this.get(REST));
    return rest > 0 ? [...named.slice(0, limit), [REST, rest]] : named;
  }
}

const COUNTED = ['pages', 'sources', 'campaigns', 'missing', 'failing', 'other', 'forms'] as const;

/**
 * What is counted of requests (`forms` of enquiries only):
 * - `pages`: views by path of the page; enquiries by that of the page they came from
 * - `sources`: visits by host of the link that led here, DIRECT without one
 * - `campaigns`: visits and enquiries by utm_source, utm_medium and utm_campaign
 * - `missing`: people's requests for paths that are not there, as far as they look like pages
 * - `failing`: requests of any kind that were answered with a server error, for whoever looks after an alarm
 * - `other`: requests of robots for pages, and unreadable lines
 * - `forms`: enquiries and sign-ups by lead type
 */
export type Counts = Record<(typeof COUNTED)[number], Tally>;

/** Those kept by an earlier version may lack some. */
export type KeptCounts = Partial<Record<keyof Counts, Entries>>;

const byName = <Value>(of: (name: keyof Counts) => Value) =>
  Object.fromEntries(COUNTED.map((name) => [name, of(name)])) as Record<keyof Counts, Value>;

/** Adds up counts of days or months; without any, all are zero. */
export const sumOf = (kept: readonly KeptCounts[]): Counts =>
  byName((name) => new Tally(kept.flatMap((counts) => counts[name] ?? [])));

export const keptCounts = (counts: Counts): KeptCounts => byName((name) => counts[name].entries());
