import { expect, test } from './test.ts';

test('the menu opens, closes by its button and Escape, before and without React', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  const menu = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Menü öffnen' }).click();
  await expect(menu).toBeVisible();
  await page.getByRole('button', { name: 'Menü schließen' }).click();
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Menü öffnen' }).click();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Menü öffnen' }).click();
  await menu.getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL('/blog');
  await context.close();
});
