import { follow, hydrate } from './live-page.ts';
import { routes } from './route-table.ts';
import { expect, type Page, test } from './test.ts';

test('every page has the same content without JavaScript as after client-side navigation', async ({
  browser,
  page,
}) => {
  test.setTimeout(120_000);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  // Nearly forty transitions take a while.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/unbekannt');
  await hydrate(page);
  const documents: string[] = [];
  page.on('request', (request) => request.resourceType() === 'document' && documents.push(request.url()));

  for (const { path, heading } of routes) {
    await plain.goto(path);
    const delivered = await visibleText(plain);
    await expect(plain.getByRole('heading', { level: 1 })).toHaveText(heading ?? /\S/);
    await follow(page, path);
    await expect.poll(() => visibleText(page), { intervals: [20] }).toEqual(delivered);
  }
  expect(documents).toEqual([]);
  await context.close();
});

function visibleText(page: Page) {
  return page.evaluate(() => {
    const main = document.querySelector('main');
    // Excludes copy buttons, which need script, and notes for visitors without it.
    const apart = [
      ...document.querySelectorAll<HTMLElement>('.copy-button, .blog-without-script, noscript'),
    ].flatMap(({ innerText }) => innerText.split('\n').map((line) => line.trim()));
    const lines = (main?.innerText ?? '').split('\n').map((line) => line.trim());
    return {
      path: location.pathname,
      title: document.title,
      heading: main?.querySelector('h1')?.textContent,
      text: lines.filter((line) => line && !apart.includes(line)).join('\n'),
    };
  });
}
