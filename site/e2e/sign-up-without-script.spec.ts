import { freshEmail, openLocalStack } from './local-stack.ts';
import { expect, test } from './test.ts';

test.use({ javaScriptEnabled: false });

test('without JavaScript the sign-up is a page that a link leads to', async ({ page, request }) => {
  const email = freshEmail();
  await page.goto('/');
  await page.locator('main a[href="/api/leads/popup-signup"]').click();
  await page.locator('[name=name]').fill('Erika Mustermann');
  await page.locator('[name=email]').fill(email);
  await page.locator('main form[method=post] [type=submit]').click();
  await expect(page).toHaveURL('/anfrage-danke');
  expect(await (await openLocalStack(request)).leads(email)).toHaveLength(1);
});
