import { axeViolations, colourRules } from './axe.ts';
import { allPages } from './conditions/all-pages.ts';
import { covered } from './conditions/covered.ts';
import { cutRanges } from './conditions/cut-ranges.ts';
import { headerMisfits } from './conditions/header-fit.ts';
import { horizontalOverflow } from './conditions/horizontal-overflow.ts';
import { scrollThrough } from './conditions/layout-shift.ts';
import { movementsOf, watchMotion } from './conditions/motion.ts';
import { shortRows } from './conditions/short-rows.ts';
import { spaceText } from './conditions/text-spacing.ts';
import { smallTargets } from './conditions/touch-targets.ts';
import { openLive } from './live-page.ts';
import { expect, test } from './test.ts';

/** One page of each kind: coloured sections, figures and prices, a form, an article with a table, questions. */
const oneOfEachKind = [
  '/',
  '/alle-angebote',
  '/anfrage',
  '/blog/ki-strategien-fuehrungskraefte-2024',
  '/faq',
];

/** Phones, tablets, and the commonest windows of desktops. */
const allWidths = [320, 390, 600, 768, 1024, 1366, 1536, 1920, 2560];
const fewWidths = [320, 390, 1024, 1366];

const isArticle = (path: string) => path.startsWith('/blog/');
const articles = allPages.filter(isArticle);
const others = allPages.filter((path) => !isArticle(path));
const half = Math.ceil(others.length / 2);

test.use({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });

// One browser page for many, so that fonts and scripts are fetched once.
for (const [which, paths] of [
  ['page of the first half', others.slice(0, half)],
  ['page of the second half', others.slice(half)],
  ['article', articles],
] as const)
  test(`no ${which} has small touch targets, motion, or, at any width, clipped text, short rows or a squeezed header`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    await watchMotion(page);
    for (const path of paths) {
      await page.setViewportSize({ width: 390, height: 844 });
      await openLive(page, path);
      await scrollThrough(page);
      expect.soft(await smallTargets(page), path).toEqual([]);
      // At the others, one article stands for all; beside a margin, each form has a layout of its own.
      const isShort = process.env.SHORT_TESTS || (isArticle(path) && path !== articles[0]);
      for (const width of isShort ? fewWidths : allWidths) {
        const at = `${path}, ${width} px`;
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await shortRows(page), at).toEqual([]);
        expect.soft(await cutRanges(page), at).toEqual([]);
        expect.soft(await horizontalOverflow(page), at).toEqual([]);
        if (width <= 390) expect.soft(await covered(page), at).toEqual([]);
      }
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      for (const width of process.env.SHORT_TESTS ? [320] : [320, 640, 768, 1280]) {
        await page.setViewportSize({ width, height: 844 });
        expect.soft(await horizontalOverflow(page), `${path}, ${width} px, text 200 %`).toEqual([]);
      }
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '';
      });
      // Of short tests, content/pages.spec.ts spaces texts.
      if (!process.env.SHORT_TESTS) await spaceText(page);
      for (const width of process.env.SHORT_TESTS ? [] : [320, 1200, 1280, 1366]) {
        const at = `${path}, ${width} px, text spaced`;
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await horizontalOverflow(page), at).toEqual([]);
        expect.soft(await headerMisfits(page), at).toEqual([]);
      }
      expect.soft(await movementsOf(page), path).toEqual([]);
    }
  });

for (const path of oneOfEachKind)
  test(`${path} is readable in dark mode`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(path);
    expect(await axeViolations(page, colourRules)).toEqual([]);
  });
