import { barLink, heading, holdBack, openLive } from './live-page.ts';
import { expect, test } from './test.ts';

test('pages cross-fade in less than 200 ms and take clicks meanwhile', async ({ page }) => {
  await openLive(page, '/blog');
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      transition.ready.then(() => {
        // Pages have animations of their own, some of them bound to scrolling.
        const fades = document
          .getAnimations()
          .map(({ effect }) => effect as KeyframeEffect)
          .filter(({ pseudoElement }) => pseudoElement?.startsWith('::view-transition'));
        Object.assign(window, {
          fade: Math.max(...fades.map((fade) => Number(fade.getComputedTiming().endTime))),
        });
      });
      return transition;
    };
  });
  await barLink(page, 'Preise').click();
  await expect.poll(() => page.evaluate(() => 'fade' in window && window.fade)).toBeLessThan(200);
  await page.evaluate(() => {
    const slow = new CSSStyleSheet();
    slow.replaceSync('::view-transition-group(page) { animation-duration: 20s }');
    document.adoptedStyleSheets = [slow];
  });
  await barLink(page, 'Bücher').click();
  await expect.poll(() => page.evaluate(() => 'fade' in window && window.fade)).toBe(20_000);
  await barLink(page, 'Kontakt').click();
  await expect(heading(page)).toContainText('Kontakt');
  // React Router's own transitions would be stored.
  await page.goto('/faq');
  expect(await page.evaluate(() => sessionStorage.length + localStorage.length)).toBe(0);
});

test('the picture of a teaser moves to the head of its article', async ({ page }) => {
  await openLive(page, '/blog');
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      transition.ready.then(() => {
        const moving = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement);
        Object.assign(window, { moving });
      });
      return transition;
    };
  });
  // Not if rendering takes longer than 300 ms, as it may the first time on a busy machine.
  await expect(async () => {
    if (!page.url().endsWith('/blog')) await page.goBack();
    await page.locator('.teaser a[href^="/blog/"]').first().click();
    await expect
      .poll(() => page.evaluate(() => 'moving' in window && window.moving), { timeout: 2000 })
      .toContain('::view-transition-group(picture)');
  }).toPass({ intervals: [0] });
});

test('with reduced motion nothing fades and the progress bar is static', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openLive(page, '/blog');
  await page.evaluate(() => {
    document.startViewTransition = () => {
      throw new Error('A page fades.');
    };
  });
  const release = await holdBack(page, '**/data/**');
  await barLink(page, 'Preise').click();
  await expect(page.locator('.progress')).toHaveCSS('animation-name', 'none');
  release();
  await expect(heading(page)).not.toContainText('Blog');
});
