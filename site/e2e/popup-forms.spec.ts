import { readFileSync } from 'node:fs';
import { type Download, expect, type Page, test } from '@playwright/test';
import { axeViolations } from './axe.ts';
import { fillIn, sendButton, success } from './business-form.ts';
import { holdBack, hydrate, hydrated } from './live-page.ts';
import { freshEmail, openLocalStack } from './local-stack.ts';
import { startOwnStack } from './own-stack.ts';
import { flags, openWithClock, popup } from './popup.ts';

/* Popup forms (docs/product.md, "Popups", "Field rules" and "Toasts"). */

const name = (page: Page) => popup(page).getByRole('textbox', { name: 'Name' });
const email = (page: Page) => popup(page).getByRole('textbox', { name: 'E-Mail' });
const consent = (page: Page) => popup(page).getByRole('checkbox');
const send = (page: Page) => popup(page).locator('[type=submit]');
const toast = (page: Page) => page.locator('.toast');
const fieldErrors = (page: Page) => popup(page).locator('[id$="-error"]');

/** Opens the page's popup. */
async function openPopup(page: Page, path: string) {
  await openWithClock(page, path);
  await page.clock.runFor(3000);
  await expect(popup(page)).toBeVisible();
  await page.clock.resume();
  await hydrate(page);
}

test('a sign-up is stored, closes the popup for good and is confirmed', async ({ page, request }) => {
  const address = freshEmail();
  await openPopup(page, '/');
  await expect(popup(page).locator('a[href="/datenschutz"]')).toBeVisible();
  await name(page).fill('Max Muster');
  await email(page).fill(address);
  // By keyboard alone.
  await page.keyboard.press('Enter');
  await expect(popup(page)).toBeHidden();
  await expect(toast(page)).toHaveText(
    'Vielen Dank!Sie wurden erfolgreich für den Herbst-Kickstart vorgemerkt. Wir melden uns in Kürze bei Ihnen.',
  );
  await expect(page.locator('#popup-signup-name')).toHaveValue('');
  expect(await flags(page)).toEqual({ global_popup_shown: 'true' });
  const stored = await (await openLocalStack(request)).leads(address);
  expect(stored).toMatchObject([
    {
      lead_type: 'herbst-kickstart',
      name: 'Max Muster',
      email: address,
      message: expect.stringMatching(/30\sMinuten dazu/),
    },
  ]);
});

test('a press on the page’s own form is not in vain while the popup’s waits for its code', async ({
  page,
  request,
}) => {
  const [first, second] = [freshEmail(), freshEmail()];
  await openWithClock(page, '/');
  const release = await holdBack(page, '**/assets/chunks/*.js');
  await page.clock.runFor(3000);
  await name(page).fill('Max Muster');
  await email(page).fill(first);
  await send(page).click();
  await page.clock.runFor(2000);
  await page.keyboard.press('Escape');
  await fillIn(page, second);
  await sendButton(page).click();
  release();
  await page.clock.resume();
  await expect(page.locator('form[action$=business] [data-outcome]')).toContainText(success);
  const stack = await openLocalStack(request);
  expect(await stack.leads(second)).toHaveLength(1);
  await expect.poll(async () => (await stack.leads(first)).length).toBe(1);
});

test('missing or overlong input is reported at its field, and the first invalid field gets focus', async ({
  page,
}) => {
  await openPopup(page, '/alle-angebote');
  await send(page).click();
  await expect(fieldErrors(page)).toHaveText([
    /Bitte geben Sie Ihren Namen ein$/,
    /Bitte geben Sie eine gültige E-Mail-Adresse ein$/,
  ]);
  await expect(name(page)).toBeFocused();
  await name(page).fill('M'.repeat(101));
  await email(page).fill(`${'a'.repeat(244)}@example.org`);
  await expect(fieldErrors(page)).toHaveCount(2);
  await name(page).fill('M'.repeat(100));
  await email(page).fill('max@example.org');
  await expect(fieldErrors(page)).toHaveCount(0);

  await openPopup(page, '/tv-presse');
  await send(page).click();
  await expect(fieldErrors(page)).toHaveText([
    /Name muss mindestens 2 Zeichen haben$/,
    /Bitte geben Sie eine gültige E-Mail-Adresse ein$/,
    /Bitte stimmen Sie der Datenschutzerklärung zu$/,
  ]);
  // The summary links to this form's fields.
  await popup(page).getByRole('link', { name: 'Bitte stimmen Sie der Datenschutzerklärung zu' }).click();
  await expect(consent(page)).toBeFocused();
  await name(page).fill('M'.repeat(101));
  await email(page).fill(`${'a'.repeat(244)}@example.org`);
  await expect(fieldErrors(page)).toHaveText([
    /Name darf maximal 100 Zeichen haben$/,
    /E-Mail darf maximal 255 Zeichen haben$/,
    /Bitte stimmen/,
  ]);
  expect(await axeViolations(page)).toEqual([]);
});

test('bots are silently ignored, people may submit at once', async ({ page }) => {
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
  await openWithClock(page, '/alle-angebote');
  await page.clock.runFor(3000);
  await name(page).fill('Max Muster');
  await page.clock.runFor(500);
  await hydrated(page);
  // Within the two seconds that other forms demand, mistakes are shown.
  await send(page).click();
  await expect(fieldErrors(page)).toHaveText([/gültige E-Mail-Adresse/]);
  await email(page).fill(freshEmail());
  const website = popup(page).locator('[name=website]');
  const fillInHoneypot = (text: string) =>
    website.evaluate((field: HTMLInputElement, value) => {
      field.value = value;
    }, text);
  await fillInHoneypot('https://example.org');
  await send(page).click();
  expect(posts).toEqual([]);
  await expect(toast(page)).toHaveCount(0);
  await expect(name(page)).toHaveValue('Max Muster');
  await fillInHoneypot('');
  await send(page).click();
  await page.clock.runFor(1000);
  await expect(popup(page)).toBeHidden();
  expect(posts).toHaveLength(1);
});

test('a failure shows above the popup, which keeps its input, and a retry makes one lead', async ({
  page,
  request,
}) => {
  // Starts and stops a separate stack.
  test.slow();
  const stack = await startOwnStack({});
  try {
    const address = freshEmail();
    await openPopup(page, `${stack.url}/alle-angebote`);
    await name(page).fill('Max Muster');
    await email(page).fill(address);
    const mend = await stack.breakStore();
    await send(page).click();
    await expect(page.getByRole('alert')).toHaveText(
      'FehlerEs gab einen Fehler beim Absenden. Bitte versuchen Sie es später erneut.',
    );
    await expect(send(page)).toBeFocused();
    await expect(email(page)).toHaveValue(address);
    // It is in the top layer as well, so it can be dismissed.
    await page.getByRole('alert').getByRole('button').click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(await flags(page)).toEqual({});
    await mend();
    await send(page).click();
    await expect(popup(page)).toBeHidden();
    expect(await (await openLocalStack(request, stack.url)).leads(address)).toHaveLength(1);

    await openPopup(page, `${stack.url}/tv-speaking`);
    await name(page).fill('Max Muster');
    await email(page).fill(address);
    await consent(page).check();
    await stack.stop();
    await send(page).click();
    await expect(page.getByRole('alert')).toHaveText(
      'FehlerEs gab einen Fehler. Bitte versuchen Sie es erneut.',
    );
    await expect(popup(page)).toBeVisible();
  } finally {
    await stack.stop();
  }
});

test('the free prompts are downloaded for new and known addresses, and the popup closes after 500 ms', async ({
  page,
}) => {
  const address = freshEmail();
  for (const text of [
    'Vielen Dank!Ihr Download startet jetzt. Viel Erfolg mit den KI-Prompts!',
    'E-Mail bereits registriertDiese E-Mail wurde bereits eingetragen. Ihr Download startet jetzt.',
  ]) {
    await page.goto('/tv-presse');
    await page.evaluate(() => localStorage.clear());
    await openPopup(page, '/tv-presse');
    await expect(popup(page)).toContainText('für Kleinanzeigen und Wiederverkaufsplattformen');
    await name(page).fill('Max Muster');
    await email(page).fill(address);
    await consent(page).check();
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    const [file] = await Promise.all([page.waitForEvent('download'), send(page).click()]);
    await expectPrompts(file);
    await expect(toast(page)).toHaveText(text);
    await page.clock.runFor(499);
    await expect(popup(page)).toBeVisible();
    expect(await flags(page)).toHaveProperty('tv_popup_shown', 'true');
    await page.clock.runFor(1);
    await expect(popup(page)).toBeHidden();
    await expect(toast(page)).toHaveText(text);
    expect(await flags(page)).toEqual({
      tv_popup_shown: 'true',
      tv_popup_date: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    });
  }
});

test('if the browser refuses the download, success is still reported and the form usable again', async ({
  page,
}) => {
  await openPopup(page, '/tv-presse');
  await page.evaluate(() => {
    HTMLAnchorElement.prototype.click = () => {
      throw new DOMException('Not allowed', 'SecurityError');
    };
  });
  for (let times = 0; times < 2; times++) {
    await name(page).fill('Max Muster');
    await email(page).fill(freshEmail());
    await consent(page).check();
    await send(page).click();
    await expect(popup(page).locator('[data-outcome=success]')).toContainText('Vielen Dank!');
    await expect(send(page)).toBeEnabled();
    await expect(name(page)).toHaveValue('');
  }
});

async function expectPrompts(file: Download) {
  expect(file.suggestedFilename()).toBe('Die_10_besten_KI_Prompts_Kleinanzeigen.pdf');
  expect(new URL(file.url()).pathname).toBe('/downloads/kleinanzeigen-ki-prompts.pdf');
  expect(
    readFileSync(await file.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the button opens the popup, and the form leads to the file or to its errors', async ({ page }) => {
    await page.goto('/tv-speaking');
    await page.getByRole('button', { name: 'Gratis-Prompts sichern' }).click();
    await name(page).fill('M');
    await email(page).fill('max');
    await send(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Die 10 besten/);
    await expect(page.locator('.error-summary a')).toHaveText([
      'Name muss mindestens 2 Zeichen haben',
      'Bitte geben Sie eine gültige E-Mail-Adresse ein',
      'Bitte stimmen Sie der Datenschutzerklärung zu',
    ]);
    await page.getByRole('textbox', { name: 'Name' }).fill('Max Muster');
    await page.getByRole('textbox', { name: 'E-Mail' }).fill(freshEmail());
    await page.getByRole('checkbox').check();
    const download = page.waitForEvent('download');
    await page.locator('main [type=submit]').click({ noWaitAfter: true });
    await expectPrompts(await download);
  });

  test('the Herbst-Kickstart has a button where nothing else would open its popup', async ({ page }) => {
    for (const path of ['/', '/alle-angebote']) {
      await page.goto(path);
      await page.getByRole('button', { name: 'Vormerken lassen' }).click();
      await name(page).fill('Max Muster');
      await email(page).fill(freshEmail());
      await send(page).click();
      await expect(page).toHaveURL('/anfrage-danke');
    }
  });
});
