import { fixture } from '../testing/fixture.ts';
import { brokenWords } from './conditions/broken-words.ts';
import { horizontalOverflow } from './conditions/horizontal-overflow.ts';
import { overlappingText } from './conditions/overlapping-text.ts';
import { spaceText } from './conditions/text-spacing.ts';
import { expect, test } from './still-page.ts';

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

for (const [path, width] of [
  ['/', 320],
  ['/keynote-speaker', 320],
  ['/kontakt', 1280],
] as const)
  test(`${path}: what must not break fits beside its picture at ${width} px, text 200%`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect(await horizontalOverflow(page)).toEqual([]);
  });

for (const path of ['/', '/ueber-mich', '/fallstudien/stadtwerk'])
  test(`${path}: figures stay in their columns at 1024 px, text 200%`, async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 800 });
    await page.goto(path);
    const figures = page.locator('.figures > div');
    const wide = await figures.evaluateAll((all) => {
      document.documentElement.style.fontSize = '200%';
      return all
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ textContent }) => textContent);
    });
    expect(wide).toEqual([]);
    expect(await figures.count()).toBeGreaterThan(2);
  });

for (const path of ['/', '/alle-angebote', '/books', '/ki-beratung'])
  test(`${path}: words stay whole or in few parts at 390 px, text 200%`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect(await brokenWords(page)).toEqual([]);
  });

test('articles’ notes keep lines of several words at 1440 px, text 200%', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const noted = fixture.articles.filter(({ html }) => html.includes('class="note"'));
  for (const { slug } of noted) {
    await page.goto(`/blog/${slug}`);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    const widths = await page
      .locator('.prose > .note')
      .evaluateAll((notes) => notes.map((note) => note.clientWidth));
    expect(Math.min(...widths), slug).toBeGreaterThan(400);
  }
  expect(noted.length).toBeGreaterThan(1);
});

for (const path of ['/agb', '/alle-angebote', '/services'])
  test(`${path}: columns are measured in their letters at 1440 px, text 200%`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect(await horizontalOverflow(page)).toEqual([]);
    const divided = await page
      .locator(':is(.price-stairs, .services-list) .price b')
      .evaluateAll((prices) =>
        prices
          .filter((price) => price.clientHeight > 2 * Number.parseFloat(getComputedStyle(price).fontSize))
          .map(({ textContent }) => textContent),
      );
    expect(divided).toEqual([]);
  });

for (const [path, part] of [
  ['/ki-beratung', '.cases'],
  ['/books', '.book-grid >> nth=0'],
] as const)
  test(`${path}: no text lies on another at 1440 px, text spaced`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    await spaceText(page);
    expect(await overlappingText(page, part)).toEqual([]);
  });
