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

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, reducedMotion: 'reduce' });

  for (const path of allPages)
    test(`${path} has no small touch targets or clipped text`, async ({ page }) => {
      await watchMotion(page);
      await openLive(page, path);
      await scrollThrough(page);
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
