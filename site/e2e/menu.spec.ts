import { fixture } from '../testing/fixture.ts';
import { openLive } from './live-page.ts';
import { expect, test } from './test.ts';

test('the menu opens, and closes by button and Escape, before and without hydration', async ({ browser }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    // Overlay scroll bars.
    isMobile: true,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await page.goto('/');
  const menu = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Menü öffnen' }).click();
  await expect(menu).toBeVisible();
  // Full screen.
  expect(await menu.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  const places = await menu
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(places.filter((place) => place.startsWith('/'))).toEqual(
    fixture.navigation.menu.map(({ path }) => path),
  );
  const inFooter = page.locator('footer').last();
  for (const path of ['/ki-strategie-call', '/ki-workshops', '/ki-vortraege', '/business-coaching'])
    await expect(inFooter.locator(`a[href="${path}"]`)).toHaveCount(1);
  await expect(inFooter.locator(`a[href="${fixture.site.bookings.general}"]`)).toHaveCount(1);
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

test('the menu’s items can be pressed while it still grows from its button', async ({ page }) => {
  await openLive(page, '/');
  const open = page.getByRole('button', { name: 'Menü öffnen' });
  const menu = page.getByRole('dialog');
  await open.click();
  const { x, y } = await menu
    .getByRole('link', { name: 'Kontakt', exact: true })
    .evaluate((link) => link.getBoundingClientRect());
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  // Slowly, so that it has uncovered its items, but is still growing when one is pressed.
  await page.evaluate(() => {
    const holdBack = () => {
      for (const growing of document.querySelector('#menu')?.getAnimations() ?? [])
        if (growing.playbackRate === 1) growing.updatePlaybackRate(0.1);
      requestAnimationFrame(holdBack);
    };
    holdBack();
  });
  await open.click();
  await page.waitForTimeout(1500);
  expect(await menu.evaluate((element) => element.getAnimations().length)).toBe(1);
  await page.mouse.click(x + 20, y + 20);
  await expect(page).toHaveURL('/kontakt');
});

test('the menu’s picture changes with the link under the pointer', async ({ page }) => {
  await openLive(page, '/');
  await page.getByRole('button', { name: 'Menü öffnen' }).click();
  const art = page.locator('.menu-art');
  const picture = () => art.evaluate((element) => getComputedStyle(element, '::after').backgroundImage);
  let before = await picture();
  for (const label of ['Blog', 'Kontakt']) {
    await page.getByRole('dialog').getByRole('link', { name: label, exact: true }).hover();
    await expect.poll(picture).not.toBe(before);
    before = await picture();
  }
});
