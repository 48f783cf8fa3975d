import type { Page, Route } from '@playwright/test';

/** Matches file names of chunks and entries anywhere in a text. */
const SCRIPTS = /(?<=chunks\/|\.\/)[\w-]{7}\.js|prerender_client\.[\w-]{8}\.js/g;
const NEXT = 'next-';

/**
 * Simulates a deployment: documents, data and code reference other file names, and the open page's files are gone.
 */
export async function deploy(page: Page) {
  const renamed = (text: string) => text.replaceAll(SCRIPTS, `${NEXT}$&`);
  // The page may be gone before the answer.
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
    // The digest belongs to the file under its real name.
    await answer(route, (html) => renamed(html).replaceAll(/ integrity="[^"]+"/g, ''));
  });
}

/** True if the open document belongs to the new deployment. */
export const isOfNextBuild = async (page: Page) =>
  (await page.locator('script[type="module"]').first().getAttribute('src'))?.includes(NEXT) === true;
