import { expect, type Locator } from '@playwright/test';
import { STYLEGUIDE_PATH } from '../styleguide/paths.ts';
import { swipe, test } from './styleguide.ts';

/* Interactive components, tested in the style guide. */

test('the style guide is not deployed', async ({ request }) => {
  expect((await request.get(STYLEGUIDE_PATH)).status()).toBe(404);
});

test('the accordion shows at most one answer at a time, by mouse and keyboard', async ({
  guide: { page, component },
}) => {
  const answers = component('accordion').locator('[name="guide-closed"]');
  const isOpen = () => answers.evaluateAll((all) => all.map((one) => (one as HTMLDetailsElement).open));
  const question = (index: number) => answers.nth(index).locator('summary');
  await question(0).click();
  expect(await isOpen()).toEqual([true, false, false]);
  await question(1).focus();
  await page.keyboard.press('Enter');
  expect(await isOpen()).toEqual([false, true, false]);
  await page.keyboard.press('Space');
  expect(await isOpen()).toEqual([false, false, false]);
});

test('the gallery steps through its pictures in a circle by key, button and swipe, and returns focus', async ({
  guide: { page, component },
}) => {
  const thumbnails = component('gallery').locator('.gallery').first().locator('.gallery-item');
  const dialog = page.getByRole('dialog');
  await thumbnails.nth(1).click();
  await expect(dialog).toContainText('Bild 2 von 4');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(dialog).toContainText('Bild 4 von 4');
  await page.keyboard.press('ArrowRight');
  await expect(dialog).toContainText('Bild 1 von 4');
  await page.keyboard.press('ArrowLeft');
  await expect(dialog).toContainText('Bild 4 von 4');
  await dialog.getByRole('button', { name: 'Nächstes Bild' }).click();
  await expect(dialog).toContainText('Bild 1 von 4');
  await swipe(page, dialog.locator('.gallery-frame'), -200);
  await expect(dialog).toContainText('Bild 2 von 4');
  await swipe(page, dialog.locator('.gallery-frame'), 200);
  await expect(dialog).toContainText('Bild 1 von 4');
  // Shorter than a swipe.
  await swipe(page, dialog.locator('.gallery-frame'), 40);
  await expect(dialog).toContainText('Bild 1 von 4');
  await expect(dialog).toHaveAccessibleName(/Bild 1 von 4/);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(thumbnails.nth(1)).toBeFocused();
});

test('arrow keys scroll a scrolling row; a row that fits is no tab stop', async ({ guide: { page } }) => {
  const row = page.getByRole('region', { name: 'Immer eine Reihe' });
  await row.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => row.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  await expect(page.getByRole('region', { name: 'Auf dem Telefon eine Reihe' })).not.toHaveAttribute(
    'tabindex',
  );
});

test('the table of contents scrolls its sections below the header', async ({
  guide: { page, component },
}) => {
  await component('table-of-contents').getByRole('link').last().click();
  const heading = component('prose').getByRole('heading', { level: 2 }).last();
  await expect(heading).toBeInViewport({ ratio: 1 });
  const header = await page.getByRole('banner').boundingBox();
  const box = await heading.boundingBox();
  expect(box?.y).toBeGreaterThan(header?.height ?? 0);
});

test('the copy button copies its text and confirms it', async ({ guide: { page, component } }) => {
  const button = component('copy-button').getByRole('button');
  await button.click();
  await expect(component('copy-button').getByRole('status')).not.toBeEmpty();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'Dieser Text liegt danach in der Zwischenablage.',
  );
});

test('the colour switch also affects media queries', async ({ guide: { page, component } }) => {
  const ground = (locator: Locator) =>
    locator.evaluate((element) => getComputedStyle(element).backgroundColor);
  const amber = component('closing-call').locator('.plane-amber');
  await page.getByRole('radio', { name: 'Dark' }).check();
  expect(await ground(page.locator('body'))).toBe('rgb(12, 31, 33)');
  expect(await ground(amber)).toBe('rgb(228, 170, 59)');
  await page.getByRole('radio', { name: 'As the device' }).check();
  expect(await ground(page.locator('body'))).toBe('rgb(251, 249, 245)');
  expect(await ground(amber)).toBe('rgb(243, 181, 63)');
});
