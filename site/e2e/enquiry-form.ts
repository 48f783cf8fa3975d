import { expect, type Page } from '@playwright/test';

/** What `fillIn` enters, besides the e-mail address. */
export const enquiry = {
  company: 'Muster Maschinenbau GmbH',
  name: 'Max Muster',
  phone: '+49 69 90009 123',
  message: 'Wir möchten KI im Vertrieb einführen.\nWann passt es?',
};

export async function fillIn(page: Page, email: string) {
  await page.getByLabel('KI-Beratung', { exact: true }).check();
  await page.locator('#email').fill(email);
  for (const [field, text] of Object.entries(enquiry)) await page.locator(`#${field}`).fill(text);
  await agree(page);
}

/** Error messages disappear shortly after a correction, which moves the checkbox up, so aim again. */
export const agree = (page: Page) => expect(() => page.getByLabel(/Datenschutzerklärung/).check()).toPass();

export const sendButton = (page: Page) => page.getByRole('button', { name: 'Anfrage senden' });

/** Expects all input to be kept except consent. */
export async function expectDraft(page: Page, email: string) {
  await expect(page.getByLabel('KI-Beratung', { exact: true })).toBeChecked();
  for (const [field, text] of Object.entries({ ...enquiry, email }))
    await expect(page.locator(`#${field}`)).toHaveValue(text);
  await expect(page.locator('#consent')).not.toBeChecked();
}

export async function expectEmpty(page: Page) {
  for (const field of ['email', ...Object.keys(enquiry)])
    await expect(page.locator(`#${field}`)).toHaveValue('');
  await expect(page.locator('form[method=post] :checked')).toHaveCount(0);
}

/** Expects the pending label on a form submitted before its code has loaded. */
export async function expectWaiting(page: Page) {
  const button = page.locator('main form[method=post] [type=submit]');
  await expect(button).toBeDisabled();
  await expect(button).toHaveText((await button.getAttribute('data-pending-label')) ?? 'no label');
}
