import { expect } from '@playwright/test';
import { test } from './styleguide.ts';

/* Fields as they are read and filled in, on the page of the style guide. */

test('a field is called by its label and described by its error and its hint', async ({
  guide: { page },
}) => {
  const field = page.locator('#guide-invalid');
  await expect(field).toHaveAccessibleName('E-Mail *');
  await expect(field).toHaveAccessibleDescription(
    'Bitte geben Sie eine gültige E-Mail-Adresse ein Dorthin geht die Antwort.',
  );
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('#guide-hint')).toHaveAccessibleDescription('Für Rückfragen zum Termin.');
});

test('the links of the error summary move the focus to their fields', async ({
  guide: { page, component },
}) => {
  const summary = component('error-summary').getByRole('region', { name: 'Bitte prüfen Sie 2 Angaben' });
  await summary.getByRole('link').first().click();
  await expect(page.locator('#guide-invalid-email')).toBeFocused();
  await summary.getByRole('link').last().press('Enter');
  await expect(page.locator('#guide-invalid-consent')).toBeFocused();
});

test('the character count is silent at first, then shown at once and read out after a pause', async ({
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
