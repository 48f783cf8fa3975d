import type { Page } from '@playwright/test';

/** Forms take nothing that was filled in faster. */
const FILL_MS = 2100;

/** By the type of a field. */
const TEXTS: Record<string, string> = { email: 'erika@example.com', tel: '+49 69 90009 123' };

/** Types into every field and sends every form. */
export async function fillIn(page: Page): Promise<number> {
  // Whoever fills in the trap for robots is taken for one.
  const fields = page.locator(
    'input:not([type="hidden"], [type="checkbox"], [type="radio"], [name="website"]), textarea',
  );
  const number = await fields.count();
  for (let at = 0; at < number; at++) {
    const field = fields.nth(at);
    const text = TEXTS[(await field.getAttribute('type')) ?? ''] ?? 'Ein <b>Text</b>, lang genug';
    await field.fill(text, { timeout: 1000, force: true }).catch(() => undefined);
  }
  for (const choice of await page.locator('select').all())
    await choice.selectOption({ index: 1 }, { timeout: 1000, force: true }).catch(() => undefined);
  for (const box of await page.locator('[type="checkbox"], [type="radio"]').all())
    await box.evaluate((input: HTMLInputElement) => input.checked || input.click()).catch(() => undefined);
  const forms = page.locator('form');
  const sent = await forms.count();
  if (sent > 0) await page.waitForTimeout(FILL_MS);
  for (let at = 0; at < sent; at++) {
    await forms
      .nth(at)
      .evaluate((form: HTMLFormElement) => form.requestSubmit(), undefined, { timeout: 1000 })
      .catch(() => undefined);
    // The answer may take the visitor to another page.
    await page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => undefined);
  }
  return number + sent;
}
