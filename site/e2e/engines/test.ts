import { type Browser, test as base } from '@playwright/test';

export * from '@playwright/test';

/** For tests that run in every engine: fails on errors of the page, and blocks the home page's popup. */
export const test = base.extend({
  browser: [
    async ({ browser, launchOptions }, use) => {
      if (launchOptions.channel === 'moz-firefox') withoutMediaEmulation(browser);
      await use(browser);
    },
    { scope: 'worker' },
  ],
  page: async ({ page }, use) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    await page.addInitScript(() => {
      if (location.protocol.startsWith('http')) localStorage.setItem('global_popup_shown', 'true');
    });
    await use(page);
    base.expect(errors).toEqual([]);
  },
});

type Send = (method: string, params?: object) => Promise<object>;

/** Playwright emulates media in every context, by a BiDi command that Firefox ESR 153 doesn't know. */
function withoutMediaEmulation(browser: Browser) {
  const connection = Reflect.get(browser, '_connection') as { toImpl(browser: Browser): object };
  const session = Reflect.get(connection.toImpl(browser), '_browserSession') as { send: Send };
  const send = session.send.bind(session);
  session.send = async (method, params) =>
    method === 'emulation.setMediaFeaturesOverride' ? {} : await send(method, params);
}
