import { expect, test } from '@playwright/test';

test.use({ javaScriptEnabled: false });

/** Between them they show every component that holds long words: prices, tables, forms, cards, buttons, legal text. */
const paths = [
  '/',
  '/alle-angebote',
  '/anfrage',
  '/awards',
  '/blog',
  '/blog/automationen-agenten',
  '/faq',
  '/impressum',
  '/kontakt',
  '/medienprofil',
  '/pressebereich',
  '/services',
];

test('no page scrolls sideways at 320 px, with text of the usual and of twice the size', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  const wide: string[] = [];
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const widths = await page.evaluate(() =>
      ['100%', '200%'].map((size) => {
        document.documentElement.style.fontSize = size;
        return document.documentElement.scrollWidth;
      }),
    );
    if (Math.max(...widths) > 320) wide.push(`${path}: ${widths}`);
  }
  expect(wide).toEqual([]);
});

for (const [width, size] of [
  [320, '100%'],
  [390, '200%'],
] as const)
  test(`the name in the header keeps its two lines at ${width} px, text ${size}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/kontakt');
    const { lines, right } = await page
      .getByRole('banner')
      .getByRole('link')
      .first()
      .evaluate((brand, fontSize) => {
        document.documentElement.style.fontSize = fontSize;
        const range = document.createRange();
        range.selectNodeContents(brand.querySelector('span') ?? brand);
        const boxes = [...range.getClientRects()];
        return {
          lines: new Set(boxes.map(({ top }) => top)).size,
          right: brand.getBoundingClientRect().right,
        };
      }, size);
    expect(lines).toBe(2);
    const menu = await page.getByRole('button', { name: 'Menü öffnen' }).boundingBox();
    expect(right).toBeLessThanOrEqual(menu?.x ?? 0);
    expect((menu?.x ?? 0) + (menu?.width ?? 0)).toBeLessThanOrEqual(width);
  });
