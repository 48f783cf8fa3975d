import { expect, type Page, test } from '@playwright/test';
import axe from 'axe-core';
import { pagePaths } from '../content/page-paths.ts';
import { hydrate } from './live-page.ts';

const article = '/blog/ki-strategien-fuehrungskraefte-2024';

type PageCase = { path: string; heading: string | RegExp; status?: number };

const named: PageCase[] = [
  { path: '/', heading: /Künstliche Intelligenz beginnt/ },
  { path: '/blog', heading: /Blog/ },
  { path: article, heading: /KI-Strategien für Führungskräfte 2024/ },
  { path: '/anfrage', heading: 'Ihre Anfrage' },
  { path: '/anfrage-danke', heading: /angekommen/ },
  { path: '/unbekannt', heading: 'Oops! Page not found', status: 404 },
  { path: '/blog/unbekannt', heading: 'Oops! Page not found', status: 404 },
  { path: '/faq', heading: 'Häufig gestellte Fragen zu KI-Beratung & Business Coaching' },
  { path: '/kontakt', heading: 'Kontakt – Erstgespräch buchen' },
];

/** The whole route table; the words of most headings are the owner's. */
const pages: PageCase[] = [
  ...named,
  ...Object.values(pagePaths)
    .flat()
    .filter((path) => !named.some((one) => one.path === path))
    .map((path) => ({ path, heading: /\S/ })),
];

/** What the page says. Buttons that copy need script, so they come with it, into a place that was kept for them. */
function textOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const main = document.querySelector('main');
    const buttons = [...document.querySelectorAll<HTMLElement>('.copy-button')];
    const labels = buttons.flatMap((button) => button.innerText.split('\n').map((line) => line.trim()));
    return (main?.innerText ?? '')
      .split('\n')
      .filter((line) => line.trim() && !labels.includes(line.trim()))
      .join('\n');
  });
}

for (const { path, heading, status = 200 } of pages) {
  test(`${path} is complete, clean and accessible`, async ({ page, baseURL }) => {
    const problems: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text());
    });
    page.on('pageerror', (error) => problems.push(String(error)));
    page.on('request', (request) => {
      if (!request.url().startsWith(String(baseURL))) problems.push(`third party: ${request.url()}`);
    });
    page.on('response', (response) => {
      if (response.status() >= 400 && new URL(response.url()).pathname !== path)
        problems.push(response.url());
    });

    const response = await page.goto(path);
    expect(response?.status()).toBe(status);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByRole('main')).toHaveCount(1);
    const html = (await response?.text()) ?? '';
    expect(html).not.toMatch(/<[^>]+\sstyle=/);
    expect(html).not.toMatch(/<script(?![^>]*(?:src=|application\/(?:ld\+)?json))/);
    expect(html).not.toContain('<style');

    // The same after React has taken over: nothing that the prerendered page said has changed.
    const before = await textOf(page);
    await hydrate(page);
    expect(await textOf(page)).toBe(before);

    await page.evaluate(axe.source);
    const { violations } = await page.evaluate(() => axe.run());
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);

    const expected = status === 404 ? [/404/] : [];
    expect(problems.filter((problem) => !expected.some((pattern) => pattern.test(problem)))).toEqual([]);
  });

  test(`${path} says the same without JavaScript`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await context.close();
  });
}

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

test('redirects and clean URLs answer 301 and keep the query', async ({ request }) => {
  for (const [from, to] of [
    ['/shop?x=1&x=2', '/books?x=1&x=2'],
    ['/erfolgscode', '/'],
    ['/blog/', '/blog'],
    ['/blog.html?a=b', '/blog?a=b'],
    ['/shop/', '/books'],
  ]) {
    const response = await request.get(from ?? '', { maxRedirects: 0 });
    expect([from, response.status(), response.headers().location]).toEqual([from, 301, to]);
  }
});

test('the menu opens, closes by its button and Escape, before and without React', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  const menu = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Menü öffnen' }).click();
  await expect(menu).toBeVisible();
  await page.getByRole('button', { name: 'Menü schließen' }).click();
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Menü öffnen' }).click();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Menü öffnen' }).click();
  await menu.getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL('/blog');
  await context.close();
});

test('the menu closes when a link in it is followed in the browser', async ({ page }) => {
  await page.goto('/');
  await hydrate(page);
  await page.getByRole('button', { name: 'Menü öffnen' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL('/blog');
  await expect(page.getByRole('dialog')).toBeHidden();
});
