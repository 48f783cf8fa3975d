import { fixture } from '../testing/fixture.ts';
import { expect, test } from './still-page.ts';

/* The home page's first screen: the owner's sentence at display size, above the heading. */

const windows = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1366, height: 650 },
  { width: 1440, height: 900 },
];

test('the sentence stands above the heading, ends with its disc and leaves the button in sight', async ({
  page,
}) => {
  await page.goto('/');
  for (const viewport of windows) {
    await page.setViewportSize(viewport);
    const sentence = page.locator('.hero-claim');
    await expect(sentence).toHaveText(fixture.site.tagline);
    const [claim, heading, disc, button] = await page
      .locator('.hero-claim, .hero h1, .hero-claim-stop, .hero .button:first-child')
      .evaluateAll((elements) => {
        const boxes = elements.map((element) => {
          const { left, top, bottom } = element.getBoundingClientRect();
          const size = Number.parseFloat(getComputedStyle(element).fontSize);
          const { width, height } = getComputedStyle(element, '::after');
          return [
            element.className || element.localName,
            { left, top, bottom, size, width, height },
          ] as const;
        });
        const byName = Object.fromEntries(boxes);
        return ['hero-claim', 'h1', 'hero-claim-stop', 'button'].map((name) => byName[name]);
      });
    if (!claim || !heading || !disc || !button) throw new Error('Something is missing.');
    const at = `${viewport.width}×${viewport.height}`;
    expect(heading.top, at).toBeGreaterThan(claim.bottom - 1);
    expect(claim.size, at).toBeGreaterThan(1.4 * heading.size);
    expect(Number.parseFloat(disc.width), at).toBeGreaterThan(5);
    expect(disc.width, at).toBe(disc.height);
    expect(disc.left - claim.left, `${at}: the disc is not alone on a line`).toBeGreaterThan(claim.size);
    expect(button.bottom, at).toBeLessThanOrEqual(viewport.height);
  }
});
