import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { at, type RunningStack, runSampleStack } from './testing/running-stack.ts';
import { SITE_FILES } from './testing/sample-assembly.ts';

let stack: RunningStack;
beforeAll(async () => {
  stack = await runSampleStack();
});
afterAll(() => stack.end());

type Answer = { status: number; headers: Record<string, string | string[] | undefined>; body: Buffer };

/** Sends a raw request: fetch would normalise paths, decompress bodies and follow redirects. */
function call(
  path: string,
  options: { method?: string; headers?: Record<string, string>; body?: string; url?: string } = {},
): Promise<Answer> {
  const { hostname, port } = new URL(options.url ?? stack.url);
  return new Promise((resolve, reject) => {
    const { method = 'GET', headers = {} } = options;
    const outgoing = request({ hostname, port, path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    outgoing.on('error', reject).end(options.body);
  });
}

test('the edge function stands in front: it rewrites paths and answers by itself', async () => {
  expect((await call('/blog')).body.toString()).toBe(SITE_FILES['blog/index.html']);
  const redirect = await call('/alt');
  expect(redirect.status).toBe(301);
  expect(redirect.headers.location).toBe('/neu');
  expect(redirect.headers['x-content-type-options']).toBe('nosniff');
});

test('a change of the headers policy in the template changes the answer', async () => {
  expect((await call('/')).headers['x-sample']).toBe('eins');
  const changed = await runSampleStack((resources) => {
    const items = at(resources, 'Headers', 'ResponseHeadersPolicyConfig', 'CustomHeadersConfig', 'Items', 0);
    items.Value = 'zwei';
  });
  try {
    expect((await call('/', { url: changed.url })).headers['x-sample']).toBe('zwei');
  } finally {
    await changed.end();
  }
});

test('a missing page is answered with the error page and status 404', async () => {
  const answer = await call('/gibt-es-nicht');
  expect(answer.status).toBe(404);
  expect(answer.body.toString()).toBe(SITE_FILES['404.html']);
  expect(answer.headers['x-sample']).toBe('eins');
});

test('without the right to list, S3 answers 403, which has no error page', async () => {
  const strict = await runSampleStack((resources) => {
    at(resources, 'BucketPolicy', 'PolicyDocument', 'Statement', 0).Action = 's3:GetObject';
  });
  try {
    const answer = await call('/gibt-es-nicht', { url: strict.url });
    expect(answer.status).toBe(403);
    expect(answer.body.toString()).toContain('AccessDenied');
  } finally {
    await strict.end();
  }
});

test.each([
  '/../manifest.json',
  '/..%2fmanifest.json',
  '/%2e%2e/manifest.json',
  '//etc/passwd',
  '/assets/../../manifest.json',
])('no path leads out of the bucket: %s', async (path) => {
  const answer = await call(path);
  expect(answer.status).toBe(404);
  expect(answer.body.toString()).not.toContain('artifacts');
});

test('Brotli comes before gzip, small files and unknown types stay as they are', async () => {
  const html = SITE_FILES['index.html'];
  const br = await call('/', { headers: { 'accept-encoding': 'gzip, deflate, br' } });
  expect(br.headers['content-encoding']).toBe('br');
  expect(br.headers.vary).toBe('Accept-Encoding');
  expect(brotliDecompressSync(br.body).toString()).toBe(html);
  const gzip = await call('/', { headers: { 'accept-encoding': 'gzip, br;q=0' } });
  expect(gunzipSync(gzip.body).toString()).toBe(html);
  for (const path of ['/blog', '/assets/font.woff2']) {
    expect(
      (await call(path, { headers: { 'accept-encoding': 'br' } })).headers['content-encoding'],
    ).toBeUndefined();
  }
  expect((await call('/')).headers['content-encoding']).toBeUndefined();
});

test('a known ETag is answered with 304, compressed or not', async () => {
  const { headers } = await call('/', { headers: { 'accept-encoding': 'br' } });
  const again = await call('/', { headers: { 'if-none-match': String(headers.etag) } });
  expect(again.status).toBe(304);
  expect(again.body.length).toBe(0);
  expect(again.headers['x-sample']).toBe('eins');
  expect((await call('/', { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
});

test('HEAD gives the headers of GET and no body', async () => {
  const get = await call('/assets/app.js');
  const head = await call('/assets/app.js', { method: 'HEAD' });
  expect(head.body.length).toBe(0);
  expect(head.headers['content-length']).toBe(String(get.body.length));
});

test('each deployment gives its files their own cache header', async () => {
  expect((await call('/')).headers['cache-control']).toBe('no-cache');
  expect((await call('/assets/app.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect((await call('/assets/app.js')).headers['content-type']).toBe('text/javascript');
});

test('methods that a behaviour does not allow are refused by CloudFront', async () => {
  expect((await call('/', { method: 'POST', body: 'x' })).status).toBe(403);
  expect((await call('/', { method: 'TRACE' })).status).toBe(405);
});

test('the function gets the event of a function URL, with what CloudFront adds and the viewer cannot overwrite', async () => {
  const answer = await call('/api/leads/enquiry?a=1&a=2&leer', {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-origin-secret': 'guessed',
      'x-site-host': 'evil.example',
      'cloudfront-viewer-address': '203.0.113.9:1',
      cookie: 'a=1; b=2',
    },
    body: 'name=J%C3%BCrgen',
  });
  expect(answer.status).toBe(201);
  expect(answer.headers['set-cookie']).toEqual(['a=1']);
  const { event, environment } = JSON.parse(answer.body.toString());
  expect(event.rawPath).toBe('/api/leads/enquiry');
  expect(event.rawQueryString).toBe('a=1&a=2&leer');
  expect(event.queryStringParameters).toEqual({ a: '1,2', leer: '' });
  expect(event.isBase64Encoded).toBe(true);
  expect(Buffer.from(event.body, 'base64').toString()).toBe('name=J%C3%BCrgen');
  expect(event.cookies).toEqual(['a=1', 'b=2']);
  expect(event.headers['x-origin-secret']).toMatch(/^[A-Za-z0-9]{40}$/);
  expect(event.headers['x-site-host']).toBe(new URL(stack.url).host);
  expect(event.headers['cloudfront-viewer-address']).toMatch(/^(127\.0\.0\.1|::1):\d+$/);
  expect(event.headers.host).toMatch(/\.lambda-url\./);
  expect(environment.RATE_LIMIT).toBe('7');
  expect(environment.TABLE).toBe(stack.status.tables.businessLeads);
  expect(Object.keys(environment)).not.toContain('HOME');
});

test('JSON reaches the function as text', async () => {
  const answer = await call('/api/x', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"a":"ü"}',
  });
  const { event } = JSON.parse(answer.body.toString());
  expect(event.isBase64Encoded).toBe(false);
  expect(event.body).toBe('{"a":"ü"}');
});
