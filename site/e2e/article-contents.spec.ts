import { hydrate } from './live-page.ts';
import { expect, type Page, test } from './test.ts';
import { withoutPopups } from './without-popups.ts';

/* An article's contents: one line, which stays at hand beside the text. */

const article = '/blog/automationen-agenten';

const line = (page: Page) => page.locator('.table-of-contents summary');
const entries = (page: Page) => page.locator('.table-of-contents a');

/** Shows a section in the middle of the article. */
async function readOn(page: Page) {
  await page.goto(article);
  await page.evaluate(() => document.querySelector('.prose h2:nth-of-type(4)')?.scrollIntoView());
}

test('opened by keyboard in a low window, every entry can be reached and seen, and leads to its section', async ({
  page,
  context,
}) => {
  await withoutPopups(context);
  await page.setViewportSize({ width: 1280, height: 500 });
  await readOn(page);
  await hydrate(page);
  await expect(entries(page).first()).toBeHidden();
  await expect(line(page)).toBeInViewport({ ratio: 1 });
  await line(page).focus();
  await page.keyboard.press('Enter');
  for (const entry of await entries(page).all()) {
    await page.keyboard.press('Tab');
    await expect(entry).toBeFocused();
    await expect(entry).toBeInViewport({ ratio: 0.95 });
    // Nothing lies on it.
    const isOnTop = await entry.evaluate((link) => {
      const { left, top, width, height } = link.getBoundingClientRect();
      return link.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
    expect(isOnTop).toBe(true);
  }
  await entries(page).nth(2).press('Enter');
  const heading = page.locator('.prose h2:nth-of-type(3)');
  await expect
    .poll(() => heading.evaluate((element) => Math.round(element.getBoundingClientRect().top / 10)))
    .toBe(9);
  // They lie on the text no longer, and say where it is when they are opened again.
  await expect(entries(page).first()).toBeHidden();
  await line(page).click();
  await expect(page.locator('.table-of-contents a:target-current')).toHaveText(/Bau zwei/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });

  test('the contents open', async ({ page }) => {
    await page.goto(article);
    await line(page).click();
    await expect(entries(page).first()).toBeInViewport({ ratio: 1 });
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the contents are at hand in the middle of a text, lie on it, and close when one is chosen', async ({
    page,
    context,
  }) => {
    await withoutPopups(context);
    for (const path of [article, '/agb']) {
      await page.goto(path);
      await expect(line(page)).not.toBeInViewport();
      await hydrate(page);
      await page.evaluate(() => scrollTo({ top: 5000, behavior: 'instant' }));
      await expect(line(page)).toBeInViewport({ ratio: 1 });
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      await line(page).tap();
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
      await expect(entries(page).first()).toBeInViewport({ ratio: 1 });
      await entries(page).nth(1).tap();
      await expect(entries(page).first()).toBeHidden();
      await expect(page.locator('.prose h2:nth-of-type(2)')).toBeInViewport();
    }
  });
});
