import { describe, expect, test } from 'vitest';
import { codeOf } from './code.ts';
import { judge } from './judge.ts';
import type { Details, Measured, Route } from './measure.ts';
import { filesOf, withoutStyles } from './page-files.ts';
import { pageModules } from './page-modules.ts';

const faq: Route = {
  content: 'texts',
  html: 5000,
  css: 8000,
  fonts: 60_000,
  images: 900,
  first: 2000,
  after: 80_000,
  form: 80_000,
};
const parts = {
  modules: { 'site/pages/faq.tsx': 1000, 'site/client/start.ts': 500, 'virtual:site-shell': 3000 },
  styles: { 'site/styles/base.css': 4000 },
  files: { 'assets/static/hero.svg': 900 },
};
const details: Details = {
  report: {
    chunks: {
      start: { name: 'starter', imports: [], modules: { 'site/client/start.ts': 500 } },
      page: {
        name: 'faq',
        imports: [],
        modules: { 'site/pages/faq.tsx': 1000, 'virtual:site-shell': 3000 },
      },
    },
    modules: {},
  },
  bytes: {},
  chunks: { '/faq': { first: ['start'], after: ['start', 'page'], form: ['start', 'page'] } },
  files: { '/faq': { fonts: [], images: ['assets/static/hero.svg'] } },
  forms: new Set(),
};
const accepted: Measured = { pictures: 'none', routes: { '/faq': faq }, parts };

/** What is said of the page with some other figures, made of some other modules. */
const said = (figures: Partial<Route>, modules: Record<string, number> = {}, pictures = 'none') =>
  judge(
    accepted,
    {
      pictures,
      routes: { '/faq': { ...faq, ...figures } },
      parts: { ...parts, modules: { ...parts.modules, ...modules } },
      details,
    },
    {},
  );

test.each(['html', 'css', 'fonts', 'images', 'first', 'after', 'form'] as const)(
  'growth of %s by 2 %% passes, by more it fails',
  (figure) => {
    expect(said({ [figure]: Math.floor(faq[figure] * 1.02) }).problems).toEqual([]);
    expect(said({ [figure]: Math.floor(faq[figure] * 1.02) + 1 }).problems[0]).toContain('/faq');
  },
);

test('the modules that grew are named, with what they were and are, and how growth is accepted', () => {
  const { problems } = said({ after: 83_000 }, { 'site/pages/faq.tsx': 4500 });
  expect(problems.join('\n')).toMatch(/80,000 to 83,000 bytes \(\+3\.8 %/);
  expect(problems.join('\n')).toContain('site/pages/faq.tsx: 1,000 → 4,500');
  expect(problems.join('\n')).not.toContain('start.ts');
  expect(problems.join('\n')).toContain('npm run bytes -- --accept');
});

describe('the owner', () => {
  test('may write more on a page', () => {
    const { problems, hints } = said({ html: 9000, images: 20_000, content: 'longer texts' });
    expect(problems).toEqual([]);
    expect(hints.join()).toContain('/faq');
  });

  test('does not hide growth of the code by that', () => {
    expect(said({ first: 3000, content: 'longer texts' }).problems).not.toEqual([]);
    expect(said({ css: 9000, content: 'longer texts' }).problems).not.toEqual([]);
  });

  test('may add to the menu and to the pictures, which are part of the code and of the style', () => {
    expect(said({ after: 83_000 }, { 'virtual:site-shell': 6000 }).problems).toEqual([]);
    expect(said({ after: 86_000 }, { 'virtual:site-shell': 6000 }).problems).not.toEqual([]);
    expect(said({ css: 9000 }, {}, 'a photograph').problems).toEqual([]);
  });

  test('is told in German when a page becomes too heavy', () => {
    expect(said({ html: 20_000, content: 'longer texts' }).problems).toEqual([
      expect.stringMatching(/^\/faq: Der Text der Seite .*19,5 KB.*18,0 KB.*content/),
    ]);
  });
});

test('a budget is not accepted away, but one that is owed; and what is paid is struck out', () => {
  const heavy = { pictures: 'none', routes: { '/faq': { ...faq, first: 6000 } }, parts };
  const judged = (owed: Parameters<typeof judge>[2]) => judge(heavy, { ...heavy, details }, owed);
  expect(judged({}).problems).toHaveLength(1);
  expect(judged({ '/faq': ['first'] })).toMatchObject({
    problems: [],
    hints: [expect.stringContaining('5.9 KB')],
  });
  expect(judged({ '/faq': ['first', 'after'] }).problems).toEqual([expect.stringContaining('OWED')]);
});

test('the code of a page is what it needs at once, that of its form comes when it is used', () => {
  const chunk = (name: string, ...imports: string[]) => ({ name, imports, modules: { [name]: 1 } });
  const code = codeOf({
    chunks: {
      1: chunk('site/client/start.ts'),
      2: chunk('site/client/hydrate.tsx', '1'),
      3: chunk('page', '2'),
      4: chunk('form', '5'),
      5: chunk('node_modules/react-hook-form/index.js'),
      6: chunk('search'),
    },
    modules: {
      page: { imports: ['part'], later: [] },
      part: { imports: [], later: ['form', 'search'] },
      form: { imports: ['node_modules/react-hook-form/index.js'], later: [] },
      search: { imports: [], later: [] },
    },
  });
  expect([...code.first()]).toEqual(['1']);
  expect([...code.after('page')]).toEqual(['1', '2', '3']);
  expect(code.withForms('page').map((files) => [...files])).toEqual([['1', '2', '3', '4', '5']]);
  expect([code.isForm('page'), code.isForm('form')]).toEqual([false, true]);
});

test('a page’s pictures count once each, a photograph as the file of a phone, its style apart', () => {
  const html = `<style>a{color:red}</style><link rel="stylesheet" href="/a.css"/>
<picture><img src="/hero.svg"/></picture><picture><img src="/hero.svg"/></picture>
<picture><source type="image/avif" srcSet="/foto-400.avif 400w, /foto-800.avif 800w, /foto-1600.avif 1600w"/>
<img src="/foto-400.jpg"/></picture>`;
  expect(filesOf(html)).toMatchObject({ sheets: ['a.css'], images: ['hero.svg', 'foto-800.avif'] });
  expect(withoutStyles(html)).not.toContain('color');
});

test('every kind of page has its module', () => {
  const moduleOf = pageModules();
  expect(['/', '/agb', '/about', '/blog/neu', '/404'].map(moduleOf)).toEqual(
    ['home', 'legal', 'about', 'article', 'not-found'].map((name) => `site/pages/${name}.tsx`),
  );
  expect(() => moduleOf('/unbekannt')).toThrow('/unbekannt');
});
