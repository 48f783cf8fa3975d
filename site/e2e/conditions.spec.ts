import { axeViolations, colourRules } from './axe.ts';
import { allPages } from './conditions/all-pages.ts';
import { cutRanges } from './conditions/cut-ranges.ts';
import { expectStill, scrollThrough, watchLayoutWithLateFonts } from './conditions/layout-shift.ts';
import { movementsOf, watchMotion } from './conditions/motion.ts';
import { lostSideways } from './conditions/sideways.ts';
import { smallTargets } from './conditions/touch-targets.ts';
import { drawnInItsFont, hydrate } from './live-page.ts';
import { expect, type Page, test } from './test.ts';

/**
 * One of each kind: sections on planes, figures and prices, a form, an article with a table, questions. In the light
 * theme and on a desk pages.spec.ts looks at every page, in all themes, widths and states `npm run prove:pages`.
 */
const oneOfEachKind = [
  '/',
  '/alle-angebote',
  '/anfrage',
  '/blog/ki-strategien-fuehrungskraefte-2024',
  '/faq',
];

/** Loads a page with a cold cache and late fonts, reads it to its end and lets React take over. */
async function read(page: Page, path: string) {
  await watchLayoutWithLateFonts(page);
  await page.goto(path);
  await drawnInItsFont(page);
  await hydrate(page);
  await scrollThrough(page);
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, reducedMotion: 'reduce' });

  for (const path of allPages)
    test(`${path} keeps still, can be touched and loses nothing`, async ({ page }) => {
      await watchMotion(page);
      await read(page, path);
      await expectStill(page);
      expect(await smallTargets(page)).toEqual([]);
      expect(await cutRanges(page)).toEqual([]);
      for (const [width, size] of [
        [320, '100%'],
        [320, '200%'],
        [640, '200%'],
      ] as const) {
        await page.setViewportSize({ width, height: 844 });
        await page.evaluate((fontSize) => {
          document.documentElement.style.fontSize = fontSize;
        }, size);
        expect(await lostSideways(page), `${width} px, text ${size}`).toEqual([]);
      }
      expect(await movementsOf(page)).toEqual([]);
    });

  for (const path of oneOfEachKind)
    test(`${path} can be read in the dark`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.goto(path);
      expect(await axeViolations(page, { rules: colourRules })).toEqual([]);
    });
});

test.describe('on a desk', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  for (const path of oneOfEachKind)
    test(`${path} keeps still`, async ({ page }) => {
      await read(page, path);
      await expectStill(page);
    });
});
