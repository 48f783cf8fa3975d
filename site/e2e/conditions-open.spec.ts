import { axeViolations } from './axe.ts';
import { movementsOf, watchMotion } from './conditions/motion.ts';
import { enquiry, fillIn, sendButton } from './enquiry-form.ts';
import { hydrate } from './live-page.ts';
import { minimumFillTime, setTimeSinceFirstPaint, withSetClock } from './set-clock.ts';
import { expect, type Page, test } from './test.ts';

type OpenState = {
  name: string;
  path: string;
  widths: readonly number[];
  /** Opens it on the hydrated page and waits until it is open. */
  open: (page: Page) => Promise<void>;
};

const openStates: readonly OpenState[] = [
  {
    name: 'menu',
    path: '/kontakt',
    widths: [390, 1440],
    open: async (page) => {
      await page.locator('header [commandfor="menu"]').click();
      await page.locator('#menu[open]').waitFor();
    },
  },
  {
    name: 'dropdown',
    path: '/kontakt',
    widths: [1440],
    open: async (page) => {
      await page.locator('header .dropdown-button').click();
      await page.locator('.dropdown-panel a').first().waitFor();
    },
  },
  {
    name: 'enlarged picture',
    path: '/tv-presse',
    widths: [390, 1440],
    open: async (page) => {
      await page.locator('.gallery-item').first().click();
      await page.locator('dialog[open]').waitFor();
    },
  },
  {
    name: 'answer',
    path: '/faq',
    widths: [390, 1440],
    open: async (page) => {
      await page.locator('main summary').nth(1).click();
      await page.locator('main details[open] .accordion-answer').waitFor();
    },
  },
  {
    name: 'toast over a form with a mistake',
    path: '/anfrage',
    widths: [390, 1440],
    open: async (page) => {
      await page.route('**/api/leads/enquiry', (route) => route.abort());
      await setTimeSinceFirstPaint(page, minimumFillTime);
      await fillIn(page, 'max@example.org');
      await sendButton(page).click();
      await page.locator('.toast-dismiss').waitFor();
      await page.locator('#email').fill('max@');
      await page.locator('#message').fill(enquiry.message);
      await page.locator('#email[aria-invalid="true"]').waitFor();
    },
  },
];

test.use({ reducedMotion: 'reduce' });

for (const { name, path, widths, open } of openStates)
  test(`${name}: opens without motion and is accessible`, async ({ page }) => {
    await withSetClock(page);
    await watchMotion(page);
    for (const width of widths)
      await test.step(`${width} px`, async () => {
        await page.setViewportSize({ width, height: 844 });
        await page.goto(path);
        await hydrate(page);
        await open(page);
        expect(await movementsOf(page)).toEqual([]);
        expect(await axeViolations(page)).toEqual([]);
      });
  });
