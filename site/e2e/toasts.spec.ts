import { fillIn, sendButton } from './business-form.ts';
import { openLive } from './live-page.ts';
import { expect, type Page, test } from './test.ts';

/* How long toasts stay (docs/product.md, "Toasts"), and where they leave focus. */

const toast = (page: Page) => page.locator('.toast');

async function send(page: Page, answer: number) {
  await page.clock.install();
  await openLive(page, '/kontakt');
  await page.route('**/api/leads/business', (route) =>
    route.fulfill(answer === 201 ? { status: 201, json: { id: '1', status: 'stored' } } : { status: answer }),
  );
  await fillIn(page, 'max@example.org');
  await page.clock.runFor(2000);
  await sendButton(page).click();
  await expect(toast(page)).toHaveCount(1);
}

test('success disappears after ten seconds, but not while hovered or focused', async ({ page }) => {
  await send(page, 201);
  await page.clock.runFor(9000);
  await toast(page).hover();
  await page.clock.runFor(20_000);
  await expect(toast(page)).toHaveCount(1);
  await toast(page).getByRole('button').focus();
  await page.mouse.move(1, 1);
  await page.clock.runFor(20_000);
  await expect(toast(page)).toHaveCount(1);
  await page.locator('#company').focus();
  await page.clock.runFor(9900);
  await expect(toast(page)).toHaveCount(1);
  await page.clock.runFor(200);
  await expect(toast(page)).toHaveCount(0);
  // The form still shows the message.
  await expect(page.locator('[data-outcome=success]')).toBeVisible();
});

test('an error stays until it is dismissed or its page is left', async ({ page }) => {
  await send(page, 503);
  await page.clock.runFor(60_000);
  await expect(toast(page)).toHaveCount(1);
  await page.locator('.header-bar a[href="/blog"]').click();
  await expect(page).toHaveURL('/blog');
  await expect(toast(page)).toHaveCount(0);
});

const dismiss = (page: Page) => page.getByRole('button', { name: 'Meldung schließen' });

test('dismissed, it returns focus to where it was, by mouse and by keyboard', async ({ page }) => {
  await send(page, 503);
  await page.locator('#company').focus();
  await dismiss(page).click();
  await expect(toast(page)).toHaveCount(0);
  await expect(page.locator('#company')).toBeFocused();

  await page.clock.runFor(2000);
  await sendButton(page).click();
  await expect(toast(page)).toHaveCount(1);
  // The last thing before the toast.
  const last = page.getByRole('contentinfo').getByRole('link').last();
  await last.focus();
  await page.keyboard.press('Tab');
  await expect(dismiss(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toast(page)).toHaveCount(0);
  await expect(last).toBeFocused();
});

test('dismissed, it moves focus to the content if nothing had it, without scrolling', async ({ page }) => {
  // The form scrolls to its button; smoothly, that would still run and mask another scroll.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await send(page, 503);
  await expect(sendButton(page)).toBeFocused();
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  const before = await page.evaluate(() => scrollY);
  await dismiss(page).click();
  await expect(page.getByRole('main')).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(before);
});
