import { expect, test } from './test.ts';

test.use({ javaScriptEnabled: false });

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
