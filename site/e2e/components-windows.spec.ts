import { expect } from '@playwright/test';
import { swipe, test } from './styleguide.ts';

/* Dialogs and toasts, tested in the style guide. */

test('the dialog takes, traps and returns focus', async ({ guide: { page, component } }) => {
  const opener = component('dialog').getByRole('button', { name: 'Fenster öffnen' }).first();
  const dialog = page.getByRole('dialog');
  await opener.press('Enter');
  await expect(dialog).toBeVisible();
  for (let press = 0; press < 5; press++) {
    // After its last link, focus may move to the browser's UI, but never to the page behind.
    const isKept = await page.evaluate(() => {
      const focused = document.activeElement;
      return focused === document.body || focused?.closest('dialog') !== null;
    });
    expect(isKept).toBe(true);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('an outside click or its button closes the dialog', async ({ guide: { page, component } }) => {
  const opener = component('dialog').getByRole('button', { name: 'Fenster öffnen' }).first();
  const dialog = page.getByRole('dialog');
  await opener.click();
  await page.mouse.click(20, 450);
  await expect(dialog).toBeHidden();
  await opener.click();
  await dialog.getByRole('button', { name: 'Fenster schließen' }).click();
  await expect(dialog).toBeHidden();
});

test('a dialog that only its button closes stays open otherwise, with the button in view', async ({
  guide: { page, component },
}) => {
  const dialog = page.getByRole('dialog');
  await component('dialog').getByRole('button', { name: 'Langes Fenster öffnen' }).click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.mouse.click(20, 450);
  await expect(dialog).toBeVisible();
  // By wheel, because a script can scroll to what visitors can't reach.
  await dialog.hover();
  await page.mouse.wheel(0, 5000);
  await expect(dialog.locator('p').last()).toBeInViewport();
  const close = dialog.getByRole('button', { name: 'Fenster schließen' });
  await expect(close).toBeInViewport();
  await close.click();
  await expect(dialog).toBeHidden();
});

test('toasts are announced, stack and can be dismissed by button and swipe', async ({
  guide: { page, component },
}) => {
  const region = page.locator('.toast-region');
  await component('toast').getByRole('button', { name: 'Erfolg melden' }).press('Enter');
  await component('toast').getByRole('button', { name: 'Fehler melden' }).press('Enter');
  // Success politely, failure assertively.
  await expect(region.getByRole('status')).toContainText('Vielen Dank!');
  await expect(region.getByRole('alert')).toContainText('Fehler');
  await region.getByRole('alert').getByRole('button').press('Enter');
  await expect(region.getByRole('alert')).toHaveCount(0);
  await expect(component('toast').getByRole('button', { name: 'Fehler melden' })).toBeFocused();
  await swipe(page, region.getByRole('status').getByText('Vielen Dank!'), 200);
  await expect(region.getByRole('status')).toHaveCount(0);
});

test('both choices of the consent banner have equal weight, visually and by keyboard', async ({
  guide: { page, component },
}) => {
  for (const [index, choice] of ['accepted', 'declined'].entries()) {
    await component('consent-banner').getByRole('button', { name: 'Einwilligung öffnen' }).press('Enter');
    const buttons = page.locator('.consent-banner').getByRole('button');
    const looks = await buttons.evaluateAll((all) =>
      all.map((one) => {
        const { color, backgroundColor, border, font } = getComputedStyle(one);
        const { width, height } = one.getBoundingClientRect();
        return { color, backgroundColor, border, font, width, height };
      }),
    );
    expect(looks).toHaveLength(2);
    expect(looks[0]).toEqual(looks[1]);
    await buttons.nth(index).press('Enter');
    await expect(component('consent-banner').locator('output')).toHaveText(choice);
    await expect(buttons).toHaveCount(0);
  }
});

test('a popup cannot be closed for two seconds each time it opens', async ({
  guide: { page, component },
}) => {
  const opener = component('popup-shell').getByRole('button', { name: 'Herbst-Kickstart' });
  const dialog = page.getByRole('dialog');
  const close = dialog.getByRole('button', { name: 'Fenster schließen' });
  for (const _time of ['first', 'second']) {
    const opened = Date.now();
    await opener.click();
    await expect(dialog.getByRole('heading')).toBeFocused();
    await page.keyboard.press('Escape');
    await page.mouse.click(20, 450);
    await expect(dialog).toBeVisible();
    await expect(close).toBeVisible();
    expect(Date.now() - opened).toBeGreaterThanOrEqual(2000);
    await close.click();
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  }
});
