import { type Stop, walkByKeyboard } from './conditions/keyboard-walk.ts';
import { hydrated, openLive } from './live-page.ts';
import { expect, type Page, test } from './test.ts';

/** One of each kind: sections, prices, a form, a gallery, an article with a table, questions, a legal text. */
const pages = [
  '/ki-beratung',
  '/alle-angebote',
  '/anfrage',
  '/tv-presse',
  '/blog/ki-strategien-fuehrungskraefte-2024',
  '/faq',
  '/agb',
];

/** Reading order goes down, then right; the top of the next column is further right. */
function goesBack(from: Stop, to: Stop): boolean {
  if (from.isFixed || to.isFixed) return false;
  const isAbove = to.bottom <= from.top + 1;
  const isLeft = to.right <= from.left + 1;
  const sharesRow = Math.min(from.bottom, to.bottom) - Math.max(from.top, to.top) > 8;
  return (isAbove && to.left < from.right - 1) || (isLeft && sharesRow);
}

test.use({ reducedMotion: 'reduce' });

for (const [index, path] of pages.entries()) {
  const width = index % 2 === 0 ? 1440 : 390;
  test(`focus is visible and follows reading order on ${path} at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(path);
    const stops = await walkByKeyboard(page);
    const last = stops.at(-1);
    expect(last?.top, 'reaches the end of the page').toBeGreaterThan(
      (await page.evaluate(() => document.documentElement.scrollHeight)) - 844,
    );
    expect(stops.filter(({ isMarked }) => !isMarked).map(({ name }) => name)).toEqual([]);
    expect(stops.filter(({ isCovered }) => isCovered).map(({ name }) => name)).toEqual([]);
    const back = stops.flatMap((to, step) => {
      const from = stops[step - 1];
      return from && goesBack(from, to) ? [`${from.name} → ${to.name}`] : [];
    });
    expect(back).toEqual([]);
  });
}

for (const [path, selector] of [
  ['/', '.cases li:first-child a'],
  ['/faq', '.faq-doors li:nth-child(3) a'],
] as const)
  test(`the frame of ${selector} isn’t hidden by its neighbour`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 1200 });
    await page.goto(path);
    await page.keyboard.press('Tab');
    const link = page.locator(selector);
    await link.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    const seam = async () => {
      const { x = 0, y = 0, width = 0, height = 0 } = (await link.boundingBox()) ?? {};
      return page.screenshot({ clip: { x: x + width - 6, y: y + height - 100, width: 12, height: 80 } });
    };
    const before = await seam();
    await link.focus();
    expect((await seam()).equals(before)).toBe(false);
  });

test('a row that turns out to fit keeps the focus, and then leaves the tab order', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 844 });
  await page.goto('/ki-beratung');
  const row = page.locator('.scroll-row-phone').first();
  await row.focus();
  await hydrated(page);
  await twoFrames(page);
  await expect(row).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(row).not.toBeFocused();
  await expect(row).not.toHaveAttribute('tabindex');
});

test('on a phone, what is focused in a scrolling row is in sight, also on the way back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await openLive(page, '/');
  await page.locator('footer a').first().focus();
  const hidden: string[] = [];
  let controls = 0;
  for (let step = 0; step < 60; step++) {
    await page.keyboard.press('Shift+Tab');
    await twoFrames(page);
    const focused = await page.evaluate(() => {
      const control = document.activeElement;
      if (!control?.closest('.scroll-row li, .gallery li')) return;
      const { left, right, width } = control.getBoundingClientRect();
      return { seen: (Math.min(right, innerWidth) - Math.max(left, 0)) / width, text: control.textContent };
    });
    controls += Number(Boolean(focused));
    if (focused && focused.seen < 0.9) hidden.push(`${focused.text}: ${focused.seen}`);
  }
  expect(controls).toBeGreaterThan(8);
  expect(hidden).toEqual([]);
});

/** By then the row has been measured. */
const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
