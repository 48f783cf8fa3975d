import { openWithoutReact, slowDown } from './slow-phone.ts';
import { expect, test } from './test.ts';

/** Milliseconds from the first key press to the frame that shows it. */
const LONGEST_ECHO = 50;

test('at quarter speed, the first key shows within 50 ms while React is loading', async ({ page }) => {
  // Many attempts, on a machine that is busy with other things.
  test.setTimeout(90_000);
  await slowDown(page);
  // A new context, so that no draft is left from the last attempt.
  await page.addInitScript(() => sessionStorage.clear());
  // Other programs may delay single attempts; our own script would delay each.
  await expect(async () => {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await openWithoutReact(page);
    await page.locator('#company').focus();
    await page.keyboard.type('M');
    // Event Timing counts in steps of 8 ms, to the next painted frame.
    const echo = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => {
            for (const { duration } of list.getEntries()) resolve(duration);
          }).observe({ type: 'first-input', buffered: true });
        }),
    );
    console.log(`/anfrage: the first key shows after ${echo} ms at a quarter of the speed`);
    await expect(page.locator('#company')).toHaveValue('M');
    expect(echo).toBeLessThanOrEqual(LONGEST_ECHO);
  }).toPass();
});
