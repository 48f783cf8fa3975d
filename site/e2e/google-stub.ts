import type { Page } from '@playwright/test';

/**
 * Stubs all third parties.
 * @returns live lists of abbreviated third-party requests and of browser errors
 */
export async function stubGoogle(page: Page) {
  const asked: string[] = [];
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(String(error)));
  await page.route(
    ({ hostname }) => !hostname.endsWith('localhost'),
    async (route) => {
      const { hostname, pathname, searchParams } = new URL(route.request().url());
      asked.push([hostname + pathname, ...searchParams.values()].join(' '));
      const isTag = pathname === '/gtag/js';
      await route.fulfill({
        contentType: isTag ? 'text/javascript' : 'image/gif',
        body: isTag ? `(${tag})()` : '',
      });
    },
  );
  return { asked, problems };
}

/**
 * The relevant behaviour of gtag.js: reads the data layer, sets cookies if allowed, and reports every event, without
 * consent as well, just without cookies, unless it is disabled.
 */
function tag() {
  type Command = [string, string | Record<string, string>, Record<string, string>?];
  const layer = (window.dataLayer ?? []) as Command[];
  const id = new URL((document.currentScript as HTMLScriptElement).src).searchParams.get('id');
  let page: Record<string, string> = {};
  let storage = 'denied';
  const keep = (name: string, domain = '') => {
    // biome-ignore lint/suspicious/noDocumentCookie: same as gtag.js
    if (storage === 'granted') document.cookie = `${name}=1; path=/; domain=${domain}; max-age=1000`;
  };
  const read = ([command, name, values = {}]: Command) => {
    if (command === 'consent') storage = values.analytics_storage ?? '';
    if (command === 'set') page = name as Record<string, string>;
    if (command === 'config')
      for (const cookie of ['_ga', '_ga_TEST123456', '_gcl_au']) keep(cookie, values.cookie_domain);
    if (command !== 'event' || Reflect.get(window, `ga-disable-${id}`)) return;
    if (values.send_to)
      new Image().src = `https://www.googleadservices.com/pagead/conversion/?to=${values.send_to}`;
    else {
      const query = new URLSearchParams({ en: name as string, dl: page.page_location ?? '' });
      fetch(`https://region1.google-analytics.com/g/collect?${query}`, { method: 'POST', mode: 'no-cors' });
    }
  };
  layer.forEach(read);
  const push = layer.push.bind(layer);
  layer.push = (...commands) => {
    commands.forEach(read);
    return push(...commands);
  };
}
