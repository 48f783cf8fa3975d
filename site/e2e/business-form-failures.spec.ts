import { expectFilledIn, fillIn, outcome, sendButton, success, watchSubmissions } from './business-form.ts';
import { freshEmail, openLocalStack } from './local-stack.ts';
import { startOwnStack } from './own-stack.ts';
import { minimumFillTime, openWithSetClock, setTimeSinceFirstPaint } from './set-clock.ts';
import { expect, type Page, test } from './test.ts';

const notStored = 'Es gab ein Problem beim Speichern Ihrer Anfrage. Bitte versuchen Sie es später erneut.';
const unexpected = 'Es gab ein unerwartetes Problem. Bitte versuchen Sie es später erneut.';
const limited =
  /Von Ihrem Anschluss kamen gerade viele Anfragen\. Bitte versuchen Sie es in \d+ Minuten noch einmal\./;

/** A failure shows in one toast and in the form; input is kept, and the visitor can retry at once. */
async function expectFailure(page: Page, text: string | RegExp, email: string) {
  const toast = page.getByRole('alert');
  await expect(toast).toHaveCount(1);
  await expect(toast).toContainText('Fehler');
  await expect(toast).toContainText(text);
  await expect(outcome(page)).toContainText(text);
  await expect(sendButton(page)).toBeFocused();
  await expectFilledIn(page, email);
}

test('offline is reported; a retry, edited or not, is the same submission', async ({
  page,
  request,
  context,
}) => {
  const email = freshEmail();
  const sent = watchSubmissions(page);
  await openWithSetClock(page, '/business-coaching');
  await fillIn(page, email);
  await setTimeSinceFirstPaint(page, minimumFillTime);
  // The form's code has come; tunnel.spec.ts loses the line before.
  await expect(page.locator('main form[data-adopted]')).toHaveCount(1);
  await context.setOffline(true);
  await sendButton(page).click();
  await expectFailure(page, unexpected, email);
  // The first failure's message is still there, so wait for this attempt to finish.
  const failed = page.waitForEvent('requestfailed');
  await sendButton(page).click();
  await failed;
  await expect(sendButton(page)).toBeEnabled();
  await expectFailure(page, unexpected, email);
  expect(sent).toHaveLength(2);
  await context.setOffline(false);
  await page.locator('#phone').fill('+49 69 90009 123');
  await sendButton(page).click();
  await expect(outcome(page)).toContainText(success);
  await expect(page.getByRole('alert')).toHaveCount(0);

  const ids = sent.map(({ submissionId }) => submissionId);
  expect([ids.length, new Set(ids).size]).toEqual([3, 1]);
  expect(await (await openLocalStack(request)).leads(email)).toHaveLength(1);
});

test('a failing store, a reached limit and an unreachable server each have their own toast', async ({
  page,
  request,
}) => {
  // This stack accepts one submission in ten minutes.
  const stack = await startOwnStack({ LOCAL_RATE_LIMIT: '1' });
  try {
    const email = freshEmail();
    await openWithSetClock(page, `${stack.url}/kontakt`);
    await fillIn(page, email);
    await setTimeSinceFirstPaint(page, minimumFillTime);

    const mend = await stack.breakStore();
    await sendButton(page).click();
    await expectFailure(page, notStored, email);
    await mend();
    await sendButton(page).click();
    await expect(outcome(page)).toContainText(success);
    expect(await (await openLocalStack(request, stack.url)).leads(email)).toHaveLength(1);

    await fillIn(page, email);
    await setTimeSinceFirstPaint(page, 2 * minimumFillTime);
    await sendButton(page).click();
    await expectFailure(page, limited, email);
    expect(await (await openLocalStack(request, stack.url)).leads(email)).toHaveLength(1);

    await stack.stop();
    await sendButton(page).click();
    await expectFailure(page, unexpected, email);
  } finally {
    await stack.stop();
  }
});

test('after a refusal, edited fields are a new submission, unchanged ones are not', async ({ page }) => {
  const email = freshEmail();
  const sent = watchSubmissions(page);
  await page.route(
    '**/api/leads/business',
    (route) =>
      route.fulfill({ status: 503, contentType: 'application/problem+json', json: { code: 'store_failed' } }),
    { times: 2 },
  );
  await openWithSetClock(page, '/kontakt');
  await fillIn(page, email);
  await setTimeSinceFirstPaint(page, minimumFillTime);
  await sendButton(page).click();
  await expectFailure(page, notStored, email);
  await sendButton(page).click();
  await expect.poll(() => sent.length).toBe(2);
  await expectFailure(page, notStored, email);
  await page.locator('#company').fill('Andere GmbH');
  await sendButton(page).click();
  await expect(outcome(page)).toContainText(success);
  const [first, again, edited] = sent.map(({ submissionId }) => submissionId);
  expect(again).toBe(first);
  expect(edited).not.toBe(first);
});
