import { expect, test } from './test.ts';

// Dark mode must not affect print.
test.use({ colorScheme: 'dark' });

for (const path of ['/blog/automationen-agenten', '/alle-angebote', '/agb', '/pressebereich', '/faq'])
  test(`${path} prints black on white, without screen-only parts`, async ({ page }) => {
    await page.goto(path);
    // Left open, it would cover the first page.
    await page.getByRole('button', { name: 'Menü öffnen' }).click();
    await page.emulateMedia({ media: 'print' });

    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const role of ['banner', 'contentinfo', 'dialog', 'button'] as const)
      await expect(page.getByRole(role)).toHaveCount(0);
    await expect(page.locator('.button:visible')).toHaveCount(0);

    const colours = await page.evaluate(() => {
      const shown = [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, p, li, td, dd)')];
      const black = (element: HTMLElement) => getComputedStyle(element).color === 'rgb(0, 0, 0)';
      const words = shown.filter(
        (one) => one.checkVisibility() && one.innerText && !one.closest('.tag, .book-cover'),
      );
      return {
        count: words.length,
        notBlack: words.filter((one) => !black(one)).map((one) => one.outerHTML.slice(0, 80)),
        ground: getComputedStyle(document.body).backgroundColor,
        planes: [...document.querySelectorAll('main section')].map(
          (one) => getComputedStyle(one).backgroundColor,
        ),
      };
    });
    expect(colours.count).toBeGreaterThan(5);
    expect(colours.notBlack).toEqual([]);
    expect(colours.ground).toBe('rgb(255, 255, 255)');
    for (const plane of colours.planes) expect(['rgba(0, 0, 0, 0)', 'rgb(255, 255, 255)']).toContain(plane);
  });

test('collapsed answers are printed too', async ({ page }) => {
  await page.goto('/faq');
  await page.emulateMedia({ media: 'print' });
  const heights = await page
    .locator('.accordion-answer')
    .evaluateAll((answers) => answers.map((answer) => answer.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(10);
  expect(Math.min(...heights)).toBeGreaterThan(10);
});
