import { fixture } from '../../testing/fixture.ts';
import { enquiry } from '../enquiry-form.ts';
import { openLive } from '../live-page.ts';
import { freshEmail, openLocalStack } from '../local-stack.ts';
import { minimumFillTime } from '../set-clock.ts';
import { expect, test } from './test.ts';

/* The main flows, in every engine that is there. */

test('the menu opens, closes and navigates', async ({ page }) => {
  await page.goto('/');
  const menu = page.locator('#menu');
  const open = page.getByRole('button', { name: fixture.site.ui.openMenu, exact: true });
  await open.click();
  await expect(menu).toBeVisible();
  await page.getByRole('button', { name: fixture.site.ui.closeMenu, exact: true }).click();
  await expect(menu).toBeHidden();
  await open.click();
  await menu.locator('a[href="/kontakt"]').click();
  await expect(page).toHaveURL('/kontakt');
  await expect(menu).toBeHidden();
});

test('the services panel opens on click without text overflow', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: fixture.site.ui.services, exact: true }).click();
  const panel = page.locator('[popover]:popover-open');
  await expect(panel).toBeVisible();
  const { right, texts } = await panel.evaluate((element) => ({
    right: element.getBoundingClientRect().right,
    texts: [...element.querySelectorAll('a, a *')].map((text) => text.getBoundingClientRect().right),
  }));
  expect(texts.length).toBeGreaterThan(0);
  expect(Math.max(...texts)).toBeLessThanOrEqual(right);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
});

test('an incomplete enquiry is refused, then stored and acknowledged', async ({ page, request }) => {
  await page.goto('/anfrage');
  await page.waitForTimeout(minimumFillTime);
  const send = page.locator('form[method=post] button[type=submit]');
  await send.click();
  await expect.poll(() => page.locator('[aria-invalid=true]').count()).toBeGreaterThan(5);

  const email = freshEmail();
  // Without aiming: the form shrinks with every message that goes.
  await page.locator('input[name=inquiryType][value=consulting]').dispatchEvent('click');
  for (const [field, text] of Object.entries({ ...enquiry, email }))
    await page.locator(`#${field}`).fill(text);
  await page.locator('#consent').dispatchEvent('click');
  await send.click();
  await expect(page).toHaveURL('/anfrage-danke');
  expect(await (await openLocalStack(request)).leads(email)).toHaveLength(1);
});

test('a page that follows is shown from its top at once', async ({ page }) => {
  await openLive(page, '/');
  // Where each frame of the new page stands.
  const places = page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const places: number[] = [];
        const heading = () => document.querySelector('main h1');
        // The address changes before the page does.
        const last = heading();
        const look = () => {
          if (heading() && heading() !== last) places.push(scrollY);
          if (places.length < 12) requestAnimationFrame(look);
          else resolve(places);
        };
        look();
      }),
  );
  await page.locator('.footer a[href="/impressum"]').click();
  expect((await places).slice(2)).toEqual(Array(10).fill(0));
});

test('the popup opens after three seconds, and its button closes it two seconds later', async ({ page }) => {
  await page.goto('/alle-angebote');
  const popup = page.locator('dialog[open]');
  await expect(popup).toBeVisible();
  await popup.getByRole('button', { name: fixture.kickstart.close, exact: true }).click();
  await expect(popup).toBeHidden();
});

test('one answer of the FAQ is open at a time, and can be closed again', async ({ page }) => {
  await page.goto('/faq');
  const open = page.locator('main details[open]');
  const summaries = page.locator('main details summary');
  // The first.
  await expect(open).toHaveCount(1);
  await summaries.nth(2).click();
  await summaries.nth(1).click();
  await expect(open).toHaveCount(1);
  await summaries.nth(1).click();
  await expect(open).toHaveCount(0);
});

test('the search finds an article by its title, and Back returns to the list', async ({ page }) => {
  const [article] = fixture.articles;
  const word = article?.title.match(/\p{L}{8,}/u)?.[0] ?? '';
  await page.goto('/blog');
  await page.locator('input[type=search]').fill(word);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=/);
  await page.locator(`main a[href="/blog/${article?.slug}"]`).first().click();
  await expect(page).toHaveURL(`/blog/${article?.slug}`);
  await page.goBack();
  await expect(page).toHaveURL(/\/blog\?q=/);
});

test('Back restores a position in the middle of the page, and smooth scrolling is left to anchors', async ({
  page,
}) => {
  await page.goto('/privacy');
  await page.mouse.move(10, 10);
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
  await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }));
  await page.locator('.footer a[href="/agb"]').dispatchEvent('click');
  await expect(page).toHaveURL('/agb');
  // A press that follows no link.
  await page.locator('main').dispatchEvent('click');
  await page.goBack();
  await expect(page).toHaveURL('/privacy');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  // A smooth scroll that the browser had begun would go on for most of a second.
  await page.waitForTimeout(1000);
  expect(Math.abs((await page.evaluate(() => scrollY)) - 2000)).toBeLessThan(24);
});
