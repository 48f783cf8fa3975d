import { agree, enquiry, expectDraft, expectEmpty, fillIn, sendButton } from './enquiry-form.ts';
import { hydrated } from './live-page.ts';
import { freshEmail, openLocalStack } from './local-stack.ts';
import { minimumFillTime, openWithSetClock, setTimeSinceFirstPaint } from './set-clock.ts';
import { expect, type Page, test } from './test.ts';

const stored = (page: Page) => page.evaluate(() => ({ ...sessionStorage }));

/** As after a crash, when the browser has restored the tab's storage. */
const restore = (page: Page, key: string, draft: object) =>
  page.addInitScript(([name, text]) => sessionStorage.setItem(name, text), [
    key,
    JSON.stringify(draft),
  ] as const);

test('a draft survives reloads and other pages, still requires consent and two seconds, and is erased when sent', async ({
  page,
  request,
}) => {
  const email = freshEmail();
  await openWithSetClock(page, '/anfrage');
  await fillIn(page, email);
  expect(Object.keys(await stored(page))).toEqual(['draft:enquiry:/anfrage']);
  const draft = JSON.parse((await stored(page))['draft:enquiry:/anfrage'] ?? '');
  expect(draft).toEqual({ ...enquiry, email, inquiryType: 'consulting' });

  await page.reload();
  await expectDraft(page, email);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
  await expect(page.locator('#message')).toHaveCount(0);
  await page.goBack();
  await expectDraft(page, email);
  await page.goto('/impressum');
  await page.goBack();
  await expectDraft(page, email);

  await agree(page);
  await setTimeSinceFirstPaint(page, minimumFillTime - 1);
  await sendButton(page).click();
  await expect(sendButton(page)).toBeEnabled();
  expect(await (await openLocalStack(request)).leads(email)).toEqual([]);
  await setTimeSinceFirstPaint(page, minimumFillTime);
  await sendButton(page).click();
  await expect(page).toHaveURL('/anfrage-danke');
  expect(await stored(page)).toEqual({});
  expect(await (await openLocalStack(request)).leads(email)).toHaveLength(1);
  await page.goBack();
  await expectEmpty(page);
});

test('a draft is restored without an interaction, with its character count, only on its own page', async ({
  page,
}) => {
  const message = 'm'.repeat(1990);
  await restore(page, 'draft:business:/kontakt', { company: 'Muster GmbH', message });
  await page.goto('/kontakt');
  await expect(page.locator('#company')).toHaveValue('Muster GmbH');
  await expect(page.locator('#message')).toHaveValue(message);
  await hydrated(page);
  await expect(page.locator('.character-count')).toHaveText('Noch 10 Zeichen');
  await page.locator('#phone').fill('+49 69 90009 123');
  await page.goto('/business-coaching');
  await expect(page.locator('#company')).toHaveValue('');
  await expect(page.locator('#phone')).toHaveValue('');
});

test('input typed before the scripts load wins over the draft and becomes one', async ({ page }) => {
  await restore(page, 'draft:enquiry:/anfrage', { company: 'Alt', name: 'Alt', inquiryType: 'speaker' });
  const scripts = Promise.withResolvers<void>();
  await page.route(/assets\/.*\.js/, async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto('/anfrage', { waitUntil: 'commit' });
  await page.locator('#company').fill('Neu');
  await page.getByLabel('Business Coaching', { exact: true }).check();
  scripts.resolve();
  await hydrated(page);
  await expect(page.locator('#company')).toHaveValue('Neu');
  await expect(page.locator('#name')).toHaveValue('Alt');
  await expect(page.getByLabel('Business Coaching', { exact: true })).toBeChecked();
  const draft = { company: 'Neu', name: 'Alt', inquiryType: 'business-coach' };
  expect(JSON.parse((await stored(page))['draft:enquiry:/anfrage'] ?? '')).toEqual(draft);
});

for (const [what, breakStorage] of [
  ['closed', () => Object.defineProperty(window, 'sessionStorage', { get: () => localStorage.nothing.here })],
  ['full', () => Object.assign(Storage.prototype, { setItem: () => localStorage.nothing.here })],
] as const)
  test(`storage that is ${what} causes no error`, async ({ page, request }) => {
    const email = freshEmail();
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.addInitScript(breakStorage);
    await openWithSetClock(page, '/anfrage');
    await fillIn(page, email);
    await setTimeSinceFirstPaint(page, minimumFillTime);
    await sendButton(page).click();
    await expect(page).toHaveURL('/anfrage-danke');
    expect(errors).toEqual([]);
    expect(await (await openLocalStack(request)).leads(email)).toHaveLength(1);
  });
