import { pathToFileURL } from 'node:url';
import { type Browser, chromium } from '@playwright/test';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { testBrowser } from '../../chromium.ts';
import { type RunningTarget, startTarget } from '../testing/running-target.ts';

let target: RunningTarget;
let browser: Browser;
beforeAll(async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  [target, browser] = await Promise.all([startTarget(), chromium.launch(testBrowser())]);
});
afterAll(async () => {
  await Promise.all([browser.close(), target.stop()]);
});

test('the page needs no network, runs nothing that was typed, and finds a lead by typing', async () => {
  const dates = { createdAt: new Date(Date.now() - 1000), expiresAt: new Date(Date.now() + 1e10) };
  const hostile = '<img src=x onerror="document.title=1"><script>document.title=2</script></article>\u202E';
  await target.put({ ...dates, id: 'a', email: 'a@example.org', name: hostile, message: `Eins\n${hostile}` });
  await target.put({
    ...dates,
    id: 'b',
    email: 'b?cc=x@example.org',
    company: 'Führungskräfte GmbH',
    leadType: 'kontakt',
  });
  await target.put({
    ...dates,
    id: 'c',
    form: 'free-prompts',
    leadType: 'free-prompts',
    email: 'c@example.org',
  });
  const { path } = target.file('anfragen.html');
  await target.run(['inbox', '--out', path]);
  expect(target.file('anfragen.html').mode).toBe(0o600);

  const page = await browser.newPage();
  const told: string[] = [];
  const requested: string[] = [];
  page.on('console', (message) => told.push(message.text()));
  page.on('pageerror', (error) => told.push(error.message));
  page.on('request', (request) => requested.push(request.url()));
  await page.goto(pathToFileURL(path).href);

  const shown = page.locator('article:visible');
  expect(await shown.count()).toBe(3);
  await page.getByRole('searchbox', { name: 'Suchen' }).fill('führungskraft ohne');
  expect(await shown.count()).toBe(0);
  await page.getByRole('searchbox').fill('FUEHRUNGSKRÄFTE  gmbh');
  expect(await shown.getByRole('link').first().getAttribute('href')).toBe('mailto:b%3Fcc%3Dx@example.org');
  expect(await page.getByRole('status').textContent()).toBe('1 von 3 Anfragen');
  await page.getByRole('searchbox').fill('');
  await page.getByRole('combobox', { name: 'Art' }).selectOption({ label: 'Gratis-Prompts' });
  expect(await shown.count()).toBe(1);

  expect(await page.locator('h2', { hasText: hostile }).count()).toBe(1);
  expect(await page.title()).toBe('Anfragen');
  expect(requested).toEqual([pathToFileURL(path).href]);
  expect(told).toEqual([]);
});
