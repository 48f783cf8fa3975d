import { expectEmpty, fillIn, sendButton } from './enquiry-form.ts';
import { barLink } from './live-page.ts';
import { freshEmail, openLocalStack } from './local-stack.ts';
import { minimumFillTime, openWithSetClock, setTimeSinceFirstPaint } from './set-clock.ts';
import { expect, type Page, test } from './test.ts';

/* What the visitor is told of an enquiry that is stored while the line breaks (specification sections 4 and 8). */

async function fillInLive(page: Page, email: string) {
  await openWithSetClock(page, '/anfrage');
  await fillIn(page, email);
  await setTimeSinceFirstPaint(page, minimumFillTime);
}

/** The line breaks, or hangs, once the enquiry has been answered. */
async function loseLine(page: Page, isHanging = false) {
  await page.route('**/*', (route) => {
    if (route.request().method() === 'POST') return route.continue();
    return isHanging ? undefined : route.abort('internetdisconnected');
  });
}

for (const [what, isHanging] of [
  ['breaks', false],
  ['hangs', true],
] as const)
  test(`where the line ${what} after the enquiry is stored, its page says that it arrived, and the form is empty`, async ({
    page,
    request,
  }) => {
    const email = freshEmail();
    await fillInLive(page, email);
    await loseLine(page, isHanging);
    await sendButton(page).click();
    const outcome = page.locator('main [data-outcome=success]');
    await expect(outcome).toBeFocused();
    await expect(outcome).toBeInViewport();
    await expect(page.locator('.toast-success')).toHaveCount(1);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page).toHaveURL('/anfrage');
    await expectEmpty(page);
    expect(await (await openLocalStack(request)).leads(email)).toHaveLength(1);

    // What was on its way does not come after all, and the site goes on as usual.
    await page.unrouteAll();
    await barLink(page, 'Blog').click();
    await expect(page).toHaveURL('/blog');
  });

test('edited after its answer was lost, a stored enquiry is not stored again before the visitor was asked', async ({
  page,
  request,
}) => {
  const email = freshEmail();
  const { leads } = await openLocalStack(request);
  await fillInLive(page, email);
  // Stored, but no answer comes back.
  await page.route(
    '**/api/leads/enquiry',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
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

test('edited after an attempt of which nothing was stored, an enquiry is stored once, as edited', async ({
  page,
  request,
}) => {
  const email = freshEmail();
  await fillInLive(page, email);
  await page.route('**/api/leads/enquiry', (route) => route.abort(), { times: 1 });
  await sendButton(page).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.locator('#company').fill('Andere GmbH');
  await sendButton(page).click();
  await expect(page).toHaveURL('/anfrage-danke');
  expect(await (await openLocalStack(request)).leads(email)).toMatchObject([{ company: 'Andere GmbH' }]);
});
