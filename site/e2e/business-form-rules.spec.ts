import { axeViolations, colourRules } from './axe.ts';
import { expectFilledIn, fillIn, outcome, sendButton, success, watchSubmissions } from './business-form.ts';
import { freshEmail, openLocalStack } from './local-stack.ts';
import { minimumFillTime, openWithSetClock, setTimeSinceFirstPaint } from './set-clock.ts';
import { expect, test } from './test.ts';

test('missing input is reported at its field and announced, and the first invalid field gets focus', async ({
  page,
}) => {
  await openWithSetClock(page, '/kontakt');
  await setTimeSinceFirstPaint(page, minimumFillTime);
  await page.getByLabel('Firma').fill('   ');
  await page.locator('#email').fill('max@example');
  await sendButton(page).click();

  const missing = {
    Firma: 'Bitte geben Sie Ihre Firma ein',
    Name: 'Bitte geben Sie Ihren Namen ein',
    'E-Mail': 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
    Datenschutzerklärung: 'Bitte akzeptieren Sie die Datenschutzerklärung',
  };
  for (const [label, message] of Object.entries(missing)) {
    const field = page.locator('form').getByRole(label.startsWith('Daten') ? 'checkbox' : 'textbox', {
      name: label,
    });
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(new RegExp(`^${message}`));
  }
  const phone = page.getByRole('textbox', { name: 'Telefon (freiwillig)' });
  await expect(phone).not.toHaveAttribute('aria-invalid', 'true');
  await expect(phone).toHaveAccessibleDescription('Nur für Rückfragen zu Ihrer Anfrage.');
  await expect(page.getByRole('alert')).toHaveText('Bitte prüfen Sie 4 Angaben');
  await expect(page.getByLabel('Firma')).toBeFocused();

  const summary = page.getByRole('region', { name: 'Bitte prüfen Sie 4 Angaben' });
  expect(await summary.getByRole('link').allInnerTexts()).toEqual(Object.values(missing));
  await summary.getByRole('link', { name: missing['E-Mail'] }).click();
  await expect(page.locator('#email')).toBeFocused();
  await expect(page.locator('#email')).toHaveValue('max@example');

  expect(await axeViolations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await axeViolations(page, colourRules), 'in the dark').toEqual([]);
  await page.emulateMedia({ forcedColors: 'active' });
  // Not contrast: axe reads the colours that forced colours replace.
  expect(await axeViolations(page, ['link-in-text-block']), 'in forced colours').toEqual([]);
});

test('every limit is exact to the character, not counting surrounding white space', async ({
  page,
  request,
}) => {
  const local = `test-${crypto.randomUUID()}`.padEnd(64, 'a');
  const longest = {
    company: 'c'.repeat(200),
    name: 'n'.repeat(100),
    email: `${local}@${'b'.repeat(63)}.${'b'.repeat(63)}.${'b'.repeat(59)}.de`,
    phone: '1'.repeat(50),
    message: 'm'.repeat(2000),
  };
  expect(longest.email).toHaveLength(255);
  await openWithSetClock(page, '/kontakt');
  await setTimeSinceFirstPaint(page, minimumFillTime);
  await page.locator('#consent').check();
  for (const [field, text] of Object.entries(longest)) await page.locator(`#${field}`).fill(`${text}e`);
  await expect(page.getByText('1 Zeichen zu viel').last()).toBeAttached();
  await sendButton(page).click();
  for (const [field, message] of [
    ['company', 'Bitte geben Sie Ihre Firma ein'],
    ['name', 'Bitte geben Sie Ihren Namen ein'],
    ['email', 'Bitte geben Sie eine gültige E-Mail-Adresse ein'],
    ['phone', 'Bitte kürzen Sie die Telefonnummer auf höchstens 50 Zeichen'],
    ['message', 'Bitte kürzen Sie Ihre Nachricht auf höchstens 2.000 Zeichen'],
  ])
    await expect(page.locator(`#${field}-error`)).toHaveText(message ?? '');

  for (const [field, text] of Object.entries(longest)) await page.locator(`#${field}`).fill(` ${text} `);
  await expect(page.locator('[id$="-error"]')).toHaveCount(0);
  await sendButton(page).click();
  await expect(outcome(page)).toContainText(success);
  await expect(page.locator('#message')).toHaveValue('');
  expect(await (await openLocalStack(request)).leads(longest.email)).toEqual([
    expect.objectContaining(longest),
  ]);
});

test('invisible characters that copied text brings along keep no enquiry back', async ({ page, request }) => {
  const email = freshEmail();
  await openWithSetClock(page, '/kontakt');
  await setTimeSinceFirstPaint(page, minimumFillTime);
  // From two cells, a contact on a phone, and PowerPoint.
  await page.locator('#company').fill('Muster\tGmbH');
  await page.locator('#name').fill('\u2068Max Muster\u2069');
  await page.locator('#email').fill(`\u202A${email}\u202C`);
  await page.locator('#phone').fill('\u202D+49 69 90009 123\u202C');
  await page.locator('#message').fill('Anlass:\vTagung\n\tim Mai\u0007');
  await page.locator('#consent').check();
  await sendButton(page).click();

  await expect(outcome(page)).toContainText(success);
  expect(await (await openLocalStack(request)).leads(email)).toEqual([
    expect.objectContaining({
      company: 'Muster GmbH',
      name: 'Max Muster',
      phone: '+49 69 90009 123',
      message: 'Anlass:\nTagung\n\tim Mai',
    }),
  ]);
});

test('submitting within two seconds or with a filled honeypot shows a toast and sends nothing', async ({
  page,
}) => {
  const email = freshEmail();
  const sent = watchSubmissions(page);
  await openWithSetClock(page, '/keynote-speaker');
  await fillIn(page, email);
  for (const [elapsed, honeypot, title, text] of [
    [minimumFillTime - 1, '', 'Zu schnell!', 'Bitte füllen Sie das Formular sorgfältig aus.'],
    [minimumFillTime, 'https://example.org', 'Ungültige Anfrage', 'Bitte versuchen Sie es erneut.'],
  ] as const) {
    await setTimeSinceFirstPaint(page, elapsed);
    await page.locator('form [name=website]').evaluate((input: HTMLInputElement, value) => {
      input.value = value;
    }, honeypot);
    await sendButton(page).click();
    const toast = page.getByRole('alert');
    await expect(toast).toHaveCount(1);
    await expect(toast).toContainText(title);
    await expect(toast).toContainText(text);
    await expect(outcome(page)).toContainText(title);
    await expect(sendButton(page)).toBeEnabled();
    await expectFilledIn(page, email);
  }
  expect(sent).toEqual([]);
});
