import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildFolder } from '../../site/build-folder.ts';
import { createCloudFront, type OriginRequest } from './cloudfront.ts';
import { readDistribution } from './distribution.ts';
import { createEdgeFunction } from './edge-function.ts';
import { listenOnFreePort } from './http.ts';
import { readTemplate } from './template.ts';
import { fixtureAssembly, type RunningStack, runStack } from './testing/running-stack.ts';

let stack: RunningStack;
beforeAll(async () => {
  stack = await runStack();
});
afterAll(() => stack.end());

const built = (path: string) => readFileSync(join(buildFolder, 'site/client', path), 'utf8');

type Answer = { status: number; headers: Record<string, string | string[] | undefined>; body: Buffer };

/** Sends a raw request: fetch would normalise paths, decompress bodies and follow redirects. */
function call(
  path: string,
  {
    method = 'GET',
    headers = {},
    body,
    url = stack.url,
  }: { method?: string; headers?: Record<string, string>; body?: string; url?: string } = {},
): Promise<Answer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const outgoing = request({ hostname, port, path, method, headers }, async (response) => {
      const chunks: Buffer[] = await response.toArray();
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) });
    });
    outgoing.on('error', reject).end(body);
  });
}

test('the edge function stands in front: it maps paths to files and answers by itself', async () => {
  expect((await call('/blog')).body.toString()).toBe(built('blog/index.html'));
  expect(await call('/blog/')).toMatchObject({ status: 301, headers: { location: '/blog' } });
});

test.each(['', '?', '?a=', '?a', '?b=1&a=2&b=3', '?weiter=/a?b'])(
  'a redirect keeps the query "%s" to the letter',
  async (query) => {
    expect((await call(`/blog/${query}`)).headers.location).toBe(`/blog${query}`);
  },
);

test('the edge function sees the query as it was sent, and cookies apart from the headers', async () => {
  const code = `const handler = ({ request }) => ({
    statusCode: 200,
    body: JSON.stringify([request.rawQueryString(), request.headers, request.cookies]),
  });`;
  const run = createEdgeFunction(code, () => {});
  const viewer = { method: 'GET', path: '/', clientIp: '127.0.0.1', rawQuery: 'a=1&a=2&b' };
  const { body } = await run({ ...viewer, headers: { cookie: 'x=1; y=2' } });
  expect(JSON.parse(body)).toEqual(['a=1&a=2&b', {}, { x: { value: '1' }, y: { value: '2' } }]);
});

test('files whose names carry a hash are answered without the edge function, and found missing like pages', async () => {
  const style = /\/assets\/[^"]+\.css/.exec(built('index.html'))?.[0] ?? '';
  expect((await call(style)).body.toString()).toBe(built(style));
  // The edge function would answer with a redirect.
  expect((await call(`${style}/`)).status).toBe(404);
});

test.each(['/gibt-es-nicht', '/assets/x.js', '/assets/', '/%', '/%zz', '/rabatt-20%', '/%ff'])(
  'the path %s is answered with the error page and status 404',
  async (path) => {
    const answer = await call(path);
    expect(answer.status).toBe(404);
    expect(answer.body.toString()).toBe(built('404.html'));
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  },
);

test.each([
  '/../manifest.json',
  '/..%2fmanifest.json',
  '/%2e%2e/manifest.json',
  '//etc/passwd.txt',
  '/assets/../../manifest.json',
])('no path leads out of the bucket: %s', async (path) => {
  const answer = await call(path);
  expect(answer.status).not.toBe(200);
  expect(answer.body.toString()).not.toContain('artifacts');
});

test('without the right to list, S3 answers 403, which has no error page', async () => {
  const assembly = fixtureAssembly((resource) => {
    const policy = resource('AWS::S3::BucketPolicy');
    policy.PolicyDocument = JSON.parse(
      JSON.stringify(policy.PolicyDocument).replace('["s3:GetObject","s3:ListBucket"]', '"s3:GetObject"'),
    );
  });
  const strict = await runStack(assembly);
  try {
    expect((await call('/gibt-es-nicht', { url: strict.url })).status).toBe(403);
  } finally {
    await strict.end();
  }
});

test('a web ACL, which is not simulated, does not keep the local stack from starting', () => {
  const assembly = fixtureAssembly((resource) => {
    const distribution = resource('AWS::CloudFront::Distribution') as { DistributionConfig: object };
    Object.assign(distribution.DistributionConfig, {
      WebACLId: 'arn:aws:wafv2:us-east-1:0:global/webacl/a/b',
    });
  });
  expect(readDistribution(readTemplate(assembly, 'localhost'), () => {}).behaviours).not.toEqual([]);
});

test('Brotli comes before gzip; unknown types stay as they are', async () => {
  const br = await call('/', { headers: { 'accept-encoding': 'gzip, deflate, br' } });
  expect(br.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
  expect(brotliDecompressSync(br.body).toString()).toBe(built('index.html'));
  const gzip = await call('/', { headers: { 'accept-encoding': 'gzip, br;q=0' } });
  expect(gunzipSync(gzip.body).toString()).toBe(built('index.html'));
  const plain = [await call('/'), await call('/icon-192.png', { headers: { 'accept-encoding': 'br' } })];
  for (const { status, headers } of plain) {
    expect(status).toBe(200);
    expect(headers).not.toHaveProperty('content-encoding');
  }
});

test('a known ETag is answered with 304, compressed or not', async () => {
  const { headers } = await call('/', { headers: { 'accept-encoding': 'br' } });
  const again = await call('/', { headers: { 'if-none-match': String(headers.etag) } });
  expect(again).toMatchObject({ status: 304, headers: { 'x-content-type-options': 'nosniff' } });
  expect(again.body).toHaveLength(0);
  expect((await call('/', { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
});

test('HEAD gives the headers of GET and no body', async () => {
  const [get, head] = [await call('/blog'), await call('/blog', { method: 'HEAD' })];
  expect(head.body).toHaveLength(0);
  expect(head.headers['content-length']).toBe(`${get.body.length}`);
});

test('each deployment gives its files their own headers', async () => {
  const style = /\/assets\/[^"]+\.css/.exec(built('index.html'))?.[0] ?? '';
  expect((await call(style)).headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/css',
  });
  for (const [path, type] of [
    ['/', 'text/html'],
    ['/sitemap.xml', 'application/xml; charset=utf-8'],
    ['/feed.xml', 'application/atom+xml; charset=utf-8'],
    ['/robots.txt', 'text/plain; charset=utf-8'],
  ] as const)
    expect((await call(path)).headers, path).toMatchObject({
      'cache-control': 'public, max-age=0, s-maxage=86400, must-revalidate',
      'content-type': type,
    });
});

test('methods that a behaviour does not allow are refused by CloudFront', async () => {
  expect((await call('/', { method: 'POST', body: 'x' })).status).toBe(403);
  expect((await call('/', { body: 'x', headers: { 'content-length': '1' } })).status).toBe(403);
  expect((await call('/', { method: 'TRACE' })).status).toBe(405);
});

test('the origin gets what the policy forwards, and what CloudFront adds, whatever the viewer sends', async () => {
  const seen: OriginRequest[] = [];
  const template = readTemplate(fixtureAssembly(), 'localhost');
  const cloudFront = createCloudFront(
    readDistribution(template, () => {}),
    () => async (asked) => {
      seen.push(asked);
      return { status: 201, headers: {}, body: Buffer.from('') };
    },
    () => {},
  );
  const server = await listenOnFreePort(cloudFront);
  const headers = {
    host: 'www.example.com',
    'content-type': 'application/x-www-form-urlencoded',
    'x-origin-secret': 'guessed',
    'x-site-host': 'evil.example',
    'cloudfront-viewer-address': '203.0.113.9:1',
    cookie: 'a=1',
  };
  await call('/api/leads/enquiry?a=1', {
    url: server.url,
    method: 'POST',
    headers,
    body: 'name=J%C3%BCrgen',
  });
  await server.close();
  const [asked] = seen;
  expect(asked).toMatchObject({ method: 'POST', path: '/api/leads/enquiry' });
  expect(asked?.body.toString()).toBe('name=J%C3%BCrgen');
  expect(asked?.headers).toMatchObject({
    'content-type': 'application/x-www-form-urlencoded',
    'x-site-host': 'www.example.com',
    'x-origin-secret': expect.stringMatching(/^[0-9a-f]{48}$/),
    'cloudfront-viewer-address': expect.stringMatching(/^127\.0\.0\.1:\d+$/),
  });
  expect(asked?.headers).not.toHaveProperty('cookie');
});

test('a visitor is answered though the access log cannot be written, and that is said', async () => {
  const said: string[] = [];
  const cloudFront = createCloudFront(
    readDistribution(readTemplate(fixtureAssembly(), 'localhost'), () => {}),
    () => async () => ({ status: 200, headers: {}, body: Buffer.from('page') }),
    (line) => said.push(line),
    () => {
      throw new Error('ENOSPC: no space left on device');
    },
  );
  const server = await listenOnFreePort(cloudFront);
  try {
    expect((await call('/blog', { url: server.url })).body.toString()).toBe('page');
    await expect.poll(() => said).toEqual([expect.stringContaining('ENOSPC')]);
  } finally {
    await server.close();
  }
});
