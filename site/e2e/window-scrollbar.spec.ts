import { allPages } from './conditions/all-pages.ts';
import { expect, test } from './test.ts';

// Playwright hides scrollbars. On Windows they take room, which lengths in vw include.
test.use({
  launchOptions: [
    async ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
    { scope: 'worker' },
  ],
  viewport: { width: 1440, height: 900 },
});

test('beside a scrollbar that takes room, no page scrolls horizontally', async ({ page }) => {
  for (const path of allPages) {
    await page.goto(path);
    const { scrollbar, beyond } = await page.evaluate(() => {
      const { clientWidth, scrollWidth } = document.documentElement;
      return { scrollbar: innerWidth - clientWidth, beyond: scrollWidth - clientWidth };
    });
    expect(scrollbar, path).toBeGreaterThan(0);
    expect.soft(beyond, path).toBe(0);
  }
});
