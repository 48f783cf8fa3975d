import { fillIn, outcome, sendButton } from './business-form.ts';
import { startOwnStack } from './own-stack.ts';
import { minimumFillTime, openWithSetClock, setTimeSinceFirstPaint } from './set-clock.ts';
import { expect, test } from './test.ts';

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

test('a form says that nothing was stored', async ({ page }) => {
  await page.goto(stack.preview);
  await openWithSetClock(page, `${new URL(stack.preview).origin}/business-coaching`);
  await fillIn(page, 'max@example.org');
  await setTimeSinceFirstPaint(page, minimumFillTime);
  await sendButton(page).click();
  await expect(outcome(page)).toContainText(
    'Dies ist eine Vorschau: Ihre Angaben wurden weder gespeichert noch verschickt.',
  );
  const mails = await page.request.get(`${stack.url}/__local/mailbox.json`);
  expect(await mails.text()).not.toContain('max@example.org');
});

test('nobody gets in without the secret', async ({ page }) => {
  const response = await page.goto(new URL(stack.preview).origin);
  expect(response?.status()).toBe(404);
  await expect(page.getByText('Öffnen Sie den Link zur Vorschau noch einmal')).toBeVisible();
});
