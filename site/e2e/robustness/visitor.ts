import { expect, type Locator, type Page } from '@playwright/test';
import { heading, hydrate } from '../live-page.ts';
import { minimumFillTime, setTimeSinceFirstPaint } from '../set-clock.ts';

/* What a visitor wants of a page, whatever is wrong. Each throws when it cannot be had. */

/** Slow lines are waited for. */
const eventually = expect.configure({ timeout: 30_000 });

/**
 * Every text that nothing closed hides is seen, nothing reaches beyond the edge, and no text waits for its font.
 * @param unseen what nobody sees at this width, as `problemsOfReader` tells of the page when nothing is wrong
 */
export async function reads(page: Page, unseen: readonly string[] = []) {
  await heading(page).waitFor({ timeout: 30_000 });
  // Before that the style may be on its way, and nothing is shown.
  await eventually.poll(() => paintsOf(page)).toBe(1);
  expect((await problemsOfReader(page)).filter((problem) => !unseen.includes(problem))).toEqual([]);
}

const paintsOf = (page: Page) =>
  page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);

export const problemsOfReader = (page: Page) =>
  page.evaluate(() => {
    const closed = 'dialog:not([open]), details:not([open]) > :not(summary), [popover], [hidden]';
    const texts = 'main :is(h1, h2, h3, p, li, dt, dd, label, summary)';
    const hidden = [...document.querySelectorAll<HTMLElement>(texts)]
      .filter((text) => text.textContent?.trim() && !text.closest(closed))
      .filter((text) => !text.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      // Said to one of both only: whoever has scripts, or has none.
      .filter((text) => !text.matches('.blog-without-script'))
      .map(({ textContent }) => `hidden: ${textContent}`);
    // Stand-ins are on the device.
    const waiting = [...document.fonts].filter(
      ({ display, family }) => display !== 'swap' && !family.includes('Fallback'),
    );
    return [
      ...hidden,
      ...waiting.map(({ family }) => `text waits for ${family}`),
      ...(document.documentElement.scrollWidth > innerWidth ? ['wider than the window'] : []),
    ];
  });

/** The menu opens and leads to another page. On a phone. */
export async function goesOnByMenu(page: Page) {
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

/** As `hydrate`, on a document that has just come: its starter script has to be there to notice the touch. */
export async function touch(page: Page) {
  await page.waitForLoadState();
  await hydrate(page);
}

/** Follows a link, wherever the open page has none. */
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

/** Forms that stand in the page; those of windows are the windows' affair. */
export const formsOf = (page: Page) => page.locator('main form[action^="/api/leads/"]:not(dialog form)');

/**
 * Fills in a form and sends it; what is said of it is read.
 * @param arrives whether a lead of an address is stored
 */
export async function sends(page: Page, form: Locator, arrives: (email: string) => Promise<boolean>) {
  const email = `besuch-${crypto.randomUUID()}@example.org`;
  const texts: Record<string, string> = { email, tel: '+49 69 90009 123' };
  if (await form.locator('[type=radio]').count())
    await form.locator('[type=radio]').first().check({ force: true });
  for (const field of await form
    .locator('input:not([type=hidden], [type=checkbox], [type=radio]), textarea')
    .all()) {
    // Whoever fills in the trap for robots is taken for one.
    if ((await field.getAttribute('name')) === 'website') continue;
    await field.fill(
      texts[(await field.getAttribute('type')) ?? ''] ?? 'Wir möchten KI im Vertrieb einführen.',
    );
  }
  await expect(() => form.locator('[type=checkbox]').check({ force: true })).toPass({
    timeout: 30_000,
  });
  // On a slow line the style may come after what is filled in; a page that was reached by a link counts from there.
  await eventually.poll(() => paintsOf(page)).toBe(1);
  const sinceStart = await page.evaluate(() => performance.now()).catch(() => 0);
  await setTimeSinceFirstPaint(page, sinceStart + minimumFillTime);
  await form.locator('[type=submit]').click();
  await eventually.poll(() => arrives(email)).toBe(true);
  const isTold = async () =>
    new URL(page.url()).pathname === '/anfrage-danke' || (await page.locator('[data-outcome]').isVisible());
  await eventually.poll(isTold).toBe(true);
}

/** A window that opens by itself can be closed, and then the page is used as before. */
export async function isLetGo(page: Page) {
  const window = page.locator('dialog[data-popup][open]');
  await eventually(window).toBeVisible();
  const close = window.locator('button[commandfor][command="close"]').first();
  await eventually(close).toBeVisible();
  await close.click();
  await eventually(window).toHaveCount(0);
}
