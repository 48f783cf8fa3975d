import { allPages } from './conditions/all-pages.ts';
import { expect, test } from './test.ts';

test("no page's first screen has two filled buttons at 390 or 1440 px", async ({ page }) => {
  test.setTimeout(180_000);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  for (const path of allPages) {
    await page.goto(path);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      // The header's button is quiet by a scroll timeline, which begins with the first frames.
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      const filled = page.locator('.button:not(form .button, .skip-link)').filter({ visible: true });
      const labels = await filled.evaluateAll((buttons) =>
        buttons
          .filter((button) => button.getBoundingClientRect().top < innerHeight)
          .filter((button) => !getComputedStyle(button).backgroundColor.endsWith(', 0)'))
          .map((button) => button.textContent),
      );
      expect.soft(labels.length, `${path}, ${width} px: ${labels}`).toBeLessThan(2);
    }
  }
});
