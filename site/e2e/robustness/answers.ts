import type { Page, Route } from '@playwright/test';

type Answer = (route: Route) => Promise<void>;

const json =
  (value: unknown): Answer =>
  (route) =>
    route.fulfill({ json: value });

/** The correct answer with some changes. */
const changed =
  (change: (file: object) => object): Answer =>
  async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: change(await response.json()) });
  };

/** Invalid answers to a request for a page's data. */
export const wrongAnswers: Readonly<Record<string, Answer>> = {
  'no file': (route) => route.fulfill({ status: 404, contentType: 'text/html', body: '<!doctype html>' }),
  'an error': (route) => route.fulfill({ status: 500, body: 'Internal error' }),
  'a page': (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Willkommen' }),
  'half of it': async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({ response, body: text.slice(0, text.length / 2) });
  },
  nothing: json(null),
  'a list': json([]),
  'other JSON': json({ message: 'ok' }),
  'the data of another page': async (route) => {
    const url = route.request().url();
    const another = url.endsWith('/agb.json') ? 'impressum' : 'agb';
    const response = await route.fetch({ url: new URL(`/data/${another}.json`, url).href });
    await route.fulfill({ response });
  },
  'fields missing': changed((file) => ({ ...file, page: {} })),
  'a redirect': (route) => route.fulfill({ status: 302, headers: { location: '/impressum' } }),
  'a broken line': (route) => route.abort('connectionreset'),
};

export async function answerData(page: Page, answer: Answer) {
  await page.unroute('**/data/**');
  // The page may be gone before the answer.
  await page.route('**/data/**', (route) => answer(route).catch(() => {}));
}
