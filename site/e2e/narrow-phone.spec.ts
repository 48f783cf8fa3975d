import { expect, test } from './still-page.ts';

test.use({ viewport: { width: 320, height: 700 } });

test('the label of every article keeps one line', async ({ page }) => {
  await page.goto('/blog');
  const lines = await page.locator('.teaser > .tag').evaluateAll((tags) =>
    tags.map((tag) => {
      const text = document.createRange();
      text.selectNodeContents(tag);
      return new Set([...text.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
    }),
  );
  expect(lines.length).toBeGreaterThan(3);
  expect(new Set(lines)).toEqual(new Set([1]));
});

for (const width of [320, 412])
  test(`the buttons that pass an article on stand on one line at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await page.goto('/blog/social-media-ki');
    const tops = await page
      .locator('.article-end .button-small')
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().top));
    expect(tops).toHaveLength(2);
    expect(tops[1]).toBe(tops[0]);
  });

test('the year of each award stands on one line', async ({ page }) => {
  await page.goto('/awards');
  const heights = await page
    .locator('.awards-list b')
    .evaluateAll((years) => years.map((year) => year.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(1);
  expect(new Set(heights).size).toBe(1);
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

test('each row of the price list has a bar as long as it is dear, and the dearest has the whole width', async ({
  page,
}) => {
  await page.goto('/alle-angebote');
  const bars = await page.locator('.price-stairs a').evaluateAll((rows) =>
    rows.map((row) => {
      const bar = row.querySelector('path')?.getBoundingClientRect();
      return { height: row.clientHeight, left: bar?.left, width: bar?.width ?? 0 };
    }),
  );
  for (const { height, left } of bars) {
    expect(height).toBeGreaterThanOrEqual(43);
    expect(left).toBe(20);
  }
  const widths = bars.map(({ width }) => width);
  expect(widths).toEqual([...widths].sort((one, other) => one - other));
  expect(widths.at(-1)).toBe(280);
});

test('the arrow of a button gives way before its label wraps', async ({ page }) => {
  await page.goto('/');
  const [wide, narrow, narrowest] = await page
    .locator('.hero .button:not(.button-outline)')
    .evaluate((button: HTMLElement) => {
      const { width } = button.getBoundingClientRect();
      return [0, 10, 60].map((less) => {
        button.style.inlineSize = `${width - less}px`;
        const [label, arrow] = [...button.children].map((part) => part.getBoundingClientRect());
        return { label: label?.height, arrow: Math.round(arrow?.width ?? 0) };
      });
    });
  expect(wide?.arrow).toBe(38);
  expect(narrow).toEqual({ label: wide?.label, arrow: 28 });
  expect(narrowest?.arrow).toBe(20);
  expect(narrowest?.label).toBeGreaterThan(wide?.label ?? 0);
});

test('pages that are read on phones are at most as long as agreed', async ({ page }) => {
  const longest = { '/alle-angebote': 8500, '/ueber-mich': 8500, '/ki-workshops': 7500, '/blog': 7500 };
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [path, limit] of Object.entries(longest)) {
    await page.goto(path);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect.soft(height, path).toBeLessThanOrEqual(limit);
  }
});
