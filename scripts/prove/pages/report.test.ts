import { expect, test } from 'vitest';
import { isKept as holds } from '../proof.ts';
import { lookOf, STATES } from './accessibility.ts';
import { NOT_FOUND, pageOf } from './built-pages.ts';
import { figuresOf } from './figures.ts';
import { causesOf, speedOf } from './lighthouse-result.ts';
import { sectionOf } from './report.ts';
import type { PageFindings } from './results.ts';

const HIDDEN = '<meta name="robots" content="noindex" />';

function found(path: string, html = '', changes: Partial<PageFindings['lighthouse']> = {}): PageFindings {
  return {
    page: pageOf(path, html),
    html: [],
    axe: Object.fromEntries(STATES.map((state) => [lookOf(1440, 'dark', state), []])),
    lighthouse: {
      ...{ performance: 100, accessibility: 100, bestPractices: 100, seo: 100, lcp: 1200, cls: 0, tbt: 50 },
      ...{ runs: 3, causes: [], load: 1, benchmark: 2000, uncounted: 0 },
      ...changes,
    },
  };
}

const broken = (pages: PageFindings[], judgesTime = true) =>
  figuresOf(pages, judgesTime).flatMap(({ name, holds }) => (holds === false ? [name] : []));

test('every number has its limit, each judged for itself', () => {
  expect(holds(figuresOf([found('/')], true))).toBe(true);
  for (const [name, value] of Object.entries({
    ...{ performance: 99, accessibility: 99, bestPractices: 99, seo: 99 },
    ...{ lcp: 1201, cls: 0.001, tbt: 51 },
  }))
    expect(broken([found('/'), found('/faq', '', { [name]: value })]), name).toHaveLength(1);
  expect(broken([{ ...found('/'), html: ['no-dup-id: twice'] }])).toEqual(['pages with invalid HTML']);
  expect(broken([{ ...found('/'), axe: { '320 light, menu': ['label: <input>'] } }, found('/faq')])).toEqual([
    'looks with a violation of axe’s rules',
  ]);
});

test('no search engine is asked about hidden pages, and the not-found page may log its failure', () => {
  expect(broken([found('/anfrage-danke', HIDDEN, { seo: 60 })])).toEqual([]);
  expect(broken([found(NOT_FOUND, HIDDEN, { seo: 60, bestPractices: 96 })])).toEqual([]);
  expect(broken([found('/anfrage-danke', HIDDEN, { bestPractices: 96 })])).toHaveLength(1);
});

test('a state that is on no page is told: its place may have another name by now', () => {
  const withoutMenu = { ...found('/'), axe: { '1440 dark, as it is': [] } };
  expect(broken([withoutMenu])).toEqual(['states that no page has']);
  expect(broken([withoutMenu, found('/faq')])).toEqual([]);
});

test('a short run judges no time', () => {
  expect(broken([found('/', '', { performance: 70, lcp: 3000, tbt: 900 })], false)).toEqual([]);
});

test('the section names page, number and cause, and where violations are seen', () => {
  const slow = found('/faq', '', {
    lcp: 1700,
    causes: ['performance: largest-contentful-paint 1.7 s: <img>'],
  });
  const text = sectionOf([
    found('/'),
    { ...slow, axe: { [lookOf(1440, 'dark', 'menu')]: ['label: <input>'] } },
  ]);
  expect(text).toMatch(/\| \/faq \|.*\*\*1700\*\*/);
  expect(text).toMatch(/\| menu \| 2 \|.*\*\*1\*\*/);
  expect(text).toContain('`/faq: 1700`');
  expect(text).toContain('largest-contentful-paint 1.7 s: <img>');
  expect(text).toContain('NOT kept');
  expect(sectionOf([found('/')])).not.toContain('NOT kept');
});

test('a cause names the audit, its value and what it objects to, also where Lighthouse’s own limit is kept', () => {
  const audit = (
    id: string,
    score: number,
    numericValue: number,
    items: Array<Record<string, unknown>> = [],
  ) => ({
    ...{ id, title: id, score, numericValue, displayValue: `${numericValue} ms` },
    details: { items },
  });
  const result = {
    environment: { benchmarkIndex: 2000 },
    categories: {
      performance: {
        score: 0.996,
        auditRefs: [
          { id: 'largest-contentful-paint', weight: 25 },
          { id: 'cumulative-layout-shift', weight: 25 },
          { id: 'total-blocking-time', weight: 30 },
        ],
      },
      'best-practices': { score: 0.96, auditRefs: [{ id: 'errors-in-console', weight: 1 }] },
    },
    audits: {
      'largest-contentful-paint': audit('largest-contentful-paint', 1, 1300.4),
      'largest-contentful-paint-element': audit('largest-contentful-paint-element', 1, 0, [
        { items: [{ node: { snippet: '<h1>' } }] },
      ]),
      'cumulative-layout-shift': audit('cumulative-layout-shift', 1, 0),
      'total-blocking-time': audit('total-blocking-time', 1, 20),
      'errors-in-console': audit('errors-in-console', 0, 0, [{ source: 'network', description: '404' }]),
    },
  };
  expect(speedOf(result)).toMatchObject({ performance: 100, bestPractices: 96, lcp: 1300, cls: 0, tbt: 20 });
  expect(causesOf(result)).toEqual([
    'performance: largest-contentful-paint 1300.4 ms: <h1>',
    'best-practices: errors-in-console 0 ms: network 404',
  ]);
});
