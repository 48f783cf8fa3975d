import { watchSubmissions } from './business-form.ts';
import { agree, expectDraft, expectEmpty, fillIn, sendButton } from './enquiry-form.ts';
import { barLink, hydrate } from './live-page.ts';
import { freshEmail, loseAnswer, openLocalStack } from './local-stack.ts';
import { minimumFillTime, openWithSetClock, setTimeSinceFirstPaint } from './set-clock.ts';
import { expect, test } from './test.ts';

test('a request whose answer is lost is stored once, however often the visitor retries', async ({
  page,
  request,
}) => {
  const email = freshEmail();
  const stack = await openLocalStack(request);
  const sent = watchSubmissions(page);
  // The test triggers the request's timeout.
  await page.addInitScript(() => {
    AbortSignal.timeout = () => {
      const controller = new AbortController();
      addEventListener('run-out', () => controller.abort());
      return controller.signal;
    };
  });
  // The first request reaches the server, but its answer is held back.
  await page.route('**/api/leads/enquiry', async (route) => void (await route.fetch()), { times: 1 });
  await openWithSetClock(page, '/anfrage');
  await fillIn(page, email);
  await setTimeSinceFirstPaint(page, minimumFillTime);
  await sendButton(page).dblclick();
  await expect.poll(() => stack.leads(email)).toHaveLength(1);
  await expect(page.getByRole('button', { name: 'Wird gesendet...' })).toBeDisabled();
  await page.evaluate(() => dispatchEvent(new Event('run-out')));
  await expect(page.getByRole('alert')).toContainText('konnte nicht gesendet werden');

  // Leaving and returning to the draft keeps the same submission.
  await barLink(page, 'Blog').click();
  await expect(page.locator('#message')).toHaveCount(0);
  await page.goBack();
  await expectDraft(page, email);
  await agree(page);
  await setTimeSinceFirstPaint(page, 9 * minimumFillTime);
  await sendButton(page).click();
  await expect(page).toHaveURL('/anfrage-danke');
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(sent).toHaveLength(2);
  expect(sent[1]?.submissionId).toBe(sent[0]?.submissionId);

  // Neither reloading the thank-you page nor going back sends anything.
  await page.reload();
  await hydrate(page);
  await page.goBack();
  await expect(page).toHaveURL('/anfrage');
  await expectEmpty(page);
  expect(sent).toHaveLength(2);
  expect(await stack.leads(email)).toHaveLength(1);
});

test('an enquiry whose answer was lost is the same after a reload, and new once it was sent', async ({
  page,
  request,
}) => {
  const email = freshEmail();
  const sent = watchSubmissions(page);
  await loseAnswer(page, 'enquiry');
  await openWithSetClock(page, '/anfrage');
  await fillIn(page, email);
  await setTimeSinceFirstPaint(page, minimumFillTime);
  await sendButton(page).click();
  await expect(page.getByRole('alert')).toContainText('konnte nicht gesendet werden');
  await page.reload();
  await expectDraft(page, email);
  await agree(page);
  await setTimeSinceFirstPaint(page, minimumFillTime);
  await sendButton(page).click();
  await expect(page).toHaveURL('/anfrage-danke');
  const { leads } = await openLocalStack(request);
  expect(await leads(email)).toHaveLength(1);
  await page.goBack();
  await fillIn(page, email);
  await setTimeSinceFirstPaint(page, 9 * minimumFillTime);
  await sendButton(page).click();
  await expect(page).toHaveURL('/anfrage-danke');
  const [first, second, third] = sent.map(({ submissionId }) => submissionId);
  expect([second, third]).toEqual([first, expect.not.stringMatching(String(first))]);
  expect(await leads(email)).toHaveLength(2);
});

test('a visitor who goes on pressing until the thank-you page appears sends once', async ({
  page,
  request,
}) => {
  const email = freshEmail();
  const sent = watchSubmissions(page);
  await openWithSetClock(page, '/anfrage');
  await fillIn(page, email);
  await setTimeSinceFirstPaint(page, minimumFillTime);
  // Between the answer and the page, a slow phone has time for presses, which browsers prefer to drawing.
  await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await sendButton(page).evaluate((button: HTMLButtonElement) => {
    const press = () => {
      if (!button.isConnected) return;
      button.click();
      scheduler.postTask(press, { priority: 'user-blocking', delay: 1 });
    };
    press();
  });
  await expect(page).toHaveURL('/anfrage-danke');
  await expect(page.locator('#message')).toHaveCount(0);
  expect(sent).toHaveLength(1);
  expect(await (await openLocalStack(request)).leads(email)).toHaveLength(1);
  await page.goBack();
  await expectEmpty(page);
  await expect(sendButton(page)).toBeEnabled();
});
