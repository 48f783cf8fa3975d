import { axeViolations } from './axe.ts';
import { expect, type Page, test } from './test.ts';

/* Pictures that can be pressed answer with a quarter disc, and their whole card is one link. */

const discs = (page: Page, path: string, pictures = '.linked-picture') =>
  page.locator(pictures).evaluateAll((pictures, path) => {
    if (pictures.length === 0) throw new Error(`${path} has no linked picture.`);
    return pictures.map((picture) => getComputedStyle(picture, '::before').scale);
  }, path);

test('pictures answer pointer and focus with a disc, which is hidden otherwise', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['/', '/blog', '/books', '/tv-presse']) {
    await page.goto(path);
    expect(new Set(await discs(page, path, '.linked-picture:not(.cases *)')), path).toEqual(new Set(['0']));
    const picture = page.locator('.linked-picture').first();
    // The link is stretched over the picture.
    await picture.hover({ force: true });
    expect((await discs(page, path))[0], `${path}: hover`).toBe('1');
    await page.mouse.move(0, 0);
    expect((await discs(page, path))[0], path).toBe('0');
    // Focus that follows a key is visible.
    await page.keyboard.press('Tab');
    await picture.evaluate((element) => {
      const card = element.parentElement as HTMLElement;
      (card.querySelector<HTMLElement>('a') ?? card).focus();
    });
    expect((await discs(page, path))[0], `${path}: focus`).toBe('1');
    expect(await axeViolations(page), path).toEqual([]);
  }
});

test('the disc of a case study is always there, and grows', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['/', '/ki-beratung', '/business-coaching']) {
    await page.goto(path);
    const pictures = '.cases .linked-picture';
    expect(new Set(await discs(page, path, pictures)), path).toEqual(new Set(['0.61']));
    await page.locator(pictures).first().hover();
    expect((await discs(page, path, pictures))[0], `${path}: hover`).toBe('1');
  }
});

test.describe('without a pointer that hovers', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('a smaller disc is always there', async ({ page }) => {
    for (const path of ['/', '/blog']) {
      await page.goto(path);
      expect(new Set(await discs(page, path)), path).toEqual(new Set(['0.61']));
    }
  });
});

test('a talk is one link, named by its heading, to the talk on its page', async ({ page }) => {
  await page.goto('/');
  const card = page.locator('.talk-card-brief').first();
  const title = (await card.getByRole('heading').textContent()) ?? '';
  await expect(card.getByRole('link')).toHaveCount(1);
  await expect(card.getByRole('link')).toHaveAccessibleName(title);
  // The link is stretched over the picture.
  await card.locator('img').click({ force: true });
  await expect(page).toHaveURL(/\/ki-vortraege#vortrag-/);
  // Not `:target`, which a page drawn by the client doesn't have.
  const target = page.locator(new URL(page.url()).hash);
  await expect(target.getByRole('heading')).toHaveText(title);
  await expect(target).toBeInViewport();
});
