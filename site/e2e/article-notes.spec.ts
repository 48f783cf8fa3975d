import { fixture } from '../testing/fixture.ts';
import { misplaced, notesBeside } from './conditions/notes.ts';
import { hydrate } from './live-page.ts';
import { expect, test } from './test.ts';
import { withoutPopups } from './without-popups.ts';

const noted = fixture.articles.filter(({ html }) => html.includes('class="note"'));

for (const width of [1440, 1920])
  test(`notes stand level with their paragraph and cover nothing at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const { slug } of noted) {
      await page.goto(`/blog/${slug}`);
      const notes = await notesBeside(page);
      expect(notes, slug).toHaveLength(await page.locator('.prose > .note').count());
      expect(misplaced(notes), slug).toEqual([]);
    }
    expect(noted.length).toBeGreaterThan(1);
  });

test('notes follow their paragraph on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const { slug } of noted) {
    await page.goto(`/blog/${slug}`);
    for (const note of await page.locator('.prose > .note').all()) {
      const gap = await note.evaluate(
        (box) =>
          box.getBoundingClientRect().top - (box.previousElementSibling?.getBoundingClientRect().bottom ?? 0),
      );
      expect(gap).toBeGreaterThan(10);
      expect(gap).toBeLessThan(40);
    }
  }
});

test('a heading’s link stands beside its last line, also after a note', async ({ page, context }) => {
  await withoutPopups(context);
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const { slug } of noted) {
    await page.goto(`/blog/${slug}`);
    await hydrate(page);
    for (const heading of await page.locator('.prose > h2').all()) {
      await heading.hover();
      const link = page
        .getByRole('link', { name: await heading.innerText() })
        .and(page.locator('.heading-link'));
      await expect(link).toHaveCSS('opacity', '1');
      const [beside, own] = [await link.boundingBox(), await heading.boundingBox()];
      expect(
        Math.abs((beside?.y ?? 0) + (beside?.height ?? 0) - (own?.y ?? 0) - (own?.height ?? 0)),
      ).toBeLessThan(2);
      expect((beside?.x ?? 0) + (beside?.width ?? 0)).toBeLessThanOrEqual((own?.x ?? 0) + 1);
    }
  }
});
