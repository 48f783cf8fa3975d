import { hydrate, titleOf } from './live-page.ts';
import { type APIRequestContext, expect, type Page, test } from './test.ts';

/** The page's metadata; each element must exist exactly once. */
type Said = Record<string, string[]>;

const tags = {
  title: /<title>(.*?)<\/title>/g,
  description: /<meta name="description" content="([^"]*)"/g,
  keywords: /<meta name="keywords" content="([^"]*)"/g,
  canonical: /<link rel="canonical" href="([^"]*)"/g,
  address: /<meta property="og:url" content="([^"]*)"/g,
  structured: /<script type="application\/ld\+json">(.*?)<\/script>/gs,
};

/** Metadata of the prerendered document, which can't contain anything of a previous page. */
async function delivered(request: APIRequestContext, path: string): Promise<Said> {
  const html = await (await request.get(path)).text();
  const plain = (text: string) =>
    text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#x27;', "'");
  return Object.fromEntries(
    Object.entries(tags).map(([name, tag]) => [
      name,
      [...html.matchAll(tag)].map(([, text = '']) => (name === 'structured' ? text : plain(text))),
    ]),
  );
}

/** Metadata of the open page. */
function shown(page: Page): Promise<Said> {
  return page.evaluate(() => {
    const all = (selector: string, attribute: string) =>
      [...document.querySelectorAll(selector)].map((element) => element.getAttribute(attribute) ?? '');
    return {
      title: [...document.head.querySelectorAll('title')].map((element) => element.textContent),
      description: all('meta[name="description"]', 'content'),
      keywords: all('meta[name="keywords"]', 'content'),
      canonical: all('link[rel="canonical"]', 'href'),
      address: all('meta[property="og:url"]', 'content'),
      structured: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
        (element) => element.textContent ?? '',
      ),
    };
  });
}

test('metadata follows navigation away from the strategy call and back', async ({ page, request }) => {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text());
  });
  const documents: string[] = [];
  page.on('request', (one) => one.resourceType() === 'document' && documents.push(one.url()));

  await page.goto('/ki-strategie-call');
  await hydrate(page);
  const call = await delivered(request, '/ki-strategie-call');
  expect(await shown(page)).toEqual(call);

  // To a page of the header, and to an article.
  await page.getByRole('banner').getByRole('link', { name: 'Preise', exact: true }).click();
  await expect(page).toHaveURL('/alle-angebote');
  await expect.poll(() => shown(page)).toEqual(await delivered(request, '/alle-angebote'));

  await page.goBack();
  await expect(page).toHaveURL('/ki-strategie-call');
  await expect.poll(() => shown(page)).toEqual(call);

  await page.goForward();
  await page.getByRole('banner').getByRole('link', { name: 'Blog', exact: true }).click();
  const article = '/blog/ki-strategien-fuehrungskraefte-2024';
  await page
    .getByRole('main')
    .getByRole('link', { name: titleOf(article) })
    .first()
    .click();
  await expect(page).toHaveURL(article);
  await expect.poll(() => shown(page)).toEqual(await delivered(request, article));
  await expect(page.locator('meta[property="article:section"]')).toHaveCount(1);

  await page.goBack();
  await expect.poll(() => shown(page)).toEqual(await delivered(request, '/blog'));
  await expect(page.locator('meta[property^="article:"]')).toHaveCount(0);

  expect(documents).toHaveLength(1);
  expect(problems).toEqual([]);
});
