import type { Page } from '@playwright/test';

/** A part of a page that opens or appears. */
export type OpenState = {
  name: string;
  /** Selector present on pages that have it. */
  selector: string;
  widths?: readonly number[];
  /** Query that opens it. */
  search?: string;
  /** Opens by itself, so popups must not be blocked. */
  isPopup?: true;
  /** Opens it on the hydrated page and waits until it is open. */
  open(page: Page): Promise<void>;
};

/** Specification section 9: faster submissions count as a bot's. */
const MINIMUM_FILL_TIME = 2000;

const send = (form: string) => `${form} [type=submit]`;
const mistake = '[aria-invalid="true"]';
const enquiry = 'form[action="/api/leads/enquiry"]';
const pageForm = 'main form[action^="/api/leads/"]:not(dialog form)';
const popupForm = 'dialog[data-popup] form';

async function sendEmpty(page: Page, form: string) {
  await page.waitForFunction((time) => {
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
    return performance.now() - painted > time;
  }, MINIMUM_FILL_TIME);
  await page.locator(send(form)).click();
  await page.locator(`${form} ${mistake}`).first().waitFor();
}

async function waitForPopup(page: Page) {
  await page.locator('dialog[data-popup][open]').waitFor();
  // Its button appears two seconds later, when its form may also be sent.
  await page.locator('dialog[data-popup][open] button[aria-label]').first().waitFor();
}

export const openStates: readonly OpenState[] = [
  {
    name: 'menu',
    selector: '#menu',
    open: async (page) => {
      await page.locator('header [commandfor="menu"]').click();
      await page.locator('#menu[open]').waitFor();
    },
  },
  {
    name: 'dropdown',
    selector: '.dropdown-panel',
    widths: [1440],
    open: async (page) => {
      await page.locator('header .dropdown-button').click();
      await page.locator('.dropdown-panel a').first().waitFor();
    },
  },
  {
    name: 'enlarged picture',
    selector: '.gallery-item',
    open: async (page) => {
      await page.locator('.gallery-item').first().click();
      await page.locator('dialog[open]').waitFor();
    },
  },
  {
    name: 'answer',
    selector: 'main summary',
    open: async (page) => {
      await page.locator('main summary').first().click();
      await page.locator('.accordion-answer').first().waitFor();
    },
  },
  {
    name: 'form with mistakes',
    selector: pageForm,
    open: (page) => sendEmpty(page, pageForm),
  },
  {
    name: 'toast over a form with a mistake',
    selector: enquiry,
    open: async (page) => {
      await page.route('**/api/leads/enquiry', (route) => route.abort());
      await sendEmpty(page, enquiry);
      await fillInEnquiry(page);
      await page.locator(send(enquiry)).click();
      await page.locator('.toast-dismiss').waitFor();
      await page.locator('#email').fill('max@');
      await page.locator('#message').focus();
      await page.locator(`${enquiry} ${mistake}`).first().waitFor();
    },
  },
  { name: 'popup', selector: 'dialog[data-popup]', isPopup: true, open: waitForPopup },
  {
    name: 'popup with mistakes',
    selector: popupForm,
    isPopup: true,
    open: async (page) => {
      await waitForPopup(page);
      await sendEmpty(page, popupForm);
    },
  },
  ...(['KI', 'xqzvwk'] as const).map((query, index) => ({
    name: index === 0 ? 'search with hits' : 'search without hits',
    selector: '.blog-list',
    search: `?q=${query}`,
    open: async (page: Page) => {
      await page.locator('.blog-list[aria-busy]').waitFor({ state: 'hidden' });
      await page
        .locator(index === 0 ? '.blog-list mark' : '.blog-list:empty')
        .first()
        .waitFor({ state: 'attached' });
    },
  })),
];

async function fillInEnquiry(page: Page) {
  await page.locator(`${enquiry} [type=radio]`).first().check({ force: true });
  const fields = {
    company: 'Muster Maschinenbau GmbH',
    name: 'Max Muster',
    email: 'max@example.org',
    phone: '+49 69 90009 123',
    message: 'Wir möchten KI im Vertrieb einführen.',
  };
  for (const [field, text] of Object.entries(fields)) await page.locator(`#${field}`).fill(text);
  await page.locator('#consent').check();
}
