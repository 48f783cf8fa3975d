import { expect, test } from './test.ts';

test('the attempted path is logged on the not-found page', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.goto('/gibt/es-nicht');
  await expect.poll(() => logged.join('\n')).toContain('/gibt/es-nicht');
});

test('a missing root element is logged as an error', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
  await page.route('**/blog', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('id="root"', 'id="other"') });
  });
  await page.goto('/blog');
  await expect.poll(() => logged.join('\n')).toContain('root element is missing');
});

for (const path of ['/', '/ueber-mich'])
  test(`on a phone ${path} has its final layout before its picture has been parsed`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    const heading = page.getByRole('heading', { level: 1 });
    const { y } = (await heading.boundingBox()) ?? {};
    expect(y).toBeGreaterThan(100);
    await page.evaluate(() => document.querySelector('.hero-image')?.remove());
    expect((await heading.boundingBox())?.y).toBe(y);
  });
