import type { Page, Route } from '@playwright/test';

/** Names of files of the browser's code, wherever they stand. */
const SCRIPTS = /(?:chunk-|prerender_client\.)[\w-]{8}\.js/g;
const NEXT = 'next-';

/**
 * From now on another build is there: documents, data and code name other files, and those of the build that the open
 * page belongs to are gone.
 */
export async function deploy(page: Page) {
  const renamed = (text: string) => text.replaceAll(SCRIPTS, `${NEXT}$&`);
  // Whoever asked may be gone before the answer comes.
  const answer = (route: Route, change: (text: string) => string, url = route.request().url()) =>
    route
      .fetch({ url })
      .then(async (response) => route.fulfill({ response, body: change(await response.text()) }))
      .catch(() => {});
  await page.route('**/assets/{chunks,entries}/*.js', async (route) => {
    const url = route.request().url();
    if (!url.includes(NEXT)) return route.fulfill({ status: 404, body: 'gone' });
    await answer(route, renamed, url.replace(NEXT, ''));
  });
  await page.route('**/data/**', (route) => answer(route, renamed));
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document' || route.request().method() !== 'GET')
      return route.fallback();
    // The digest is that of the file by its own name.
    await answer(route, (html) => renamed(html).replaceAll(/ integrity="[^"]+"/g, ''));
  });
}

/** Whether the open document belongs to the build that was deployed. */
export const isOfNextBuild = async (page: Page) =>
  (await page.locator('script[type="module"]').first().getAttribute('src'))?.includes(NEXT) === true;
