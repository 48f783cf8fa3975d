import { axeViolations, colourRules } from './axe.ts';
import { movementsOf, watchMotion } from './conditions/motion.ts';
import { expect, type Page, test } from './test.ts';

const widths = [390, 1440];

/** What opens, and how; each says how it is known to be open. */
const parts: Array<{ name: string; path: string; widths: number[]; open: (page: Page) => Promise<void> }> = [
  {
    name: 'the menu',
    path: '/kontakt',
    widths,
    open: async (page) => {
      await page.getByRole('button', { name: 'Menü öffnen' }).click();
      await expect(page.getByRole('dialog', { name: 'Menü' })).toBeVisible();
    },
  },
  {
    name: 'the dropdown',
    path: '/kontakt',
    widths: [1440],
    open: async (page) => {
      await page.getByRole('banner').getByRole('button', { name: 'Leistungen' }).click();
      await expect(page.getByRole('banner').getByRole('link', { name: /^KI-Beratung/ })).toBeVisible();
    },
  },
  {
    name: 'an enlarged picture',
    path: '/tv-presse',
    widths,
    open: async (page) => {
      await page.locator('.gallery-item').first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'an answer',
    path: '/faq',
    widths,
    open: async (page) => {
      await page.locator('summary').first().click();
      await expect(page.locator('.accordion-answer').first()).toBeVisible();
    },
  },
  {
    name: 'a toast, over a form with errors',
    path: '/anfrage',
    widths,
    open: async (page) => {
      await page.route('**/api/leads/enquiry', (route) => route.abort());
      // Anything sent within two seconds is taken for a robot's.
      await page.waitForTimeout(2000);
      await page.getByRole('button', { name: 'Anfrage senden' }).click();
      await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
      await fillIn(page);
      await page.getByRole('button', { name: 'Anfrage senden' }).click();
      await expect(page.getByRole('button', { name: 'Meldung schließen' })).toBeVisible();
      // Beside the toast, what a mistake looks like.
      await page.getByLabel('E-Mail').fill('max@');
      await page.getByLabel('Nachricht').focus();
      await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
    },
  },
];

async function fillIn(page: Page) {
  await page.getByLabel('KI-Beratung', { exact: true }).check({ force: true });
  await page.getByLabel('Firma').fill('Muster Maschinenbau GmbH');
  await page.locator('#name').fill('Max Mustermann');
  await page.getByLabel('E-Mail').fill('max@example.com');
  await page.getByLabel('Telefon').fill('+49 69 90009 123');
  await page.getByLabel('Nachricht').fill('Wir möchten KI im Vertrieb einführen.');
  await page.getByLabel(/Datenschutzerklärung/).check();
}

test.use({ reducedMotion: 'reduce' });

for (const { name, path, widths, open } of parts)
  for (const width of widths)
    test(`${name} opens without motion and is accessible at ${width} px, light, dark, in forced colours`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await watchMotion(page);
      await page.goto(path);
      await page.mouse.move(10, 400);
      await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
      await open(page);
      expect(await movementsOf(page)).toEqual([]);
      expect(await axeViolations(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await axeViolations(page, colourRules), 'in the dark theme').toEqual([]);
      await page.emulateMedia({ forcedColors: 'active' });
      expect(await axeViolations(page, colourRules), 'in forced colours').toEqual([]);
    });
