import { expect, type Locator, type Page } from '@playwright/test';
import { heading, hydrate } from '../live-page.ts';
import { minimumFillTime, setTimeSinceFirstPaint } from '../set-clock.ts';

/* What visitors must be able to do under any condition. Each function throws if they can't. */

/** Milliseconds; allows for slow connections. */
const eventually = expect.configure({ timeout: 30_000 });

/** Checks that all text outside collapsed parts is visible, nothing overflows, and no text is blocked by its font. */
export async function expectReadable(page: Page) {
  await heading(page).waitFor({ timeout: 30_000 });
  // Before that, the style sheet may be loading and nothing is shown.
  await eventually.poll(() => paintsOf(page)).toBe(1);
  expect(await problemsOfReader(page)).toEqual([]);
}

const paintsOf = (page: Page) =>
  page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);

const problemsOfReader = (page: Page) =>
  page.evaluate(() => {
    const closed = 'dialog:not([open]), details:not([open]) > :not(summary), [popover], [hidden]';
    const texts = 'main :is(h1, h2, h3, p, li, dt, dd, label, summary)';
    const hidden = [...document.querySelectorAll<HTMLElement>(texts)]
      .filter((text) => text.textContent?.trim() && !text.closest(closed))
      .filter((text) => !text.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      // Texts meant only for visitors with, or without, scripts.
      .filter((text) => !text.matches('.blog-without-script'))
      .map(({ textContent }) => `hidden: ${textContent}`);
    // Fallback fonts are on the device.
    const waiting = [...document.fonts].filter(
      ({ display, family }) => display !== 'optional' && !family.includes('Fallback'),
    );
    return [
      ...hidden,
      ...waiting.map(({ family }) => `text waits for ${family}`),
      ...(document.documentElement.scrollWidth > innerWidth ? ['wider than the window'] : []),
    ];
  });

/** Opens the menu on a phone and follows a link to another page. */
export async function navigateByMenu(page: Page) {
  const target = new URL(page.url()).pathname === '/kontakt' ? '/impressum' : '/kontakt';
  const before = await heading(page).innerText();
  await page.locator('header [commandfor="menu"]').click();
  await eventually(page.locator('#menu')).toBeVisible();
  if (target === '/impressum') {
    await page.locator('#menu [commandfor="menu"]').click();
    await eventually(page.locator('#menu')).toBeHidden();
    await page.locator(`footer a[href="${target}"]`).click();
  } else await page.locator(`#menu a[href="${target}"]`).first().click();
  await eventually(page).toHaveURL(target);
  await eventually(heading(page)).not.toHaveText(before);
}

/** Like `hydrate`, for a just loaded document, whose start script must be running to notice the interaction. */
export async function touch(page: Page) {
  await page.waitForLoadState();
  await hydrate(page);
}

/** Follows a link added to the open page. */
export async function follow(page: Page, path: string) {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), {
      href,
      textContent: 'Weiter',
      className: 'onward',
    });
    document.querySelector('main')?.prepend(link);
  }, path);
  await page.locator('a.onward').click();
}

/** Forms in the page, not those in popups. */
export const formsOf = (page: Page) => page.locator('main form[action^="/api/leads/"]:not(dialog form)');

/**
 * Fills in and submits a form, and reads its outcome.
 * @param arrives resolves to true if a lead of an e-mail address is stored
 */
export async function submitForm(page: Page, form: Locator, arrives: (email: string) => Promise<boolean>) {
  const email = `besuch-${crypto.randomUUID()}@example.org`;
  const texts: Record<string, string> = { email, tel: '+49 69 90009 123' };
  if (await form.locator('[type=radio]').count())
    await form.locator('[type=radio]').first().check({ force: true });
  for (const field of await form
    .locator('input:not([type=hidden], [type=checkbox], [type=radio]), textarea')
    .all()) {
    // Filling in the honeypot would count as a bot.
    if ((await field.getAttribute('name')) === 'website') continue;
    await field.fill(
      texts[(await field.getAttribute('type')) ?? ''] ?? 'Wir möchten KI im Vertrieb einführen.',
    );
  }
  await expect(() => form.locator('[type=checkbox]').check({ force: true })).toPass({
    timeout: 30_000,
  });
  // First paint may come after filling in on a slow connection; after client-side navigation, time counts from there.
  await eventually.poll(() => paintsOf(page)).toBe(1);
  const sinceStart = await page.evaluate(() => performance.now()).catch(() => 0);
  await setTimeSinceFirstPaint(page, sinceStart + minimumFillTime);
  await form.locator('[type=submit]').click();
  await eventually.poll(() => arrives(email)).toBe(true);
  const isReported = async () =>
    new URL(page.url()).pathname === '/anfrage-danke' || (await page.locator('[data-outcome]').isVisible());
  await eventually.poll(isReported).toBe(true);
}
