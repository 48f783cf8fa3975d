import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compileEdgeFunction } from '../../infra/edge/compile.ts';
import { createEdgeFunction } from './edge-function.ts';
import { at, type RunningStack, runSampleStack } from './testing/running-stack.ts';
import { SITE_FILES } from './testing/sample-assembly.ts';

/** Checks the simulation against CloudFront's documentation, and runs the site's own edge function in it. */

let stack: RunningStack;
beforeAll(async () => {
  stack = await runSampleStack((resources) => {
    at(resources, 'Edge').FunctionCode = compileEdgeFunction({ '/shop': '/books' });
  });
});
afterAll(() => stack.end());

test.each([
  ['a=1&a=2&b', 'a=1&a=2&b'],
  ['', ''],
  [undefined, 'undefined'],
])('the code reads the query %j as the viewer sent it', async (rawQuery, seen) => {
  const code =
    'function handler(event) { return { statusCode: 200, body: String(event.request.rawQueryString()) }; }';
  const run = createEdgeFunction(code, 'Sample', () => {});
  const result = await run({ method: 'GET', uri: '/', rawQuery, headers: {}, clientIp: '127.0.0.1' });
  expect(result).toMatchObject({ response: { body: seen } });
});

test.each(['', '?', '?a=', '?a', '?b=1&a=2&b=3', '?weiter=/a?b'])(
  'a redirect keeps the query "%s" to the letter',
  async (query) => {
    expect(await call(`/shop/${query}`)).toMatchObject({ status: 301, location: `/books${query}` });
  },
);

test.each(['/%', '/%zz', '/rabatt-20%', '/%ff', '/blog/%C3/'])(
  'the path %s, which nobody can decode, shows the not-found page',
  async (path) => {
    expect(await call(path)).toMatchObject({ status: 404, body: SITE_FILES['404.html'] });
  },
);

/** Sends a raw request: fetch would normalise paths and follow redirects. */
function call(path: string): Promise<{ status: number; location: string | undefined; body: string }> {
  const { hostname, port } = new URL(stack.url);
  return new Promise((resolve, reject) => {
    const outgoing = request({ hostname, port, path }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (chunk: string) => {
        body += chunk;
      });
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, location: response.headers.location, body }),
      );
    });
    outgoing.on('error', reject).end();
  });
}
