import { fillIn, sendButton } from './business-form.ts';
import { openLive } from './live-page.ts';
import { expect, type Page, test } from './test.ts';

/* How long toasts stay (specification section 4, "Toasts"). */

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
