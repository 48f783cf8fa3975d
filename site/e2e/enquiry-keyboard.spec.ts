import { enquiry, sendButton } from './enquiry-form.ts';
import { holdBack, hydrated } from './live-page.ts';
import { freshEmail, openLocalStack } from './local-stack.ts';
import { minimumFillTime, setTimeSinceFirstPaint, withSetClock } from './set-clock.ts';
import { expect, type Page, test } from './test.ts';

/** Live region announcements in order, as a screen reader would read them. */
async function listen(page: Page) {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const said = (node: Node) => {
      const element = node instanceof Element ? node : node.parentElement;
      const region = element?.closest('[aria-live=polite], [role=status], [role=alert]');
      const text = region?.textContent?.trim();
      if (text && heard.at(-1) !== text) heard.push(text);
    };
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        said(target);
        for (const node of addedNodes) {
          said(node);
          if (node instanceof Element) for (const inner of node.querySelectorAll('[role]')) said(inner);
        }
      }
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard.splice(0));
}

test('an enquiry works by keyboard alone, and its outcome is announced', async ({ page, request }) => {
  const email = freshEmail();
  const heard = await listen(page);
  await withSetClock(page);
  // The first press fails. Set up here: a request right after it may pass an interception by.
  await page.route('**/api/leads/enquiry', (route) => route.abort(), { times: 1 });
  await page.goto('/anfrage');
  const { keyboard } = page;
  const focused = page.locator(':focus');
  const form = page.locator('form[method=post]');

  await keyboard.press('Tab');
  await expect(focused).toHaveText('Zum Inhalt springen');
  await keyboard.press('Enter');
  await keyboard.press('Tab');
  await expect(page.getByRole('radiogroup', { name: 'Worum geht es? *' })).toHaveAttribute(
    'aria-required',
    'true',
  );
  await expect(focused).toHaveAccessibleName('Speakerin buchen');
  await hydrated(page);
  await setTimeSinceFirstPaint(page, minimumFillTime);

  // Submitted empty with Enter: the error count is announced once, and the first invalid field gets focus.
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(page.locator('#company-error')).toBeVisible();
  await expect(focused).toHaveAccessibleName('Speakerin buchen');
  await expect(page.getByRole('radiogroup')).toHaveAccessibleDescription(
    'Bitte wählen Sie einen Anfrage-Typ aus',
  );
  expect(await heard()).toEqual(['Bitte prüfen Sie 7 Angaben']);

  await keyboard.press('ArrowDown');
  await keyboard.press('ArrowDown');
  await expect(focused).toHaveAccessibleName('KI-Beratung');
  for (const [field, label, description] of [
    ['company', 'Firma *', 'Bitte geben Sie Ihre Firma an Als Privatperson'],
    ['name', 'Name *', 'Bitte geben Sie Ihren Namen an'],
    ['email', 'E-Mail *', 'Bitte geben Sie eine gültige E-Mail-Adresse ein An diese Adresse'],
    ['phone', 'Telefon *', 'Bitte geben Sie Ihre Telefonnummer an Nur für Rückfragen'],
    ['message', 'Nachricht *', 'Bitte geben Sie eine Nachricht ein (mindestens 10 Zeichen) 10 bis 2.000'],
  ] as const) {
    await keyboard.press('Tab');
    await expect(focused).toHaveAccessibleName(label);
    await expect(focused).toHaveAccessibleDescription(new RegExp(`^${description.replace(/[()]/g, '\\$&')}`));
    await expect(focused).toHaveAttribute('required', '');
    await keyboard.type({ ...enquiry, email }[field]);
    await expect(page.locator(`#${field}-error`)).toHaveCount(0);
  }
  await keyboard.press('Tab');
  await expect(focused).toHaveAccessibleDescription('Bitte akzeptieren Sie die Datenschutzerklärung');
  await keyboard.press('Space');
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await expect(sendButton(page)).toBeFocused();
  // Corrected errors disappear without an announcement.
  expect(await heard()).toEqual([]);

  const failure = 'Ihre Anfrage konnte nicht gesendet werden. Bitte versuchen Sie es erneut.';
  await keyboard.press('Enter');
  await expect(form.getByText(failure)).toBeVisible();
  await expect(sendButton(page)).toBeFocused();
  const [sending, failed] = await heard();
  expect(sending).toBe('Wird gesendet...');
  expect(failed).toContain(failure);

  const release = await holdBack(page, '**/api/leads/enquiry', { times: 1 });
  await keyboard.press('Enter');
  await expect(form.getByRole('status')).toHaveText('Wird gesendet...');
  release();
  await expect(page).toHaveURL('/anfrage-danke');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect((await heard()).at(-1)).toBe(await page.title());
  expect(await (await openLocalStack(request)).leads(email)).toHaveLength(1);
});
