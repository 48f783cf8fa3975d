import { expect, type Page } from '@playwright/test';

export const success = 'Ihre Anfrage wurde erfolgreich übermittelt. Wir melden uns bald bei Ihnen.';

/** The submit button, whatever its label, which the owner writes. */
export const sendButton = (page: Page) => page.locator('form[action="/api/leads/business"] [type=submit]');

/** The outcome shown in the form. */
export const outcome = (page: Page) => page.locator('[data-outcome]');

/** Fills in the required fields. */
export async function fillIn(page: Page, email: string) {
  // A precaution: Playwright's focus scrolls smoothly, and a checkbox that moved between press and release might get no click.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.getByLabel('Firma').fill('Muster & "Söhne" <GmbH>');
  await page.locator('#name').fill('Max Muster');
  await page.locator('#email').fill(email);
  await page.locator('#consent').check();
}

/** Expects all input to be kept. */
export async function expectFilledIn(page: Page, email: string) {
  await expect(page.getByLabel('Firma')).toHaveValue('Muster & "Söhne" <GmbH>');
  await expect(page.locator('#name')).toHaveValue('Max Muster');
  await expect(page.locator('#email')).toHaveValue(email);
  await expect(page.locator('#consent')).toBeChecked();
}

/** Expects the form to be reset. */
export async function expectEmpty(page: Page) {
  for (const field of ['company', 'name', 'email', 'phone'])
    await expect(page.locator(`#${field}`)).toHaveValue('');
  await expect(page.locator('#consent')).not.toBeChecked();
  await expect(page.locator('[id$="-error"]')).toHaveCount(0);
}

/** Collects what the form sends from now on. */
export function watchSubmissions(page: Page) {
  const sent: Array<Record<string, unknown>> = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.postDataJSON());
  });
  return sent;
}
