import {
  expectEmpty,
  expectFilledIn,
  fillIn,
  outcome,
  sendButton,
  success,
  watchSubmissions,
} from './business-form.ts';
import { holdBack, hydrate, late, watchRequests } from './live-page.ts';
import { freshEmail, loseAnswer, openLocalStack } from './local-stack.ts';
import { minimumFillTime, openWithSetClock, setTimeSinceFirstPaint, withSetClock } from './set-clock.ts';
import { expect, test } from './test.ts';

for (const [path, leadType, heading] of [
  ['/?utm_source=test&gclid=1', 'ki-beratung', 'KI-Beratung anfragen'],
  ['/business-coaching', 'business-coaching', 'Coaching anfragen'],
  ['/keynote-speaker', 'keynote-speaking', 'Speakerin buchen'],
  ['/vortraege', 'ki-vortraege', 'Vortrag anfragen'],
  ['/ki-workshops', 'ki-workshops', 'Termin für Ihr Team anfragen'],
  ['/kontakt', 'kontakt', 'Oder eine Nachricht schreiben'],
] as const)
  test(`the form of ${path} is stored as ${leadType}, without a telephone number`, async ({
    page,
    request,
  }) => {
    const email = freshEmail();
    await openWithSetClock(page, path);
    await expect(page.getByRole('form', { name: heading })).toBeVisible();
    await expect(page.locator('#message')).toHaveCount(leadType === 'kontakt' ? 1 : 0);
    await setTimeSinceFirstPaint(page, minimumFillTime);
    await fillIn(page, email);
    const sent = watchSubmissions(page);
    await sendButton(page).click();

    await expect(page.getByRole('status').filter({ hasText: 'Vielen Dank!' })).toContainText(success);
    expect(sent).toMatchObject([{ phone: null }]);
    await expect(outcome(page)).toContainText(success);
    await expect(outcome(page)).toBeFocused();
    await expectEmpty(page);
    expect(await (await openLocalStack(request)).leads(email)).toEqual([
      expect.objectContaining({
        lead_type: leadType,
        company: 'Muster & "Söhne" <GmbH>',
        name: 'Max Muster',
        email,
        phone: null,
        message: null,
        consent: true,
        consentText: expect.stringContaining('Ich habe die Datenschutzerklärung gelesen'),
        page: path.replace('&gclid=1', ''),
      }),
    ]);
  });

test('a campaign stays with the visit when its first link loads a document', async ({ page }) => {
  await withSetClock(page);
  await page.goto('/faq?utm_source=test&gclid=1');
  const { documents } = watchRequests(page);
  // A tap without any movement before it: the page's code has not been asked for.
  await page.locator('footer').getByRole('link', { name: 'Workshops' }).dispatchEvent('click');
  await page.waitForURL('/ki-workshops');
  expect(documents).toEqual(['/ki-workshops']);
  await hydrate(page);
  await setTimeSinceFirstPaint(page, minimumFillTime);
  await fillIn(page, freshEmail());
  const sent = watchSubmissions(page);
  await sendButton(page).click();
  await expect(outcome(page)).toContainText(success);
  expect(sent).toMatchObject([{ page: '/ki-workshops?utm_source=test' }]);
});

test('an exception while sending is reported as an unexpected problem', async ({ page }) => {
  const email = freshEmail();
  await openWithSetClock(page, '/kontakt');
  await setTimeSinceFirstPaint(page, minimumFillTime);
  await fillIn(page, email);
  await page.evaluate(() => {
    crypto.randomUUID = () => {
      throw new Error('broken');
    };
  });
  await sendButton(page).click();
  await expect(page.getByRole('alert')).toContainText('Es gab ein unerwartetes Problem.');
  await expect(sendButton(page)).toBeFocused();
  await expectFilledIn(page, email);
});

test('the form is disabled while sending, a double-click sends once, and then the two seconds restart', async ({
  page,
  request,
}) => {
  const email = freshEmail();
  await openWithSetClock(page, '/kontakt');
  await setTimeSinceFirstPaint(page, minimumFillTime);
  const sent = watchSubmissions(page);
  await fillIn(page, email);
  const release = await holdBack(page, '**/api/leads/business');
  const label = await sendButton(page).innerText();
  await sendButton(page).dblclick();
  await expect(sendButton(page)).toHaveText('Wird gesendet...');
  await expect(sendButton(page)).toBeDisabled();
  for (const field of ['company', 'name', 'email', 'phone', 'message', 'consent'])
    await expect(page.locator(`#${field}`)).toBeDisabled();
  release();
  await expect(outcome(page)).toContainText(success);
  await expect(sendButton(page)).toHaveText(label);
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(sent).toHaveLength(1);

  await fillIn(page, email);
  await setTimeSinceFirstPaint(page, 2 * minimumFillTime - 1);
  await sendButton(page).click();
  await expect(page.getByRole('alert')).toContainText('Zu schnell!');
  await expect(page.getByRole('status').filter({ hasText: 'Vielen Dank!' })).toHaveCount(0);
  await setTimeSinceFirstPaint(page, 2 * minimumFillTime);
  await sendButton(page).click();
  await expect(outcome(page)).toContainText(success);
  expect(await (await openLocalStack(request)).leads(email)).toHaveLength(2);
});

test('a further press after success leaves the thanks as they are, until something is typed', async ({
  page,
}) => {
  await openWithSetClock(page, '/kontakt');
  await setTimeSinceFirstPaint(page, minimumFillTime);
  await fillIn(page, freshEmail());
  const sent = watchSubmissions(page);
  await sendButton(page).click();
  await expect(outcome(page)).toContainText(success);
  for (const times of [1, 2]) {
    await setTimeSinceFirstPaint(page, (times + 0.5) * minimumFillTime);
    await sendButton(page).click();
    await expect(outcome(page)).toContainText(success);
    await expect(outcome(page)).toBeFocused();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(0);
  }
  await page.locator('#name').fill('Erika');
  await sendButton(page).click();
  await expect(outcome(page)).toHaveCount(0);
  await expect(page.locator('#email')).toHaveAttribute('aria-invalid', 'true');
  await page.locator('#name').fill('');
  await sendButton(page).click();
  await expect(page.locator('#name')).toHaveAttribute('aria-invalid', 'true');
  expect(sent).toHaveLength(1);
});

test('an enquiry whose answer was lost does not count as the one of another page', async ({
  page,
  request,
}) => {
  const email = freshEmail();
  const sent = watchSubmissions(page);
  await loseAnswer(page, 'business');
  await openWithSetClock(page, '/kontakt');
  await setTimeSinceFirstPaint(page, minimumFillTime);
  await fillIn(page, email);
  await sendButton(page).click();
  await expect(page.getByRole('alert')).toContainText('Es gab ein unerwartetes Problem.');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Workshops' }).click();
  await expect(page.getByRole('form', { name: 'Termin für Ihr Team anfragen' })).toBeVisible();
  await setTimeSinceFirstPaint(page, 9 * minimumFillTime);
  await fillIn(page, email);
  await sendButton(page).click();
  await expect(outcome(page)).toContainText(success);
  expect(sent).toHaveLength(2);
  expect(await (await openLocalStack(request)).leads(email)).toHaveLength(2);
});

test('the form can be filled in and sent by keyboard alone', async ({ page, request }) => {
  const email = freshEmail();
  await withSetClock(page);
  await page.goto('/kontakt');
  const isOn = (id: string) => page.evaluate((wanted) => document.activeElement?.id === wanted, id);
  for (let presses = 0; presses < 60 && !(await isOn('company')); presses++) await page.keyboard.press('Tab');
  for (const text of ['Muster & "Söhne" <GmbH>', 'Max Muster', email, '+49 69 90009 123', 'Eine Frage']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Space');
  await setTimeSinceFirstPaint(page, minimumFillTime);
  // The link to the privacy policy, then the button.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(outcome(page)).toBeFocused();
  expect(await (await openLocalStack(request)).leads(email)).toEqual([
    expect.objectContaining({ phone: '+49 69 90009 123', message: 'Eine Frage' }),
  ]);
});

test('input submitted before hydration is sent after it', async ({ page, request }) => {
  const email = freshEmail();
  const sent = watchSubmissions(page);
  await withSetClock(page);
  await page.route(/assets\/.*\.js/, late(700));
  await page.goto('/ki-workshops');
  await fillIn(page, email);
  await setTimeSinceFirstPaint(page, minimumFillTime);
  await sendButton(page).dblclick();
  await expect(outcome(page)).toContainText(success);
  await expectEmpty(page);
  expect(sent).toHaveLength(1);
  expect(await (await openLocalStack(request)).leads(email)).toHaveLength(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form is stored under the lead type of its page, and errors are corrected on the 422 page', async ({
    page,
    request,
  }) => {
    const email = freshEmail();
    await page.goto('/ki-workshops');
    await page.getByLabel('Firma').fill('Muster & "Söhne" <GmbH>');
    await page.locator('#email').fill(email);
    await sendButton(page).click();
    await expect(page.locator('#name-error')).toHaveText('Bitte geben Sie Ihren Namen ein');
    await expect(page.locator('#consent-error')).toHaveText('Bitte akzeptieren Sie die Datenschutzerklärung');
    await expect(page.locator('#email')).toHaveValue(email);

    await fillIn(page, email);
    await sendButton(page).click();
    await expect(page).toHaveURL('/anfrage-danke');
    // Only the enquiry form sends a confirmation, and the page says so.
    await expect(page.getByText('Nach dem Anfrageformular')).toContainText('Bestätigung per E-Mail');
    expect(await (await openLocalStack(request)).leads(email)).toEqual([
      expect.objectContaining({
        lead_type: 'ki-workshops',
        phone: null,
        message: null,
        page: '/ki-workshops',
      }),
    ]);
  });
});
