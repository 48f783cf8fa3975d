import { allPages } from './conditions/all-pages.ts';
import { cutRanges } from './conditions/cut-ranges.ts';
import { horizontalOverflow } from './conditions/horizontal-overflow.ts';
import { shortRows } from './conditions/short-rows.ts';
import { openLive } from './live-page.ts';
import { expect, test } from './test.ts';

/** Phones, tablets, and the commonest windows of desktops. */
const widths = [320, 390, 600, 768, 1024, 1366, 1536, 1920, 2560];

const firstArticle = allPages.find((path) => path.startsWith('/blog/'));
const paths = allPages.filter((path) => !path.startsWith('/blog/') || path === firstArticle);

test.use({ reducedMotion: 'reduce' });

test('at every width rows are full, nothing is clipped, and no line ends with "KI-"', async ({ page }) => {
  test.setTimeout(180_000);
  for (const path of paths) {
    await openLive(page, path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const at = `${path}, ${width} px`;
      expect.soft(await shortRows(page), at).toEqual([]);
      expect.soft(await cutRanges(page), at).toEqual([]);
      expect.soft(await horizontalOverflow(page), at).toEqual([]);
    }
  }
});
