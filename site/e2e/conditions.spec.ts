import { axeViolations, colourRules } from './axe.ts';
import { allPages } from './conditions/all-pages.ts';
import { cutRanges } from './conditions/cut-ranges.ts';
import { horizontalOverflow } from './conditions/horizontal-overflow.ts';
import { expectNoShift, scrollThrough, watchLayoutWithLateFonts } from './conditions/layout-shift.ts';
import { movementsOf, watchMotion } from './conditions/motion.ts';
import { smallTargets } from './conditions/touch-targets.ts';
import { hydrate, webFontsShown } from './live-page.ts';
import { expect, type Page, test } from './test.ts';

/** One page of each kind: coloured sections, figures and prices, a form, an article with a table, questions. */
const oneOfEachKind = [
  '/',
  '/alle-angebote',
  '/anfrage',
  '/blog/ki-strategien-fuehrungskraefte-2024',
  '/faq',
];

/** Loads a page with a cold cache and late fonts, scrolls to its end and hydrates it. */
async function read(page: Page, path: string) {
  await watchLayoutWithLateFonts(page);
  await page.goto(path);
  await webFontsShown(page);
  await hydrate(page);
  await scrollThrough(page);
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, reducedMotion: 'reduce' });

  for (const path of allPages)
    test(`${path} has no layout shift, small touch targets or clipped text`, async ({ page }) => {
      await watchMotion(page);
      await read(page, path);
      await expectNoShift(page);
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
        expect(await horizontalOverflow(page), `${width} px, text ${size}`).toEqual([]);
      }
      expect(await movementsOf(page)).toEqual([]);
    });

  for (const path of oneOfEachKind)
    test(`${path} is readable in dark mode`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.goto(path);
      expect(await axeViolations(page, { rules: colourRules })).toEqual([]);
    });
});

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  for (const path of oneOfEachKind)
    test(`${path} has no layout shift`, async ({ page }) => {
      await read(page, path);
      await expectNoShift(page);
    });
});
