import { runInNewContext } from 'node:vm';
import { transformSync } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { propertiesOf, redirects, synthesise } from '../testing/synthesise.ts';
import { compileEdgeFunction } from './compile.ts';
import type { ViewerRequest, ViewerResponse } from './viewer-request.ts';

const domain = { domainName: 'www.example.de', domainAliases: 'example.de', hostedZoneId: 'Z0123456789' };
const template = synthesise(domain);
const code = String(propertiesOf(template, 'AWS::CloudFront::Function').FunctionCode);

describe('the code in the template', () => {
  it('fits into what CloudFront takes, and knows nothing newer than its language', () => {
    expect(Buffer.byteLength(code)).toBeLessThanOrEqual(10_240);
    const cloudFrontJs2 = { 'const-and-let': true, arrow: true, 'template-literal': true };
    expect(() => transformSync(code, { target: 'es5', supported: cloudFrontJs2 })).not.toThrow();
    const newer =
      /\?\.|\?\?|\.\.\.|\basync\b|\bclass\b|\brequire\b|\bimport\b|\beval\b|\bFunction\b|\bset(?:Timeout|Interval)\b/;
    expect(code.replace(/"[^"]*"|\/(?:[^/\\\n]|\\.)+\/g/g, '')).not.toMatch(newer);
  });
});

describe('redirects', () => {
  it.each(Object.entries(redirects))('sends %s to %s', (from, to) => {
    expect(locationOf(from)).toBe(to);
  });

  it.each(Object.entries(redirects))('sends every spelling of %s to %s in one step', (from, to) => {
    for (const path of [`${from}/`, `${from}.html`, `${from}/index.html`, `/${from}`, `${from}//`]) {
      expect(locationOf(path), path).toBe(to);
    }
  });

  it('lets browsers forget a redirect after an hour', () => {
    expect(answer('/shop')).toMatchObject({
      statusCode: 301,
      headers: { 'cache-control': { value: 'public, max-age=3600' } },
    });
  });
});

it.each([
  ['off', false, 'max-age=63072000'],
  ['on', true, 'max-age=63072000; includeSubDomains'],
])(
  'a redirect holds browsers to HTTPS as every other answer does, hosts below it with hstsSubdomains %s',
  (hstsSubdomains, IncludeSubdomains, value) => {
    const given = synthesise({ ...domain, hstsSubdomains }, { redirects });
    const { ResponseHeadersPolicyConfig } = propertiesOf(given, 'AWS::CloudFront::ResponseHeadersPolicy');
    expect(ResponseHeadersPolicyConfig).toMatchObject({
      SecurityHeadersConfig: {
        StrictTransportSecurity: { AccessControlMaxAgeSec: 63_072_000, IncludeSubdomains },
      },
    });
    const script = String(propertiesOf(given, 'AWS::CloudFront::Function').FunctionCode);
    for (const [path, host] of [['/shop'], ['/', 'example.de']] as const) {
      const headers = { host: { value: host ?? 'www.example.de' } };
      expect(answer(path, undefined, headers, script)).toMatchObject({
        statusCode: 301,
        headers: { 'strict-transport-security': { value } },
      });
    }
  },
);

describe('clean URLs', () => {
  it.each([
    ['/blog/', '/blog'],
    ['/blog.html', '/blog'],
    ['/blog/index.html', '/blog'],
    ['/blog/index.html/', '/blog'],
    ['/index.html', '/'],
    ['/index.html/', '/'],
    ['/index.html/index.html', '/'],
    ['/blog/index.html/index.html', '/blog'],
    ['/blog/index.html//index.html/index.html/', '/blog'],
    ['/blog/index.html/index.html.html', '/blog'],
    ['/blog//x', '/blog/x'],
    ['/blog/%C3%BCber/', '/blog/%C3%BCber'],
    ['/kont%61kt', '/kontakt'],
    ['/%4Bontakt.html', '/kontakt'],
    ['/assets/site.css/', '/assets/site.css'],
    ['/Impressum', '/impressum'],
    ['/FAQ.html', '/faq'],
    ['/FAQ.HTML', '/faq'],
    ['/Blog/INDEX.HTML', '/blog'],
    ['/Blog/Ein-Artikel/', '/blog/ein-artikel'],
    ['/Shop', '/books'],
  ])('redirects %s to %s', (from, to) => {
    expect(locationOf(from)).toBe(to);
  });

  it.each([
    ['/', '/index.html'],
    ['/blog', '/blog/index.html'],
    ['/blog/ki-trends-2024-fuehrungskraefte', '/blog/ki-trends-2024-fuehrungskraefte/index.html'],
    ['/v1.2/seite', '/v1.2/seite/index.html'],
    ['/gibt-es-nicht', '/gibt-es-nicht/index.html'],
    ['/constructor', '/constructor/index.html'],
    ['/__proto__', '/__proto__/index.html'],
    ['/api', '/api/index.html'],
    ['/%C3%9Cber', '/%C3%9Cber/index.html'],
  ])('reads %s from %s', (path, file) => {
    expect(answer(path)).toMatchObject({ uri: file });
  });

  it.each([
    '/assets/site.0a1b2c3d.css',
    '/assets/Chunk-Da3F_x.js',
    '/downloads/Ein_Dokument.PDF',
    '/data/blog.json',
    '/favicon.ico',
    '/.html',
    '/robots.txt',
    '/sitemap.xml',
    '/feed.xml',
    '/.well-known/security.txt',
  ])('passes the file %s on', (path) => {
    expect(answer(path)).toMatchObject({ uri: path });
  });
});

describe('queries', () => {
  it.each([
    '?q=KI',
    '?b=2&a=1&b=3',
    '?a=',
    '?a',
    '?',
    '?&&a==1&',
    '?q=f%C3%BChrung+%26%20mehr%0D%0A',
    '?f%5Bx%5D=1',
    '?weiter=/a?b',
    '?rabatt=20%',
  ])('keeps %s to the letter', (query) => {
    expect(locationOf('/blog/', query.slice(1))).toBe(`/blog${query}`);
    expect(locationOf('/shop', query.slice(1))).toBe(`/books${query}`);
  });
});

it.each([
  [{ '/preise-alt': '/faq#kosten' }, '/faq?utm_source=mail#kosten'],
  [{ '/preise-alt': '/anfrage?thema=ki' }, '/anfrage?thema=ki&utm_source=mail'],
])('a redirect by %o keeps the query before the anchor and beside its own', (given, to) => {
  const script = compileEdgeFunction(given);
  const headers = { host: { value: 'www.example.org' } };
  expect(answer('/preise-alt', 'utm_source=mail', headers, script)).toMatchObject({
    headers: { location: { value: to } },
  });
});

it.each(['.html', '/index.html', '/', '\\', '%C3', 'A.'])(
  'finds no file under a path of more than 1,024 characters, as in 8 KB of %s',
  (part) => {
    expect(answer(`/${'a'.repeat(1023)}`)).toMatchObject({ uri: `/${'a'.repeat(1023)}/index.html` });
    const long = `/x${part.repeat(8192 / part.length)}`;
    expect(answer(long)).toMatchObject({ uri: '/not-found/' });
    expect(answer(`/api${long}`)).toMatchObject({ uri: `/api${long}` });
  },
);

it.each([
  '/%',
  '/%zz',
  '/rabatt-20%',
  '/%ff',
  '/blog/%C3/',
  '/%zz.html',
  '//%/index.html',
  '/assets/%.css',
  '/api%',
])('asks for a file that cannot exist where the path %s cannot be decoded', (path) => {
  // The bucket answers 404 to keys ending in a slash; to the path itself it would answer 400 with XML.
  expect(answer(path)).toMatchObject({ uri: expect.stringMatching(/^\/[a-z-]+\/$/) });
});

it.each([
  '//evil.example',
  '//evil.example/',
  '///evil.example/',
  '/\\evil.example/',
  '\\\\evil.example/',
  '//evil.example/index.html',
  '//evil.example.html',
  '//',
  '/\\/evil.example//..//',
])('never redirects %s to another site', (path) => {
  const location = locationOf(path);
  expect(new URL(location ?? '', 'https://www.example.org').origin).toBe('https://www.example.org');
});

it.each(['/api/leads/enquiry', '/api/leads/enquiry/', '/api/x.html', '/api/index.html', '/api/%zz'])(
  'leaves %s to the API',
  (path) => {
    expect(answer(path)).toMatchObject({ uri: path });
  },
);

it.each(['/', '/api/leads/enquiry', '/assets/site.css'])(
  'tells the origin of %s which host was asked',
  (path) => {
    const spoofed = { host: { value: 'www.example.org' }, 'x-site-host': { value: 'evil.example' } };
    expect(answer(path, undefined, spoofed)).toMatchObject({
      headers: { 'x-site-host': { value: 'www.example.org' } },
    });
  },
);

describe('names of the site', () => {
  it.each([
    ['/', undefined, 'https://www.example.de/'],
    ['/blog/', 'q=KI', 'https://www.example.de/blog?q=KI'],
    ['/shop', undefined, 'https://www.example.de/books'],
    ['/assets/site.0a1b2c3d.css', undefined, 'https://www.example.de/assets/site.0a1b2c3d.css'],
    ['//evil.example/', undefined, 'https://www.example.de/evil.example'],
  ])('another one is sent on to the first in one step: %s', (path, query, to) => {
    for (const host of ['example.de', 'EXAMPLE.de']) expect(locationOf(path, query, host)).toBe(to);
  });

  it.each([
    'www.example.de',
    'd111111abcdef8.cloudfront.net',
    'localhost:8080',
    'example.de.evil.example',
    '',
  ])('%s is answered as it is', (host) => {
    expect(locationOf('/blog', undefined, host)).toBeUndefined();
  });

  it('none is taken from a header that anybody can send', () => {
    const host = { value: 'www.example.de' };
    for (const name of [
      'x-forwarded-host',
      'x-host',
      'forwarded',
      'x-original-url',
      'x-rewrite-url',
      'referer',
    ]) {
      const headers = { host, [name]: { value: 'example.de' } };
      expect(answer('/blog', undefined, headers)).toMatchObject({ uri: '/blog/index.html' });
    }
    expect(answer('/blog', undefined, {})).toMatchObject({ headers: { 'x-site-host': { value: '' } } });
  });
});

it.each([
  '/%2e%2e/%2e%2e/etc',
  '/blog/%2F',
  '/blog%00',
  '/%E2%80%AE',
  '/b%C3%BCcher',
  '/%252e',
  "/'%22><",
  '/a;b=c',
])('keeps the encoded characters of %s to the letter, and redirects nowhere', (path) => {
  expect(answer(path)).toMatchObject({ uri: `${path}/index.html` });
});

it('is refused when its redirects make it larger than CloudFront takes', () => {
  const many = Object.fromEntries(Array.from({ length: 400 }, (_, i) => [`/alter-pfad-${i}`, '/neuer-pfad']));
  expect(() => compileEdgeFunction(many)).toThrow('10240');
});

function answer(
  uri: string,
  query?: string,
  headers: ViewerRequest['headers'] = { host: { value: 'www.example.org' } },
  script = code,
): ViewerRequest | ViewerResponse {
  const request: ViewerRequest = { method: 'GET', uri, rawQueryString: () => query, headers };
  // Like CloudFront: a script with a top-level handler, without Node's globals.
  return runInNewContext(`${script};handler(event)`, { event: { request } }) as
    | ViewerRequest
    | ViewerResponse;
}

function locationOf(uri: string, query?: string, host = 'www.example.org'): string | undefined {
  const given = answer(uri, query, { host: { value: host } });
  return 'statusCode' in given ? given.headers.location?.value : undefined;
}
