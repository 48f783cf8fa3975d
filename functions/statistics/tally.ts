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
  private readonly counts: Map<string, number>;

  constructor(entries: Entries = []) {
    this.counts = new Map(entries);
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
    const sorted = [...this.counts]
      .filter(([key]) => key !== REST)
      .sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
    const kept = sorted.slice(0, limit);
    const rest = this.total - kept.reduce((sum, [, count]) => sum + count, 0);
    return rest > 0 ? [...kept, [REST, rest]] : kept;
  }
}
