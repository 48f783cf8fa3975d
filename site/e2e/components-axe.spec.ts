import { expect, type Page } from '@playwright/test';
import { axeViolations, colourRules, notInForcedColours } from './axe.ts';
import { test } from './styleguide.ts';

/* Accessibility of every component in every state, with everything expanded. */

test.describe.configure({ timeout: 90_000 });

const messages = ['Erfolg melden', 'Fehler melden'];

/** Themes; rules that a theme cannot affect run in only one. */
async function expectNoViolations(page: Page, part?: string) {
  const scope = { ...(part && { part }) };
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
  expect(await axeViolations(page, scope)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await axeViolations(page, { ...scope, rules: colourRules }), 'in the dark').toEqual([]);
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' });
  const rules = colourRules.filter((rule) => !notInForcedColours.includes(rule));
  expect(await axeViolations(page, { ...scope, rules }), 'in forced colours').toEqual([]);
}

const width = 390;

test('every component is accessible on a phone, in any theme', async ({ guide: { page, component } }) => {
  await page.setViewportSize({ width, height: 900 });
  const toasts = page.locator('.toast-region');
  for (const name of messages) await component('toast').getByRole('button', { name }).press('Enter');
  await component('consent-banner').getByRole('button', { name: 'Einwilligung öffnen' }).press('Enter');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  await expectNoViolations(page);

  await page.locator('.consent-banner').getByRole('button').first().press('Enter');
  for (const _toast of messages) await toasts.getByRole('button').first().press('Enter');
  for (const [name, opener, dialog] of [
    ['dialog', 'Fenster öffnen', '#guide-dialog'],
    ['popup-shell', 'Herbst-Kickstart', '#herbst-kickstart'],
    ['gallery', /vergrößern/, '#guide-four-1'],
  ] as const) {
    await component(name).getByRole('button', { name: opener }).first().press('Enter');
    await page.locator(dialog).getByRole('button').first().waitFor();
    await expectNoViolations(page, dialog);
    await page.locator(dialog).getByRole('button').first().press('Enter');
  }
});

test.afterAll(async ({ guide: { page } }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: null, forcedColors: null });
});
