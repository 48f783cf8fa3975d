import { enquiry, sendButton } from './enquiry-form.ts';
import { follow, heading, openLive } from './live-page.ts';
import { freshEmail, openLocalStack } from './local-stack.ts';
import { minimumFillTime, setTimeSinceFirstPaint, withSetClock } from './set-clock.ts';
import { expect, test } from './test.ts';

const query = `art=speaker&thema=${encodeURIComponent('<img src=x onerror=alert(1)> & Wir')}&utm_source=test`;
const firstLine = 'Thema: <img src=x onerror=alert(1)> & Wir\n';

test('an address with type and subject fills both in without an interaction, and only the campaign is kept', async ({
  page,
  request,
}) => {
  const email = freshEmail();
  await withSetClock(page);
  await page.goto(`/anfrage?${query}`);
  await expect(page.locator('#message')).toHaveValue(firstLine);
  await expect(page.locator('[name=inquiryType]:checked')).toHaveValue('speaker');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/anfrage$/);

  const { message, ...others } = { ...enquiry, email };
  for (const [field, text] of Object.entries(others)) await page.locator(`#${field}`).fill(text);
  await page.locator('#message').press('Control+End');
  await page.keyboard.type(message);
  await page.locator('#consent').check();
  await setTimeSinceFirstPaint(page, minimumFillTime);
  await sendButton(page).click();
  await expect(page).toHaveURL('/anfrage-danke');
  expect(await (await openLocalStack(request)).leads(email)).toEqual([
    expect.objectContaining({
      lead_type: 'speaker',
      message: firstLine + message,
      page: '/anfrage?utm_source=test',
    }),
  ]);
});

test('links of articles and offers fill in type and subject, but never overwrite input', async ({ page }) => {
  const message = page.locator('#message');
  const type = page.locator('[name=inquiryType]:checked');
  const plain = (text: string) => text.replaceAll('\u00AD', '').replace(/\s/g, ' ');
  await openLive(page, '/blog/executive-coaching-digitales-zeitalter');
  const title = plain(await heading(page).innerText());
  await page.locator('main a[href^="/anfrage?"]').click();
  await expect(message).toHaveValue(`Thema: ${title}\n`);
  await expect(type).toHaveValue('business-coach');

  await openLive(page, '/alle-angebote');
  await page.getByRole('link', { name: 'Level 1 anfragen' }).click();
  await expect(message).toHaveValue('Thema: Level 1: Innovation Base\n');
  await expect(type).toHaveValue('consulting');
  await message.fill('Wir fangen an.');
  await page.goBack();
  await page.getByRole('link', { name: 'Leadership Mentoring anfragen' }).click();
  await expect(type).toHaveValue('business-coach');
  await expect(message).toHaveValue('Wir fangen an.');
});

test('a suggestion that nobody has edited gives way to the next, after Back between documents too', async ({
  page,
}) => {
  const message = page.locator('#message');
  await page.goto(`/anfrage?art=consulting&thema=${encodeURIComponent('Paket ALPHA')}`);
  await expect(message).toHaveValue('Thema: Paket ALPHA\n');
  await page.goto('/impressum');
  // The browser restores the text.
  await page.goBack();
  await expect(message).toHaveValue('Thema: Paket ALPHA\n');
  await page.goto('/anfrage?thema=BETA');
  await expect(message).toHaveValue('Thema: BETA\n');
});

test('a suggestion that nobody has edited gives way to the next, after Back within a document too', async ({
  page,
}) => {
  const message = page.locator('#message');
  await openLive(page, '/impressum');
  for (const offer of ['ALPHA', 'BETA']) {
    await follow(page, `/anfrage?thema=${offer}`);
    await expect(message).toHaveValue(`Thema: ${offer}\n`);
    await follow(page, '/agb');
    await expect(message).toHaveCount(0);
    await page.goBack();
    await expect(message).toHaveValue(`Thema: ${offer}\n`);
  }
  await follow(page, '/anfrage?thema=GAMMA');
  await expect(message).toHaveValue('Thema: GAMMA\n');
});

test('a suggestion that was edited stays', async ({ page }) => {
  const message = page.locator('#message');
  await page.goto('/anfrage?thema=ALPHA');
  await expect(message).toHaveValue('Thema: ALPHA\n');
  await message.press('ControlOrMeta+End');
  await page.keyboard.type('Wann?');
  await page.goto('/impressum');
  await page.goto('/anfrage?thema=BETA');
  await expect(message).toHaveValue('Thema: ALPHA\nWann?');
});

test('cards of talks and workshops link to the form besides their mail drafts', async ({ request }) => {
  const linksOf = async (path: string) =>
    [...(await (await request.get(path)).text()).matchAll(/href="(\/anfrage\?[^"]+|mailto:[^"]+)"/g)].map(
      ([, href = '']) => href,
    );
  const toForm = (hrefs: string[], type: string) =>
    hrefs.filter((href) => href.startsWith(`/anfrage?art=${type}&amp;thema=`));
  for (const path of ['/ki-vortraege', '/tv-speaking'])
    expect(toForm(await linksOf(path), 'speaker'), path).toHaveLength(4);
  for (const path of ['/', '/ki-workshops']) {
    const hrefs = await linksOf(path);
    expect(toForm(hrefs, 'consulting'), path).toHaveLength(6);
    expect(
      hrefs.filter((href) => href.startsWith('mailto:') && href.includes('Workshop')),
      path,
    ).toHaveLength(6);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('such an address shows the form unchanged', async ({ page }) => {
    await page.goto(`/anfrage?${query}`);
    await expect(sendButton(page)).toBeVisible();
    await expect(page.locator('#message')).toHaveValue('');
    await expect(page.locator('[name=inquiryType]:checked')).toHaveCount(0);
  });
});
