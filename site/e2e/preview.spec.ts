import { test as testWithPopups } from '@playwright/test';
import { fillIn, sendButton } from './business-form.ts';
import * as enquiryForm from './enquiry-form.ts';
import { startOwnStack } from './own-stack.ts';
import { popup } from './popup.ts';
import { minimumFillTime, openWithSetClock, setTimeSinceFirstPaint } from './set-clock.ts';
import { expect, type Page, test } from './test.ts';

/** A pull request's preview as its stack serves it. */

let stack: Awaited<ReturnType<typeof startOwnStack>>;
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  stack = await startOwnStack({}, { args: ['--preview'] });
});
test.afterAll(() => stack.stop());

for (const width of [390, 1440])
  test(`a preview is opened by its link at ${width} px, and is whole behind it`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const failed: string[] = [];
    page.on('response', (response) => {
      if (response.status() >= 400) failed.push(response.url());
    });
    const response = await page.goto(stack.preview);
    expect(response?.status()).toBe(200);
    expect(response?.headers()['x-robots-tag']).toBe('noindex');
    expect(new URL(page.url()).pathname).toBe('/');
    await page.screenshot({ path: test.info().outputPath(`preview-${width}.png`) });
    // The first press brings the client, the second navigates with it.
    await page.locator('footer a[href="/impressum"]').click();
    await expect(page).toHaveURL(/\/impressum$/);
    await page.locator('footer a[href="/privacy"]').click();
    await expect(page).toHaveURL(/\/privacy$/);
    await page.goto(`${new URL(stack.preview).origin}/shop`);
    await expect(page).toHaveURL(/\/books$/);
    expect(failed).toEqual([]);
  });

const nothingStored =
  'Dies ist eine Vorschau: Ihre Angaben wurden weder gespeichert noch verschickt. Auf der veröffentlichten Website kommen sie an.';
const address = 'max@example.org';

const forms: Record<string, { path: string; send: (page: Page) => Promise<void> }> = {
  business: {
    path: '/business-coaching',
    async send(page) {
      await fillIn(page, address);
      await setTimeSinceFirstPaint(page, minimumFillTime);
      await sendButton(page).click();
    },
  },
  enquiry: {
    path: '/anfrage',
    async send(page) {
      await enquiryForm.fillIn(page, address);
      await setTimeSinceFirstPaint(page, minimumFillTime);
      await enquiryForm.sendButton(page).click();
    },
  },
  'popup-signup': { path: '/', send: sendPopup },
  'free-prompts': { path: '/tv-presse', send: sendPopup },
};

async function sendPopup(page: Page) {
  await expect(popup(page)).toBeVisible();
  await popup(page).getByRole('textbox', { name: 'Name' }).fill('Max Muster');
  await popup(page).getByRole('textbox', { name: 'E-Mail' }).fill(address);
  for (const box of await popup(page).getByRole('checkbox').all()) await box.check();
  await popup(page).locator('[type=submit]').click();
}

for (const [form, { path, send }] of Object.entries(forms))
  for (const width of [390, 1440])
    (send === sendPopup ? testWithPopups : test)(
      `${form} says at ${width} px that this is a preview and nothing was stored or sent`,
      async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(stack.preview);
        await openWithSetClock(page, new URL(path, stack.preview).href);
        await send(page);
        const said = page.locator(`form[action$="/${form}"] [data-outcome]`);
        await expect(said).toHaveText(`Vorschau${nothingStored}`);
        await page.screenshot({ path: test.info().outputPath(`${form}-${width}.png`) });
        const mails = await page.request.get(`${stack.url}/__local/mailbox.json`);
        expect(await mails.text()).not.toContain(address);
      },
    );

test('a form says so without JavaScript, too', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(stack.preview);
  await page.goto(new URL('/business-coaching', stack.preview).href);
  await fillIn(page, address);
  await sendButton(page).click();
  await expect(page.getByText(nothingStored)).toBeVisible();
  await page.close();
});

for (const [what, link] of Object.entries({
  'without the secret': '/',
  'once it has ended': `/1/${'0'.repeat(32)}/`,
}))
  test(`nobody gets in ${what}`, async ({ page }) => {
    const response = await page.goto(new URL(link, stack.preview).href);
    expect(response?.status()).toBe(404);
    await expect(page.getByText('Öffnen Sie den Link zur Vorschau noch einmal')).toBeVisible();
    await expect(
      page.getByText('sie endet, wenn der Vorschlag übernommen oder geschlossen ist'),
    ).toBeVisible();
  });
