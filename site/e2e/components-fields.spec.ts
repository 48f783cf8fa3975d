import { expect } from '@playwright/test';
import { test } from './styleguide.ts';

/* Form fields, tested in the style guide. */

test('a field is named by its label and described by its error and hint', async ({ guide: { page } }) => {
  const field = page.locator('#guide-invalid');
  await expect(field).toHaveAccessibleName('E-Mail *');
  await expect(field).toHaveAccessibleDescription(
    'Bitte geben Sie eine gültige E-Mail-Adresse ein Dorthin geht die Antwort.',
  );
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('#guide-hint')).toHaveAccessibleDescription('Für Rückfragen zum Termin.');
});

test('links in the error summary focus their fields', async ({ guide: { page, component } }) => {
  const summary = component('error-summary').getByRole('region', { name: 'Bitte prüfen Sie 2 Angaben' });
  await summary.getByRole('link').first().click();
  await expect(page.locator('#guide-invalid-email')).toBeFocused();
  await summary.getByRole('link').last().press('Enter');
  await expect(page.locator('#guide-invalid-consent')).toBeFocused();
});

test('the character count is hidden at first, then updates at once and is announced after a pause', async ({
  guide: { page, component },
}) => {
  const field = page.getByLabel('Kurze Nachricht');
  const area = component('character-count').locator('.form-field').first();
  const spoken = area.locator('[aria-live=polite]');
  await field.fill('Guten Tag.');
  await expect(area.locator('.character-count')).toHaveText('');
  await field.pressSequentially(' Ja, bald');
  await expect(area.locator('.character-count')).toHaveText(/1\sZeichen$/);
  await expect(spoken).toHaveText(/1\sZeichen$/);
  await field.pressSequentially('...');
  await expect(area.locator('.character-count')).toHaveText(/^2\sZeichen zu viel/);
  await field.fill('');
});
