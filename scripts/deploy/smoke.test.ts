import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildFolder } from '../../site/build-folder.ts';
import { type RunningStack, runStack } from '../local/testing/running-stack.ts';
import { localCanary, smokeTest } from './smoke.ts';

/** Runs against the local stack. Needs the build and synthesis that `npm test` does first. */

let stack: RunningStack;
beforeAll(async () => {
  stack = await runStack();
});
afterAll(() => stack.end());

const problems = async (test: Parameters<typeof smokeTest>[0]) =>
  (await smokeTest(test)).flatMap(({ name, problem }) => (problem ? [`${name}: ${problem}`] : []));

test('a site that works passes, and its canary has been everywhere', async () => {
  const { url } = stack;
  const found = await problems({
    url,
    siteFolder: join(buildFolder, 'site/client'),
    redirect: ['/shop', '/books'],
    canary: () => localCanary(url),
  });
  expect(found).toEqual([]);
  expect(stack.log.join('\n')).toContain('"outcome":"canary_well"');
  expect(await stack.items('businessLeads')).toEqual([]);
});

test('a canary that does not arrive, an old page and a redirect elsewhere are named', async () => {
  const found = await problems({
    url: stack.url,
    siteFolder: join(buildFolder, 'site/client/blog'),
    patienceMs: 0,
    redirect: ['/shop', '/faq'],
    canary: async () => 'The canary failed: notify',
  });
  expect(found).toEqual([
    expect.stringMatching(/^home page: is still the one before/),
    'redirect of /shop: leads to /books',
    'canary: stored, notified, received, removed: The canary failed: notify',
  ]);
});

test('a server that answers everything with a bare page fails in every look', async () => {
  const server = createServer((_, response) => response.end('<!doctype html>')).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const found = await problems({
    url,
    functionUrl: url,
    redirect: ['/shop', '/books'],
    canary: () => localCanary(url),
  });
  server.close();
  expect(found.map((each) => each.split(':')[0])).toEqual([
    'security headers',
    'security headers of the API',
    'files with a hash are kept for good',
    'pages and their data are revalidated',
    'not-found page',
    'lead API',
    'lead API refuses other sites',
    'function behind the API refuses strangers',
    'redirect of /shop',
    'canary',
  ]);
});
