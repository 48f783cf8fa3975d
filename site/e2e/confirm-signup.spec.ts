import { endpointOf } from '../../functions/leads/contract.ts';
import { axeViolations } from './axe.ts';
import { freshEmail, openLocalStack } from './local-stack.ts';
import { type APIRequestContext, expect, type Page, test } from './test.ts';

/* The link that confirms a sign-up (docs/api.md, "Confirmed sign-ups"): page and button, also without JavaScript. */

/** Signs up and takes the link from the mail. */
async function linkFor(request: APIRequestContext, email: string): Promise<string> {
  const data = { name: 'Max Muster', email, leadType: 'herbst-kickstart', elapsedMs: 8000 };
  const headers = { 'sec-fetch-site': 'same-origin' };
  expect((await request.post(endpointOf('popup-signup'), { data, headers })).status()).toBe(201);
  const stack = await openLocalStack(request);
  const link = async () =>
    (await stack.mails(email)).flatMap(({ text }) => /\S+\/api\/confirmations\/\S+/.exec(text) ?? [])[0];
  await expect.poll(link).toBeDefined();
  return (await link()) ?? '';
}

const button = (page: Page) => page.getByRole('button', { name: 'Anmeldung bestätigen' });

for (const javaScriptEnabled of [true, false])
  test(`a sign-up is confirmed by the button, not by the link, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async ({
    browser,
    request,
  }) => {
    const email = freshEmail();
    const stack = await openLocalStack(request);
    const link = await linkFor(request, email);
    const context = await browser.newContext({ javaScriptEnabled, viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    const refused: string[] = [];
    page.on('console', (message) => {
      if (/Content Security Policy/.test(message.text())) refused.push(message.text());
    });
    await page.goto(link);
    expect((await stack.leads(email))[0]).not.toHaveProperty('confirmedAt');
    await expect(button(page)).toBeInViewport();
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    if (javaScriptEnabled) {
      expect(await width()).toBe(390);
      expect(await axeViolations(page)).toEqual([]);
    }
    await button(page).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Bestätigt' })).toBeVisible();
    await expect(button(page)).toHaveCount(0);
    if (javaScriptEnabled) expect(await axeViolations(page)).toEqual([]);
    expect((await stack.leads(email))[0]).toMatchObject({
      confirmedAt: expect.any(String),
      confirmedText: expect.stringContaining('widerrufen'),
    });
    await expect
      .poll(async () => (await stack.mails(email)).filter(({ text }) => /Vormerkung bestätigt/.test(text)))
      .toHaveLength(1);
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1, name: 'Bestätigt' })).toBeVisible();
    await page.goto(`${link}x`);
    await expect(page.getByRole('heading', { level: 1, name: 'Der Link ist ungültig' })).toBeVisible();
    expect(refused).toEqual([]);
    await context.close();
  });
