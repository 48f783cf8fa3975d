import { type BuiltPage, NOT_FOUND } from './built-pages.ts';

/** Numbers of Lighthouse; scores from 0 to 100, times in milliseconds. */
export type Speed = {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  lcp: number;
  cls: number;
  tbt: number;
};

/** What the checks have found on a page. */
export type Findings = {
  /** Mistakes of the HTML, each with its place. */
  html: string[];
  /** Violations for each look: width, theme and state. */
  axe: Record<string, string[]>;
  /**
   * Medians, and what keeps them from being better; how fast the machine was in the slowest run that counts, and how
   * many do not.
   */
  lighthouse: Speed & { runs: number; causes: string[]; load: number; benchmark: number; uncounted: number };
};
export type CheckName = keyof Findings;
export type PageFindings = Findings & { page: BuiltPage };

type Limit = {
  label: string;
  must: string;
  isKept(value: number): boolean;
  /** How Lighthouse's causes of it begin. */
  cause: string;
  /** Depends on the machine, and on what else it does. */
  isTime?: true;
  /** Pages from which it cannot be asked. */
  isExempt?(page: BuiltPage): boolean;
};
const perfect = { must: '100', isKept: (score: number) => score === 100 };

/** Where each number must be. */
export const LIMITS: Record<keyof Speed, Limit> = {
  performance: { label: 'performance', ...perfect, cause: 'performance: ', isTime: true },
  accessibility: { label: 'accessibility', ...perfect, cause: 'accessibility: ' },
  bestPractices: {
    label: 'best practices',
    ...perfect,
    cause: 'best-practices: ',
    // Its status is an error in the console, and so is the path that it has to log there (specification section 2).
    isExempt: ({ path }) => path === NOT_FOUND,
  },
  seo: { label: 'SEO', ...perfect, cause: 'seo: ', isExempt: ({ isHidden }) => isHidden },
  lcp: {
    label: 'LCP',
    must: 'at most 1200 ms',
    isKept: (time) => time <= 1200,
    cause: 'performance: largest-contentful-paint',
    isTime: true,
  },
  cls: {
    label: 'CLS',
    must: '0',
    isKept: (shift) => shift === 0,
    cause: 'performance: cumulative-layout-shift',
  },
  tbt: {
    label: 'TBT',
    must: 'at most 50 ms',
    isKept: (time) => time <= 50,
    cause: 'performance: total-blocking-time',
    isTime: true,
  },
};
export const NUMBERS = Object.keys(LIMITS) as Array<keyof Speed>;

export function isKept(name: keyof Speed, { page, lighthouse }: PageFindings): boolean {
  const limit = LIMITS[name];
  return limit.isExempt?.(page) || limit.isKept(lighthouse[name]);
}
