import { expect, type Page, test } from '@playwright/test';
import { holdBack } from './live-page.ts';
import { popup } from './popup.ts';

/*
 * Every window opens and closes where the browser knows no Invoker Commands (before Chrome 135, Firefox 144, Safari 26.2;
 * docs/product.md, "Without JavaScript").
 */

/** A page as those browsers read it. */
const withoutCommands = (html: string) => html.replace(/ (commandfor|command)="[^"]*"/g, '');

const boxOf = async (page: Page) => await page.getByRole('dialog').boundingBox();

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test.beforeEach(async ({ page }) => {
    await page.route(/\/[^.]*$/, async (route) => {
      const response = await route.fetch();
      if (!/html/.test(response.headers()['content-type'] ?? '')) return route.fulfill({ response });
      await route.fulfill({ response, body: withoutCommands(await response.text()) });
    });
  });

  test('the menu fills the window, closes by button and Escape, and leads on', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    const open = page.getByRole('button', { name: 'Menü öffnen' });
    const menu = page.getByRole('dialog');
    await open.click();
    expect(await boxOf(page)).toEqual({ x: 0, y: 0, width: 390, height: 844 });
    await menu.getByRole('button', { name: 'Menü schließen' }).click();
    await expect(menu).toBeHidden();
    await open.click();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await open.click();
    await menu.getByRole('link', { name: 'Blog' }).click();
    await expect(page).toHaveURL('/blog');
  });

  test('pictures open large, and close', async ({ page }) => {
    await page.goto('/tv-presse');
    const shown = page.getByRole('dialog');
    for (const number of [1, 2]) {
      await page
        .locator('.gallery-item')
        .nth(number - 1)
        .click();
      await expect(shown).toContainText(`Bild ${number} von`);
      await shown.getByRole('button', { name: 'Schließen' }).click();
      await expect(shown).toBeHidden();
    }
  });

  test('a campaign’s form is on the phone’s sheet and in the middle of a large window, and can be sent', async ({
    page,
  }) => {
    for (const [width, height] of [
      [390, 844],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto('/tv-speaking');
      await page.getByRole('button', { name: 'Gratis-Prompts sichern' }).click();
      const box = await boxOf(page);
      if (!box) throw new Error('No box');
      if (width === 390) expect(box.y + box.height).toBe(height);
      else expect(Math.abs(box.y + box.height / 2 - height / 2)).toBeLessThan(1);
      expect(Math.abs(box.x + box.width / 2 - width / 2)).toBeLessThan(1);
      // After two seconds.
      await popup(page).getByRole('button', { name: 'Schließen' }).click();
      await expect(popup(page)).toBeHidden();
    }
    await page.getByRole('button', { name: 'Gratis-Prompts sichern' }).click();
    await popup(page).getByRole('textbox', { name: 'Name' }).fill('M');
    await popup(page).locator('[type=submit]').click();
    await expect(page.locator('.error-summary a').first()).toHaveText('Name muss mindestens 2 Zeichen haben');
  });
});

test.describe('with JavaScript', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement');
      Reflect.deleteProperty(HTMLDialogElement.prototype, 'closedBy');
      document.addEventListener('command', (event) => event.preventDefault(), true);
    }),
  );

  test('a button opens a modal dialog, and not a popover besides', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const script = page.waitForResponse('**/assets/chunks/*.js');
    await page.goto('/kontakt');
    await script;
    await page.waitForLoadState('networkidle');
    // The button is a popover's, too, and would open it after the dialog was closed.
    const mayToggle = page.evaluate(
      () =>
        new Promise((resolve) => {
          addEventListener('click', ({ defaultPrevented }) => resolve(!defaultPrevented), { once: true });
        }),
    );
    const menu = page.getByRole('dialog');
    await page.getByRole('button', { name: 'Menü öffnen' }).click();
    expect(await mayToggle).toBe(false);
    expect(await menu.evaluate((element) => element.matches(':modal'))).toBe(true);
    await menu.getByRole('button', { name: 'Menü schließen' }).click();
    await expect(menu).toBeHidden();
  });

  test('a menu opened before the script came becomes modal', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const deliver = await holdBack(page, '**/assets/chunks/*.js');
    await page.goto('/kontakt');
    const menu = page.locator('dialog#menu');
    await menu.evaluate((element: HTMLElement) => element.showPopover());
    deliver();
    await expect.poll(() => menu.evaluate((element) => element.matches(':modal'))).toBe(true);
    await menu.getByRole('link', { name: 'Blog' }).click();
    await expect(page).toHaveURL('/blog');
    await expect(menu).toBeHidden();
  });
});
