import { allPages } from '../conditions/all-pages.ts';
import { horizontalOverflow } from '../conditions/horizontal-overflow.ts';
import { misplaced } from '../conditions/misplaced.ts';
import { expect, test } from './test.ts';

/* Engines differ in what they make of grids within grids, heights in per cent, and columns. */

for (const width of [390, 1024, 1440])
  test(`at ${width} px everything stands in its place`, async ({ page }) => {
    test.setTimeout(300_000);
    await page.setViewportSize({ width, height: 900 });
    for (const path of allPages) {
      await page.goto(path);
      expect.soft(await horizontalOverflow(page), path).toEqual([]);
      expect.soft(await misplaced(page), path).toEqual([]);
    }
  });
