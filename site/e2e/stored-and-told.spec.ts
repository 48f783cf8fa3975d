import { expectEmpty, fillIn, sendButton } from './enquiry-form.ts';
import { barLink } from './live-page.ts';
import { freshEmail, loseAnswer, openLocalStack } from './local-stack.ts';
import { minimumFillTime, openWithSetClock, setTimeSinceFirstPaint } from './set-clock.ts';
import { expect, type Page, test } from './test.ts';

/* What visitors see if the connection fails after an enquiry is stored (docs/product.md, "Toasts"). */

async function fillInLive(page: Page, email: string) {
  await openWithSetClock(page, '/anfrage');
  await fillIn(page, email);
  await setTimeSinceFirstPaint(page, minimumFillTime);
}

/** Makes the connection fail or stall once the enquiry has been answered. */
async function loseConnection(page: Page, isHanging = false) {
  await page.route('**/*', (route) => {
    if (route.request().method() === 'POST') return route.continue();
    return isHanging ? undefined : route.abort('internetdisconnected');
  });
}

for (const [what, isHanging] of [
  ['breaks', false],
  ['hangs', true],
] as const)
  test(`if the connection ${what} after the enquiry is stored, its page confirms it and the form is empty`, async ({
    page,
    request,
  }) => {
    const email = freshEmail();
    await fillInLive(page, email);
    await loseConnection(page, isHanging);
    await sendButton(page).click();
    const outcome = page.locator('main [data-outcome=success]');
    await expect(outcome).toBeFocused();
    await expect(outcome).toBeInViewport();
    await expect(page.locator('.toast-success')).toHaveCount(1);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page).toHaveURL('/anfrage');
    await expectEmpty(page);
    expect(await (await openLocalStack(request)).leads(email)).toHaveLength(1);

    // The pending navigation doesn't complete after all, and the site works as usual.
    await page.unrouteAll();
    await barLink(page, 'Blog').click();
    await expect(page).toHaveURL('/blog');
  });

test('a stored enquiry edited after its answer was lost is not stored again before asking the visitor', async ({
  page,
  request,
}) => {
  const email = freshEmail();
  const { leads } = await openLocalStack(request);
  await fillInLive(page, email);
  await loseAnswer(page, 'enquiry');
  await sendButton(page).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.locator('#company').fill('Andere GmbH');
  const [answer] = await Promise.all([
    page.waitForResponse('**/api/leads/enquiry'),
    sendButton(page).click(),
  ]);
  const { title, detail } = await answer.json();
  await expect(page.getByRole('alert')).toHaveText(`${title}${detail}`);
  await expect(page.locator('#company')).toHaveValue('Andere GmbH');
  expect(await leads(email)).toHaveLength(1);

  await sendButton(page).click();
  await expect(page).toHaveURL('/anfrage-danke');
  expect((await leads(email)).map(({ company }) => company)).toContain('Andere GmbH');
  expect(await leads(email)).toHaveLength(2);
});
