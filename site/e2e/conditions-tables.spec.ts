import sharp from 'sharp';
import { expect, type Locator, type Page, test } from './test.ts';

const threeColumns = [
  '/blog/automationen-agenten',
  '/blog/google-ki-suche',
  '/blog/ki-transformation-2025',
  '/blog/mitarbeiter-halten-ki-innovation',
  '/blog/social-media-ki',
  '/privacy',
];
const fourColumns = '/blog/ki-strategien-fuehrungskraefte-2024';

/** Horizontal scroll range of each table. */
function hiddenWidths(page: Page): Promise<number[]> {
  return page
    .locator('.table-scroll')
    .evaluateAll((boxes) => boxes.map((box) => box.scrollWidth - box.clientWidth));
}

test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });

test('tables of up to three columns fit on a phone', async ({ page }) => {
  for (const path of threeColumns) {
    await page.goto(path);
    const widths = await hiddenWidths(page);
    expect(widths.length, path).toBeGreaterThan(0);
    expect(Math.max(...widths), path).toBe(0);
  }
});

/** Brightness of a box's right edge, 0 to 255; text hardly ever reaches it. */
async function brightnessOfEdge(page: Page, box: Locator): Promise<number> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await box.boundingBox()) ?? {};
  const edge = await page.screenshot({ clip: { x: x + width - 2, y, width: 2, height } });
  const { channels } = await sharp(edge).stats();
  return channels[0]?.mean ?? 0;
}

for (const width of [320, 390])
  test(`a wider table shows its rows as blocks whose cells name their columns at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(fourColumns);
    expect(await hiddenWidths(page)).toEqual([0]);
    const table = page.getByRole('table');
    await expect(table.getByRole('columnheader')).toHaveText([
      'Sorte',
      'Beispiel',
      'Wer bemerkt den Fehler?',
      'Regel',
    ]);
    const row = table.getByRole('row').nth(1);
    await expect(row.getByRole('cell')).toHaveCount(4);
    const labels = await row
      .getByRole('cell')
      .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell, '::before').content));
    expect(labels.slice(1)).toEqual(['"Beispiel" / ""', '"Wer bemerkt den Fehler?" / ""', '"Regel" / ""']);
    const widths = await row
      .getByRole('cell')
      .evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().width)));
    expect(new Set(widths).size, 'one below the other').toBe(1);
  });

test('a table with large letters shows a line where it continues and can be scrolled by keyboard', async ({
  page,
}) => {
  await page.setViewportSize({ width: 720, height: 844 });
  await page.goto(fourColumns);
  await page.locator('html').evaluate((root) => {
    root.style.fontSize = '200%';
  });
  const table = page.locator('.table-scroll');
  expect((await hiddenWidths(page))[0]).toBeGreaterThan(50);
  await table.scrollIntoViewIfNeeded();
  const before = await brightnessOfEdge(page, table);
  await table.focus();
  for (let press = 0; press < 15; press++) await page.keyboard.press('ArrowRight');
  await expect
    .poll(() => table.evaluate((box) => box.scrollWidth - box.clientWidth - box.scrollLeft))
    .toBeLessThanOrEqual(1);
  expect(await brightnessOfEdge(page, table)).toBeGreaterThan(before + 50);
});
