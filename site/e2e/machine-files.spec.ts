import { expect, test } from './test.ts';

for (const [path, type] of [
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ['/feed.xml', 'application/atom+xml; charset=utf-8'],
  ['/robots.txt', 'text/plain; charset=utf-8'],
] as const) {
  test(`${path} is served with its type and revalidated each time`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status()).toBe(200);
    expect(response.headers()).toMatchObject({
      'content-type': type,
      'cache-control': 'public, max-age=0, s-maxage=86400, must-revalidate',
    });
    expect((await response.text()).length).toBeGreaterThan(50);
  });
}

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
