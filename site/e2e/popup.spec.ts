import { expect, type Page, test } from '@playwright/test';
import { barLink, hydrated } from './live-page.ts';
import { closeButton, closeByButton, flags, openWithClock, popup, tryToClose } from './popup.ts';

/* When popups open and close (docs/product.md, "Popups"). */

const opensAfter = 3000;
const closableAfter = 2000;

async function openInTime(page: Page, path: string) {
  await openWithClock(page, path);
  await page.clock.runFor(opensAfter - 1);
  await expect(popup(page)).toBeHidden();
  await page.clock.runFor(1);
  await expect(popup(page)).toBeVisible();
}

test('the lead popup opens on the home page after 3 s and cannot be closed for 2 s', async ({ page }) => {
  await openInTime(page, '/');
  await expect(popup(page).getByRole('heading')).toBeFocused();
  await expect(closeButton(page)).toBeHidden();
  await page.clock.runFor(closableAfter - 1);
  await tryToClose(page);
  await expect(popup(page)).toBeVisible();
  await page.clock.runFor(1);
  await expect(closeButton(page)).toBeVisible();
  await tryToClose(page);
  await expect(popup(page)).toBeHidden();
  expect(await flags(page), 'it may ask again').toEqual({});
});

test('its button closes it, and it reopens on the home page unless it was shown elsewhere', async ({
  page,
}) => {
  await openInTime(page, '/');
  await closeByButton(page);
  await expect(popup(page)).toBeHidden();
  await openInTime(page, '/alle-angebote');
  await closeByButton(page);
  await expect(popup(page)).toBeHidden();
  await expect.poll(() => flags(page)).toEqual({ global_popup_shown: 'true' });
  await openWithClock(page, '/');
  await page.clock.runFor(60_000);
  await expect(popup(page)).toBeHidden();
  // The prices page always opens it.
  await openInTime(page, '/alle-angebote');
});

test('the free prompts open once after 3 s, and any time by their button', async ({ page }) => {
  // Those of /tv-presse are opened in popup-forms.spec.ts.
  const path = '/tv-speaking';
  await openInTime(page, path);
  await page.clock.runFor(closableAfter);
  await expect(closeButton(page)).toBeVisible();
  await tryToClose(page);
  await expect(popup(page), 'only its button closes it').toBeVisible();
  await closeByButton(page);
  await expect(popup(page)).toBeHidden();
  await expect
    .poll(() => flags(page))
    .toEqual({
      tv_popup_shown: 'true',
      tv_popup_date: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    });
  await openWithClock(page, path);
  await page.clock.runFor(60_000);
  await expect(popup(page)).toBeHidden();
  const opener = page.getByRole('button', { name: 'Gratis-Prompts sichern' });
  await opener.click();
  await expect(popup(page).getByRole('heading')).toBeFocused();
  await expect(closeButton(page)).toBeHidden();
  await closeByButton(page);
  await expect(opener).toBeFocused();
});

test('opening it by button before the 3 s keeps it from opening again', async ({ page }) => {
  await openWithClock(page, '/tv-speaking');
  await page.clock.runFor(1000);
  await page.getByRole('button', { name: 'Gratis-Prompts sichern' }).click();
  await closeByButton(page);
  await expect(popup(page)).toBeHidden();
  await page.clock.runFor(60_000);
  await expect(popup(page)).toBeHidden();
});

const obstacles: Array<{
  what: string;
  put: (page: Page) => Promise<void>;
  clear: (page: Page) => Promise<void>;
}> = [
  {
    what: 'the open menu',
    put: (page) => page.getByRole('button', { name: 'Menü öffnen' }).click(),
    clear: (page) => page.getByRole('button', { name: 'Menü schließen' }).click(),
  },
  {
    what: 'the open dropdown',
    put: (page) => page.getByRole('button', { name: 'Leistungen' }).hover(),
    clear: (page) => page.mouse.move(10, 500),
  },
  {
    what: 'a picture in its large view',
    put: (page) => page.locator('main button[commandfor]').first().click(),
    clear: (page) => page.keyboard.press('Escape'),
  },
  {
    what: 'a field with the focus',
    put: (page) => page.locator('#company').focus(),
    clear: (page) => page.locator('#company').blur(),
  },
  {
    what: 'a form with unsent text, left for the page behind it',
    put: async (page) => {
      await page.locator('#company').fill('Muster');
      await page.locator('#company').blur();
    },
    clear: (page) =>
      page
        .locator('#company')
        .clear()
        .then(() => page.locator('#company').blur()),
  },
  {
    what: 'a decision on consent',
    put: (page) => page.locator('html').evaluate((root) => root.setAttribute('data-consent-open', '')),
    clear: (page) => page.locator('html').evaluate((root) => root.removeAttribute('data-consent-open')),
  },
];

test('it waits while blocked, then opens', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const { what, put, clear } of obstacles) {
    await openWithClock(page, '/');
    await put(page);
    await page.clock.runFor(10_000);
    await expect(page.locator('#herbst-kickstart'), what).toBeHidden();
    await clear(page);
    await page.clock.runFor(1000);
    await expect(page.locator('#herbst-kickstart'), what).toBeVisible();
  }
});

test('after client-side navigation it opens 3 s later, but not on a page that was left', async ({ page }) => {
  await openWithClock(page, '/ueber-mich');
  await page.mouse.move(10, 500);
  await page.clock.runFor(1000);
  await hydrated(page);
  await barLink(page, 'Preise').click();
  await expect(page).toHaveURL('/alle-angebote');
  await page.clock.runFor(2000);
  await barLink(page, 'Blog').click();
  await expect(page).toHaveURL('/blog');
  await page.clock.runFor(10_000);
  await expect(popup(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/alle-angebote');
  await page.clock.runFor(opensAfter - 100);
  await expect(popup(page)).toBeHidden();
  await page.clock.runFor(100);
  await expect(popup(page)).toBeVisible();
});

test('opening by itself loads no code, interacting with it does', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await openInTime(page, '/');
  const before = scripts.length;
  await page.clock.runFor(5000);
  expect(scripts.length).toBe(before);
  await popup(page).getByLabel('Name').focus();
  await page.clock.runFor(1000);
  await expect.poll(() => scripts.length).toBeGreaterThan(before);
});

test('hidden by an ad blocker, it locks no page', async ({ page }) => {
  await page.addInitScript(() => {
    const blocker = new CSSStyleSheet();
    blocker.replaceSync('[class*=popup], [data-popup] { display: none !important }');
    document.adoptedStyleSheets.push(blocker);
  });
  await openWithClock(page, '/tv-speaking');
  await page.clock.runFor(3500);
  await expect(page.locator('dialog:modal')).toHaveCount(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
  await expect(page).toHaveURL('/impressum');
});

test('it opens and closes despite blocked storage', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await openInTime(page, '/alle-angebote');
  await closeByButton(page);
  await expect(popup(page)).toBeHidden();
});
