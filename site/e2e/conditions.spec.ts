import { axeViolations, colourRules } from './axe.ts';
import { allPages } from './conditions/all-pages.ts';
import { cutRanges } from './conditions/cut-ranges.ts';
import { horizontalOverflow } from './conditions/horizontal-overflow.ts';
import { scrollThrough } from './conditions/layout-shift.ts';
import { movementsOf, watchMotion } from './conditions/motion.ts';
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

const isArticle = (path: string) => path.startsWith('/blog/');

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, reducedMotion: 'reduce' });

// One browser page for many, so that fonts and scripts are fetched once.
for (const [kind, paths] of [
  ['page', allPages.filter((path) => !isArticle(path))],
  ['article', allPages.filter(isArticle)],
] as const)
  test(`on a phone no ${kind} has small touch targets, clipped text or motion`, async ({ page }) => {
    test.setTimeout(180_000);
    await watchMotion(page);
    for (const path of paths) {
      await page.setViewportSize({ width: 390, height: 844 });
      await openLive(page, path);
      await scrollThrough(page);
      expect.soft(await smallTargets(page), path).toEqual([]);
      expect.soft(await cutRanges(page), path).toEqual([]);
      for (const [width, size] of [
        [320, '100%'],
        [320, '200%'],
        [640, '200%'],
      ] as const) {
        await page.setViewportSize({ width, height: 844 });
        await page.evaluate((fontSize) => {
          document.documentElement.style.fontSize = fontSize;
        }, size);
        expect.soft(await horizontalOverflow(page), `${path}, ${width} px, text ${size}`).toEqual([]);
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
