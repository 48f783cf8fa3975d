import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { enquiry } from '../functions/testing/leads.ts';
import { type RunningStack, runStack, temporaryFolder } from './local/testing/running-stack.ts';

/* The bundled handler on what the local stack has logged. */

const month = new Date().toISOString().slice(0, 7);
const folder = temporaryFolder();
let stack: RunningStack;
beforeAll(async () => {
  stack = await runStack();
});
afterAll(async () => {
  await stack.end();
  folder.remove();
});

const open = async (path: string, more: Record<string, string> = {}) => {
  const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0';
  await (await fetch(stack.url + path, { headers: { 'user-agent': agent, ...more } })).text();
};

const letter = (...args: string[]) =>
  promisify(execFile)(process.execPath, [resolve('scripts/letter.ts'), ...args], {
    cwd: folder.path,
    env: { ...process.env, BUILD_FOLDER: resolve(process.env.BUILD_FOLDER ?? '') },
  });

test('shows what the local stack has served, in the terminal, as a file and in the mailbox', async () => {
  await open('/');
  await open('/', { referer: 'https://www.google.com/search?q=geheim' });
  await open('/kontakt?utm_source=xing', { referer: `${stack.url}/` });
  await open('/data/faq.json', { referer: `${stack.url}/` });
  await open('/alte-seite');
  await open('/', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' });
  await fetch(`${stack.url}/api/leads/enquiry`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ ...enquiry, page: '/kontakt?utm_source=xing', elapsedMs: 9000 }),
  });
  const shown = await letter('--month', month, '--url', stack.url);
  for (const text of ['Anfragen: 1', 'Besuche: 2', '1  google.com', '/alte-seite: /', '(/faq)'])
    expect(shown.stdout).toContain(text);
  expect(shown.stdout).not.toMatch(/geheim|Firefox/);
  const html = readFileSync(join(folder.path, '.local', `monatsbrief-lokal-${month}.html`), 'utf8');
  const mail = await vi.waitFor(async () => {
    const found = (await stack.mails()).find(({ subject }) => subject.startsWith('Ihre Website im'));
    expect(found).toBeDefined();
    return found;
  });
  expect([mail?.text.trim(), mail?.html]).toEqual([shown.stdout.trim(), html]);
  expect(html + shown.stdout).not.toContain(enquiry.email);
  // Counted once, and what was counted is gone.
  expect((await letter('--month', month, '--url', stack.url)).stdout).toContain('Besuche: 2');
});

test.each([
  [['--month', '2026-13'], '„2026-13“ ist kein Monat.'],
  [['--month', '2999-01'], 'Januar 2999 hat noch nicht begonnen.'],
  [['--mont', '2026-11'], 'Meinten Sie „--month“?'],
  [['--url', 'http://localhost:1'], 'Starten Sie ihn mit "npm start"'],
])('%j is answered with what is wrong', async (args, problem) => {
  await expect(letter(...args)).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining(problem) });
});

test('explains itself', async () => {
  expect((await letter('--help')).stdout).toContain('npm run letter -- --month 2026-11');
  expect(readdirSync(folder.path)).toEqual(['.local']);
});
