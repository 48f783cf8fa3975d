import { watchSubmissions } from './business-form.ts';
import { expectWaiting, fillIn, sendButton } from './enquiry-form.ts';
import { holdBack, hydrated, late } from './live-page.ts';
import { freshEmail, openLocalStack } from './local-stack.ts';
import { minimumFillTime, openWithSetClock, setTimeSinceFirstPaint, withSetClock } from './set-clock.ts';
import { expect, type Page, test } from './test.ts';

const send = (page: Page) => sendButton(page).click();

/** Sends the form as after two seconds; without JavaScript nothing counts them. */
async function sendLater(page: Page) {
  await setTimeSinceFirstPaint(page, minimumFillTime);
  await send(page);
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('an enquiry is stored once, notified of and acknowledged', async ({ page, request }) => {
      const email = freshEmail();
      await withSetClock(page);
      await page.goto('/anfrage');
      await fillIn(page, email);
      await sendLater(page);

      await expect(page).toHaveURL('/anfrage-danke');
      await expect(page.getByRole('heading', { level: 1 })).toContainText('angekommen');

      const stack = await openLocalStack(request);
      expect(await stack.leads(email)).toEqual([
        expect.objectContaining({
          lead_type: 'consulting',
          company: 'Muster Maschinenbau GmbH',
          name: 'Max Muster',
          email,
          phone: '+49 69 90009 123',
          message: 'Wir möchten KI im Vertrieb einführen.\nWann passt es?',
          consent: true,
          consentText: expect.stringContaining('Ich habe die Datenschutzerklärung gelesen'),
        }),
      ]);
      // The owner's notification and the visitor's confirmation.
      await expect.poll(async () => (await stack.mails(email)).length).toBe(2);
      const [notification] = (await stack.mails(email)).filter(({ replyTo }) => replyTo === email);
      expect(notification?.text).toContain('Muster Maschinenbau GmbH');
    });

    test('missing input is reported at its field, and the rest is kept', async ({ page, request }) => {
      const email = freshEmail();
      await withSetClock(page);
      await page.goto('/anfrage');
      await page.getByLabel('Firma').fill('Muster & "Söhne" <GmbH>');
      await page.getByLabel('E-Mail').fill(email);
      await page.getByLabel('Nachricht').fill('Kurz');
      await sendLater(page);

      for (const [field, message] of [
        ['inquiryType', 'Bitte wählen Sie einen Anfrage-Typ aus'],
        ['name', 'Bitte geben Sie Ihren Namen an'],
        ['phone', 'Bitte geben Sie Ihre Telefonnummer an'],
        ['message', 'Bitte geben Sie eine Nachricht ein (mindestens 10 Zeichen)'],
        ['consent', 'Bitte akzeptieren Sie die Datenschutzerklärung'],
      ]) {
        await expect(page.locator(`#${field}-error`)).toHaveText(message ?? '');
      }
      await page.getByRole('link', { name: 'Bitte wählen Sie einen Anfrage-Typ aus' }).click();
      await expect(page.getByRole('radio').first()).toBeFocused();
      await expect(page.locator('#company-error')).toHaveCount(0);
      await expect(page.getByLabel('Firma')).toHaveValue('Muster & "Söhne" <GmbH>');
      await expect(page.getByLabel('E-Mail')).toHaveValue(email);
      await expect(page.getByLabel('Nachricht')).toHaveValue('Kurz');
      await expect(page.getByLabel('Telefon')).toHaveAttribute('aria-invalid', 'true');
      expect(await (await openLocalStack(request)).leads(email)).toEqual([]);

      // Once corrected, the same form is accepted.
      await fillIn(page, email);
      await send(page);
      await expect(page).toHaveURL('/anfrage-danke');
      expect(await (await openLocalStack(request)).leads(email)).toHaveLength(1);
    });
  });
}

test('submitting within two seconds is silently dropped, submitting later sends', async ({
  page,
  request,
}) => {
  const email = freshEmail();
  await openWithSetClock(page, '/anfrage');
  await fillIn(page, email);

  await setTimeSinceFirstPaint(page, minimumFillTime - 1);
  await send(page);
  await expect(sendButton(page)).toBeEnabled();
  await expect(page.locator('[id$="-error"]')).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByLabel('Firma')).toHaveValue('Muster Maschinenbau GmbH');
  expect(await (await openLocalStack(request)).leads(email)).toEqual([]);

  await sendLater(page);
  await expect(page).toHaveURL('/anfrage-danke');
  expect(await (await openLocalStack(request)).leads(email)).toHaveLength(1);
});

test('a filled honeypot is silently dropped', async ({ page, request }) => {
  const email = freshEmail();
  const sent = watchSubmissions(page);
  await openWithSetClock(page, '/anfrage');
  await fillIn(page, email);
  const website = page.locator('[name=website]');
  const box = await website.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0), 'nobody sees it').toBeLessThan(0);
  const fillInHoneypot = (text: string) =>
    website.evaluate((input: HTMLInputElement, value) => {
      input.value = value;
    }, text);
  await fillInHoneypot('https://example.org');
  await sendLater(page);
  await expect(sendButton(page)).toBeEnabled();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await fillInHoneypot('');
  await send(page);
  await expect(page).toHaveURL('/anfrage-danke');
  expect(sent).toHaveLength(1);
  expect(await (await openLocalStack(request)).leads(email)).toHaveLength(1);
});

test('the button shows that it is sending; offline, a toast reports it and input is kept', async ({
  page,
  request,
  context,
}) => {
  const email = freshEmail();
  await page.setViewportSize({ width: 390, height: 844 });
  await openWithSetClock(page, '/anfrage');
  await fillIn(page, email);
  await setTimeSinceFirstPaint(page, minimumFillTime);
  // The form's code has come; tunnel.spec.ts loses the line before.
  await expect(page.locator('main form[data-adopted]')).toHaveCount(1);
  await context.setOffline(true);
  await send(page);
  const toast = page.getByRole('alert').filter({ hasText: 'Fehler' });
  await expect(toast).toContainText(
    'Ihre Anfrage konnte nicht gesendet werden. Bitte versuchen Sie es erneut.',
  );
  await expect(page.locator('[data-outcome]')).toContainText('konnte nicht gesendet werden');
  // The submit button isn't covered by the toast.
  const gap = async () => {
    const over = await toast.boundingBox();
    const button = await page.locator('main [type=submit]').boundingBox();
    if (!over || !button) return -Infinity;
    return Math.max(over.y - (button.y + button.height), button.y - (over.y + over.height));
  };
  await expect.poll(gap).toBeGreaterThan(0);
  await expect(page).toHaveURL('/anfrage');
  await expect(page.getByLabel('Nachricht')).toHaveValue(
    'Wir möchten KI im Vertrieb einführen.\nWann passt es?',
  );

  await context.setOffline(false);
  const release = await holdBack(page, '**/api/leads/enquiry');
  await send(page);
  await expect(page.getByRole('button', { name: 'Wird gesendet...' })).toBeDisabled();
  release();
  await expect(toast).toHaveCount(0);
  await expect(page).toHaveURL('/anfrage-danke');
  await expect(toast).toHaveCount(0);
  expect(await (await openLocalStack(request)).leads(email)).toHaveLength(1);
});

test('input typed before and during hydration is kept', async ({ page }) => {
  await withSetClock(page);
  const release = await holdBack(page, '**/assets/**/*.js');
  await page.goto('/anfrage', { waitUntil: 'commit' });
  await page.locator('#company').pressSequentially('Muster Maschinenbau GmbH');
  release();
  await page.locator('#message').pressSequentially('Eine Nachricht', { delay: 60 });
  await hydrated(page);
  await expect(page.locator('#company')).toHaveValue('Muster Maschinenbau GmbH');
  await expect(page.locator('#message')).toHaveValue('Eine Nachricht');
  await sendLater(page);
  await expect(page.locator('#name-error')).toBeVisible();
  await expect(page.locator('#company-error')).toHaveCount(0);
  await expect(page.locator('#message-error')).toHaveCount(0);
});

test('submitting before hydration waits for it: the page stays, and nothing is sent twice', async ({
  page,
}) => {
  const sent = watchSubmissions(page);
  await withSetClock(page);
  await page.route('**/assets/**/*.js', late(400));
  await page.goto('/anfrage');
  await setTimeSinceFirstPaint(page, minimumFillTime);
  await sendButton(page).dblclick();
  await expectWaiting(page);
  await expect(page.locator('#company-error')).toBeVisible();
  await expect(sendButton(page)).toBeEnabled();
  await expect(page).toHaveURL('/anfrage');
  expect(sent).toEqual([]);
});

test('on a stalled connection, the browser submits the enquiry itself after ten seconds', async ({
  page,
  request,
}) => {
  const email = freshEmail();
  await page.clock.install();
  await page.goto('/anfrage', { waitUntil: 'networkidle' });
  // The start script has loaded; React never responds.
  await page.route(/assets\/chunks\/.*\.js/, (route) => {
    if (new URL(page.url()).pathname !== '/anfrage') return route.continue();
  });
  await fillIn(page, email);
  await send(page);
  await expectWaiting(page);
  await page.clock.runFor(8000);
  await expect(page).toHaveURL('/anfrage');
  await page.clock.runFor(2000);
  await expect(page).toHaveURL('/anfrage-danke');
  expect(await (await openLocalStack(request)).leads(email)).toHaveLength(1);
});

test('if the browser refuses to change the address, the thank-you page comes as a document', async ({
  page,
  request,
}) => {
  const email = freshEmail();
  await openWithSetClock(page, '/anfrage');
  await fillIn(page, email);
  await setTimeSinceFirstPaint(page, minimumFillTime);
  // As Safari does after 100 calls in 30 seconds.
  await page.evaluate(() => {
    history.pushState = () => {
      throw new DOMException('Too many calls', 'SecurityError');
    };
  });
  await send(page);
  await expect(page).toHaveURL('/anfrage-danke');
  expect(await (await openLocalStack(request)).leads(email)).toHaveLength(1);
});

test('without React the browser submits the form itself', async ({ page, request }) => {
  const email = freshEmail();
  await page.goto('/anfrage', { waitUntil: 'networkidle' });
  // The start script has loaded; React fails to.
  const missing: string[] = [];
  await page.route(/assets\/chunks\/.*\.js/, (route) => {
    if (new URL(page.url()).pathname !== '/anfrage') return route.continue();
    missing.push(route.request().url());
    return route.abort();
  });
  await fillIn(page, email);
  await send(page);
  await expect(page).toHaveURL('/anfrage-danke');
  expect(missing).not.toEqual([]);
  // The draft is erased once the enquiry was accepted.
  await expect.poll(() => page.evaluate(() => ({ ...sessionStorage }))).toEqual({});
  expect(await (await openLocalStack(request)).leads(email)).toHaveLength(1);
});

test('the message field announces the remaining characters politely, and only when few are left', async ({
  page,
}) => {
  await page.goto('/anfrage');
  const message = page.getByLabel('Nachricht');
  await message.fill('a'.repeat(1700));
  await hydrated(page);
  const head = page.locator('.form-field-head').filter({ hasText: 'Nachricht' });
  await expect(head).not.toContainText('Zeichen');
  await message.fill('a'.repeat(1990));
  await expect(head.locator('[aria-live=polite]')).toHaveText('Noch 10 Zeichen');
  await message.fill('a'.repeat(2003));
  await expect(head.locator('[aria-live=polite]')).toHaveText('3 Zeichen zu viel');
});
