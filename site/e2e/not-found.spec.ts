import { expect, test } from './test.ts';

for (const javaScriptEnabled of [true, false]) {
  test(`the not-found page offers search and three links, scripts ${javaScriptEnabled ? 'on' : 'off'}`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled });
    const page = await context.newPage();
    await page.goto('/blog/gibt-es-nicht');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
    await expect(main.getByRole('link', { name: 'Zur Startseite' })).toHaveAttribute('href', '/');
    await expect(main.getByRole('listitem').getByRole('link')).toHaveCount(3);
    await main.getByRole('searchbox').fill('Führung & KI');
    await main.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(
      (url) => url.pathname === '/blog' && url.searchParams.get('q') === 'Führung & KI',
      // A search before hydration waits for it.
      { timeout: 20_000 },
    );
    await context.close();
  });
}
