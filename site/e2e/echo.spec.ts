import { enquiry, sendButton } from './enquiry-form.ts';
import { hydrated } from './live-page.ts';
import { freshEmail, openLocalStack } from './local-stack.ts';
import { minimumFillTime, setTimeSinceFirstPaint, withSetClock } from './set-clock.ts';
import { openWithoutReact, slowDown } from './slow-phone.ts';
import { expect, test } from './test.ts';

test('no input from before or during hydration is lost', async ({ page, request }) => {
  const email = freshEmail();
  await withSetClock(page);
  await slowDown(page);
  const letReactCome = await openWithoutReact(page);
  await page.getByLabel('Business Coaching', { exact: true }).check();
  await page.locator('#consent').check();
  await page.locator('#company').pressSequentially(enquiry.company);
  letReactCome();
  for (const field of ['name', 'email', 'phone', 'message'] as const)
    await page.locator(`#${field}`).pressSequentially({ ...enquiry, email }[field]);
  await page.getByLabel('KI-Beratung', { exact: true }).check();
  await hydrated(page);

  await setTimeSinceFirstPaint(page, minimumFillTime);
  await sendButton(page).click();
  await expect(page).toHaveURL('/anfrage-danke');
  expect(await (await openLocalStack(request)).leads(email)).toEqual([
    expect.objectContaining({ ...enquiry, email, lead_type: 'consulting' }),
  ]);
});
