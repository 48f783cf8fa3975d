import type { Page } from '@playwright/test';

/**
 * Answers in the place of everybody but the site.
 * @returns what was asked of others, in short, and what the browser complained of; both fill up
 */
export async function standInForGoogle(page: Page) {
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
 * What of gtag.js matters here: it reads the data layer, keeps cookies while it may, and reports every event, without
 * cookies even against the consent, unless it is switched off.
 */
function tag() {
  type Command = [string, string | Record<string, string>, Record<string, string>?];
  const layer = (window.dataLayer ?? []) as Command[];
  const id = new URL((document.currentScript as HTMLScriptElement).src).searchParams.get('id');
  let page: Record<string, string> = {};
  let storage = 'denied';
  const keep = (name: string, domain = '') => {
    // biome-ignore lint/suspicious/noDocumentCookie: as gtag.js does it
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
