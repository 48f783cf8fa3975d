import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { type FormName, forms, openForm } from './foreign-forms.ts';
import { watchRequests } from './live-page.ts';

/* The line is lost before a form's code has come, as on a train in a tunnel. */

/** Ways to lose the line. Each returns how it comes back. */
const losses: Record<string, (page: Page) => Promise<() => Promise<void>>> = {
  'the browser is offline': async (page) => {
    await page.context().setOffline(true);
    return () => page.context().setOffline(false);
  },
  'no request is answered, though the browser believes to be online': async (page) => {
    await page.route('**/*', (route) => route.abort('internetdisconnected'));
    return () => page.unrouteAll();
  },
};

/** Whether the browser fetches code again that once failed to load: Chromium 153 does not, 156 does. */
async function fetchesAgain(context: BrowserContext): Promise<boolean> {
  const page = await context.newPage();
  await page.goto('/impressum');
  const isLoaded = () =>
    page.evaluate((code) => import(code).then(() => true).catch(() => false), '/once.js');
  await page.route('**/once.js', (route) => route.abort('internetdisconnected'));
  expect(await isLoaded()).toBe(false);
  await page.unrouteAll();
  await page.route('**/once.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  const isAgain = await isLoaded();
  await page.close();
  return isAgain;
}

for (const [place, name] of (Object.keys(forms) as FormName[]).entries())
  for (const [turn, [what, lose]] of Object.entries(losses).entries())
    test(`${what}: ${name} says so, keeps everything, and is sent at the next press with a line`, async ({
      page,
      context,
      request,
    }) => {
      const byCode = await fetchesAgain(context);
      // Some of the pages are being read in a translation.
      const form = await openForm(
        page,
        name,
        ([undefined, 'translation', 'a translation in place'] as const)[(place + turn) % 3],
      );
      const address = page.url();
      const restore = await lose(page);
      await form.fillIn();
      await form.send();
      const outcome = page.locator('form :is([data-outcome=error], [role=alert], [role=status])');
      for (let presses = 0; presses < 2; presses++) {
        await expect(outcome.filter({ hasText: 'Verbindung' }).first()).toBeVisible({ timeout: 15_000 });
        await expect(page).toHaveURL(address);
        await expect(form.button).toBeEnabled();
        await form.expectKept();
        if (!presses) await form.button.click();
      }
      await restore();
      await form.button.click();
      if (byCode) return form.expectSuccess(request);
      // Else by the browser itself.
      await expect(() => form.expectStored(request)).toPass({ timeout: 10_000 });
    });

for (const name of ['the enquiry', 'the contact form'] as const) {
  test(`code that failed to load is fetched again for ${name}`, async ({ page, context, request }) => {
    test.skip(!(await fetchesAgain(context)), 'This browser remembers that it failed.');
    const form = await openForm(page, name);
    await page.route('**/assets/chunks/*.js', (route) => route.abort('internetdisconnected'));
    await Promise.all([page.waitForEvent('requestfailed'), form.field('name').click()]);
    await page.unrouteAll();
    const { documents } = watchRequests(page);
    await form.fillIn();
    await form.send();
    await form.expectSuccess(request);
    expect(documents, 'by script').toEqual([]);
  });

  for (const status of [404, 500])
    test(`the browser itself sends ${name} if its code answers ${status}`, async ({ page, request }) => {
      const form = await openForm(page, name);
      await page.route('**/assets/chunks/*.js', (route) => route.fulfill({ status, body: 'no code' }));
      const { documents } = watchRequests(page);
      await form.fillIn();
      await form.expectKept();
      await form.send();
      await expect(page).toHaveURL('/anfrage-danke');
      expect(documents).toHaveLength(2);
      await form.expectStored(request);
    });
}
