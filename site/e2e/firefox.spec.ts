import { existsSync } from 'node:fs';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { fixture } from '../testing/fixture.ts';
import { enquiry } from './enquiry-form.ts';
import { freshEmail, openLocalStack } from './local-stack.ts';
import { minimumFillTime } from './set-clock.ts';
import { test as base, expect } from './test.ts';

/*
 * The main flows in the system's Firefox, by WebDriver BiDi, because Playwright only drives its own downloaded builds.
 * WebKitGTK is left out: its driver supports only classic WebDriver, and a client for that would be longer than these
 * flows.
 */

const firefox = [
  process.env.FIREFOX_PATH,
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/snap/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
].find((path) => path && existsSync(path));

const test = base.extend<{ tab: Page }, { window: Browser }>({
  window: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern
    async ({}, use) => {
      const browser = await puppeteer.launch({ browser: 'firefox', executablePath: firefox ?? '' });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  tab: async ({ window, baseURL }, use) => {
    const context = await window.createBrowserContext();
    const page = await context.newPage();
    await page.setViewport({ width: 1280, height: 900 });
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(String(error)));
    // A file without fonts, because Firefox logs an error if a page is left while fonts load.
    await page.goto(`${baseURL}/robots.txt`);
    await page.evaluate(() => localStorage.setItem('global_popup_shown', 'true'));
    await use(page);
    expect(problems).toEqual([]);
    await context.close();
  },
});

test.skip(
  !firefox,
  'No Firefox on this machine (FIREFOX_PATH names one): the main flows ran in Chromium only',
);

const path = (page: Page) => new URL(page.url()).pathname;
const shown = (page: Page, selector: string) => page.waitForSelector(selector, { visible: true });
const hidden = (page: Page, selector: string) => page.waitForSelector(selector, { hidden: true });
const press = (page: Page, selector: string) => page.locator(selector).click();
/** Finds an element by its accessible name. */
const named = (name: string, role: string) => `::-p-aria([name="${name}"][role="${role}"])`;

test('the menu opens, closes and navigates', async ({ tab, baseURL }) => {
  await tab.goto(baseURL ?? '');
  await press(tab, named(fixture.site.ui.openMenu, 'button'));
  await shown(tab, '#menu');
  await press(tab, named(fixture.site.ui.closeMenu, 'button'));
  await hidden(tab, '#menu');
  await press(tab, named(fixture.site.ui.openMenu, 'button'));
  await press(tab, '#menu a[href="/kontakt"]');
  await expect.poll(() => path(tab)).toBe('/kontakt');
  await hidden(tab, '#menu');
});

test('the services panel opens on click without text overflow', async ({ tab, baseURL }) => {
  await tab.goto(baseURL ?? '');
  await press(tab, named(fixture.site.ui.services, 'button'));
  const panel = await shown(tab, '[popover]:popover-open');
  const { right, texts } = (await panel?.evaluate((element) => ({
    right: element.getBoundingClientRect().right,
    texts: [...element.querySelectorAll('a, a *')].map((text) => text.getBoundingClientRect().right),
  }))) ?? { right: 0, texts: [] };
  expect(texts.length).toBeGreaterThan(0);
  expect(Math.max(...texts)).toBeLessThanOrEqual(right);
  await tab.keyboard.press('Escape');
  await hidden(tab, '[popover]:popover-open');
});

test('an incomplete enquiry is refused, then stored and acknowledged', async ({ tab, baseURL, request }) => {
  await tab.goto(`${baseURL}/anfrage`);
  await new Promise((resolve) => setTimeout(resolve, minimumFillTime));
  const send = 'form[method=post] button[type=submit]';
  await press(tab, send);
  await expect.poll(() => tab.$$eval('[aria-invalid=true]', (fields) => fields.length)).toBeGreaterThan(5);

  const email = freshEmail();
  await tab.$eval('input[name=inquiryType][value=consulting]', (box) => (box as HTMLInputElement).click());
  for (const [field, text] of Object.entries({ ...enquiry, email }))
    await tab.locator(`#${field}`).fill(text);
  await tab.$eval('#consent', (box) => (box as HTMLInputElement).click());
  await press(tab, send);
  await expect.poll(() => path(tab)).toBe('/anfrage-danke');
  expect(await (await openLocalStack(request)).leads(email)).toHaveLength(1);
});

test('the popup opens after three seconds, and its button closes it two seconds later', async ({
  tab,
  baseURL,
}) => {
  await tab.goto(`${baseURL}/alle-angebote`);
  await shown(tab, 'dialog[open]');
  const close = `dialog[open] ${named(fixture.kickstart.close, 'button')}`;
  await shown(tab, close);
  await press(tab, close);
  await hidden(tab, 'dialog[open]');
});

test('one answer of the FAQ is open at a time, and can be closed again', async ({ tab, baseURL }) => {
  await tab.goto(`${baseURL}/faq`);
  const open = () => tab.$$eval('main details[open]', (items) => items.length);
  const [first, second] = await tab.$$('main details summary');
  await first?.click();
  await second?.click();
  await expect.poll(open).toBe(1);
  await second?.click();
  await expect.poll(open).toBe(0);
});

test('the search finds an article by its title, and Back returns to the list', async ({ tab, baseURL }) => {
  const [article] = fixture.articles;
  const word = article?.title.match(/\p{L}{8,}/u)?.[0] ?? '';
  await tab.goto(`${baseURL}/blog`);
  await tab.locator('input[type=search]').fill(word);
  await tab.keyboard.press('Enter');
  await expect.poll(() => new URL(tab.url()).search).toContain('q=');
  const link = `main a[href="/blog/${article?.slug}"]`;
  await shown(tab, link);
  await press(tab, link);
  await expect.poll(() => path(tab)).toBe(`/blog/${article?.slug}`);
  await tab.goBack();
  await expect.poll(() => path(tab)).toBe('/blog');
});
