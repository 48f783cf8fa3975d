import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { test } from './styleguide.ts';

/* Accessibility of every component in every state, with all open that can be open. */

test.describe.configure({ timeout: 90_000 });

const messages = ['Erfolg melden', 'Fehler melden'];

async function violations(page: Page, rules: axe.RuleObject, part?: string): Promise<string[]> {
  const { violations } = await page.evaluate(([rules, part]) => axe.run(part ?? document, { rules }), [
    rules,
    part,
  ] as const);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
}

for (const width of [390, 1440]) {
  for (const look of ['light', 'dark', ...(width === 1440 ? ['forced colours'] : [])] as const) {
    test(`no component is a hindrance at ${width} px, ${look}`, async ({ guide: { page, component } }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({
        colorScheme: look === 'dark' ? 'dark' : 'light',
        forcedColors: look === 'forced colours' ? 'active' : 'none',
      });
      // The visitor's own colours are painted; axe reads the ones that they replace (-webkit-text-fill-color).
      const rules = { 'color-contrast': { enabled: look !== 'forced colours' } };
      await page.evaluate(axe.source);
      const toasts = page.locator('.toast-region');
      for (const name of messages) await component('toast').getByRole('button', { name }).press('Enter');
      await component('consent-banner').getByRole('button', { name: 'Einwilligung öffnen' }).press('Enter');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect(await violations(page, rules)).toEqual([]);

      await page.locator('.consent-banner').getByRole('button').first().press('Enter');
      for (const _toast of messages) await toasts.getByRole('button').first().press('Enter');
      for (const [name, opener, dialog] of [
        ['dialog', 'Fenster öffnen', '#guide-dialog'],
        ['popup-shell', 'Herbst-Kickstart', '#herbst-kickstart'],
        ['gallery', /vergrößern/, '#guide-four-1'],
      ] as const) {
        await component(name).getByRole('button', { name: opener }).first().press('Enter');
        await page.locator(dialog).getByRole('button').first().waitFor();
        expect(await violations(page, rules, dialog)).toEqual([]);
        await page.locator(dialog).getByRole('button').first().press('Enter');
      }
    });
  }
}

test.afterAll(async ({ guide: { page } }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: null, forcedColors: null });
});
