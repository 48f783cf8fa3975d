import { expect, test } from './test.ts';

test.use({ viewport: { width: 320, height: 700 } });

test('the label of every article keeps one line', async ({ page }) => {
  await page.goto('/blog');
  const heights = await page
    .locator('.teaser > .tag')
    .evaluateAll((tags) => tags.map((tag) => tag.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(3);
  expect(Math.max(...heights)).toBeLessThan(30);
});

test('a second line of the breadcrumb begins with its name', async ({ page }) => {
  await page.goto('/fallstudien/stadtwerk');
  const [first, second] = await page.locator('.breadcrumb a').evaluateAll((links) => {
    document.documentElement.style.fontSize = '200%';
    return links.map((link) => link.getBoundingClientRect().toJSON());
  });
  expect(second.top).toBeGreaterThan(first.top);
  expect(second.left).toBe(first.left);
});
