import { allPages } from './conditions/all-pages.ts';
import { headerMisfits } from './conditions/header-fit.ts';
import { horizontalOverflow } from './conditions/horizontal-overflow.ts';
import { spaceText } from './conditions/text-spacing.ts';
import { webFontsShown } from './live-page.ts';
import { expect, test } from './test.ts';

test('with spaced text, no page is wider than the window, and no header is squeezed', async ({ page }) => {
  test.setTimeout(120_000);
  for (const path of allPages) {
    await page.goto(path);
    await webFontsShown(page);
    await spaceText(page);
    for (const width of [320, 1200, 1280, 1366]) {
      const at = `${path}, ${width} px`;
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await horizontalOverflow(page), at).toEqual([]);
      expect.soft(await headerMisfits(page), at).toEqual([]);
    }
  }
});
