import { fillIn, outcome, sendButton, success, watchSubmissions } from './business-form.ts';
import { expectWaiting } from './enquiry-form.ts';
import { hydrate } from './live-page.ts';
import { freshEmail, openLocalStack } from './local-stack.ts';
import { minimumFillTime, openWithSetClock, setTimeSinceFirstPaint } from './set-clock.ts';
import { expect, type Page, type Route, test } from './test.ts';

/** Opens a page with a form and intercepts all code requested from then on. */
async function openBeforeForms(page: Page, answer: (route: Route) => Promise<void>) {
  await openWithSetClock(page, '/kontakt');
  await hydrate(page);
  await page.route('**/assets/chunks/*.js', answer);
}

/** Fills in a form and presses its button as soon as that is no bot any more. */
async function submit(page: Page, email: string) {
  await fillIn(page, email);
  await setTimeSinceFirstPaint(page, minimumFillTime);
  await sendButton(page).click();
}

test('a form submitted before its code has loaded waits for it and is sent once', async ({
  page,
  request,
}) => {
  const email = freshEmail();
  const code = Promise.withResolvers<void>();
  await openBeforeForms(page, async (route) => {
    await code.promise;
    await route.continue();
  });
  const sent = watchSubmissions(page);
  await submit(page, email);
  await expectWaiting(page);
  await page.locator('main [type=submit]').click({ force: true });
  expect(sent).toEqual([]);
  code.resolve();
  await expect(outcome(page)).toContainText(success);
  expect(sent).toHaveLength(1);
  expect(await (await openLocalStack(request)).leads(email)).toHaveLength(1);
});

test('the browser submits a form whose code fails to load', async ({ page, request }) => {
  const email = freshEmail();
  await openBeforeForms(page, (route) => route.abort());
  await submit(page, email);
  await expect(page).toHaveURL('/anfrage-danke');
  expect(await (await openLocalStack(request)).leads(email)).toHaveLength(1);
});

test('while the browser submits a form, its code does not, however often it is pressed', async ({
  page,
  request,
}) => {
  const email = freshEmail();
  const posts: string[] = [];
  await openBeforeForms(page, (route) => route.abort());
  await page.route('**/api/leads/business', async (route) => {
    posts.push(route.request().postData() ?? '');
    await page.unroute('**/assets/chunks/*.js');
    const response = await route.fetch({ maxRedirects: 0 });
    // Time enough for the code, and for what it would send.
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.fulfill({ response });
  });
  await fillIn(page, email);
  await setTimeSinceFirstPaint(page, minimumFillTime);
  await sendButton(page).evaluate((button: HTMLButtonElement) => void setInterval(() => button.click(), 20));
  await expect(page).toHaveURL('/anfrage-danke');
  expect(posts).toHaveLength(1);
  expect(await (await openLocalStack(request)).leads(email)).toHaveLength(1);
});

test('the browser submits a form whose code stalls for ten seconds', async ({ page, request }) => {
  const email = freshEmail();
  await page.clock.install();
  await openBeforeForms(page, async () => {});
  await fillIn(page, email);
  await page.clock.runFor(minimumFillTime);
  await sendButton(page).click();
  await expectWaiting(page);
  await page.clock.runFor(8000);
  await expect(page).toHaveURL('/kontakt');
  await page.clock.runFor(2000);
  await expect(page).toHaveURL('/anfrage-danke');
  expect(await (await openLocalStack(request)).leads(email)).toHaveLength(1);
});

test('what the browser has sent without an answer is the same when it is sent once more, with code or without', async ({
  page,
  request,
}) => {
  const email = freshEmail();
  const lost = Promise.withResolvers<void>();
  await openBeforeForms(page, (route) => route.abort());
  await page.route(
    '**/api/leads/business',
    async (route) => {
      await route.fetch({ maxRedirects: 0 });
      await route.abort('connectionreset');
      lost.resolve();
    },
    { times: 1 },
  );
  await submit(page, email);
  const { leads } = await openLocalStack(request);
  await lost.promise;
  expect(await leads(email)).toHaveLength(1);
  await page.unroute('**/assets/chunks/*.js');
  await openWithSetClock(page, '/kontakt');
  await expect(page.locator('#email')).toHaveValue(email);
  await page.locator('#consent').check();
  await setTimeSinceFirstPaint(page, minimumFillTime);
  await sendButton(page).click();
  await expect(page).toHaveURL('/anfrage-danke');
  expect(await leads(email)).toHaveLength(1);
});
