import { request as ask } from 'node:http';
import { NOT_FOUND_HEADING } from './route-table.ts';
import { expect, test } from './test.ts';

/** The specification's table of redirects (section 2). */
const redirects = {
  '/erfolgscode': '/',
  '/shop': '/books',
  '/buecher': '/books',
  '/e-book-erfolgscode': '/books',
  '/partnerprogramm': '/ueber-mich',
  '/gratis': '/services',
  '/online-buchen': '/services',
  '/seminar-anfragen': '/services',
  '/vortrag-anfragen': '/keynote-speaker',
  '/kopie-von-impressum': '/impressum',
};
const query = '?utm_source=a&utm_source=b&q=f%C3%BChrung+%26';

test('old addresses redirect with 301 and their query, in one hop, to an existing page', async ({
  baseURL,
}) => {
  for (const [from, to] of Object.entries(redirects)) {
    for (const spelling of [from, `${from}/`, `${from}.html`, `/${from}`]) {
      const { status, location } = await fetchRaw(baseURL, spelling + query);
      expect([spelling, status, location]).toEqual([spelling, 301, to + query]);
    }
    expect([to, (await fetchRaw(baseURL, to + query)).status]).toEqual([to, 200]);
  }
});

test('every page has one clean address, to which other spellings redirect with their query', async ({
  baseURL,
}) => {
  for (const [from, to] of [
    ['/faq/', '/faq'],
    ['/faq.html', '/faq'],
    ['/faq/index.html', '/faq'],
    ['//faq', '/faq'],
    ['/faq//', '/faq'],
    ['/index.html', '/'],
    ['//', '/'],
    ['/blog//google-ki-suche/', '/blog/google-ki-suche'],
    ['/vortraege/', '/vortraege'],
    ['/FAQ', '/faq'],
    ['/Impressum/', '/impressum'],
    ['/SHOP', '/books'],
    // For a missing page, other spellings redirect too, and the clean address answers 404.
    ['/blog/unbekannt/', '/blog/unbekannt'],
    ['/404.html', '/404'],
  ]) {
    const { status, location } = await fetchRaw(baseURL, from + query);
    expect([from, status, location]).toEqual([from, 301, to + query]);
  }
});

test('anything else answers 404 with the not-found page', async ({ baseURL }) => {
  for (const path of [
    '/404',
    '/unbekannt',
    '/blog/unbekannt',
    '/blog/google-ki-suche/mehr',
    '/services/shop',
    '/faq.',
    '/faq;a=b',
    '/faq%2F',
    '/faq%00',
    '/shop%2F',
    '/%2e/faq',
    '/blog/%2e%2e/faq',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/../../etc/passwd',
    '/..%2f..%2fetc%2fpasswd',
    '/rabatt-20%',
    '/index',
    '/blog/index',
    '/data/unbekannt.json',
    '/assets/unbekannt.js',
    '/downloads/unbekannt.pdf',
  ]) {
    const { status, type, body } = await fetchRaw(baseURL, path);
    expect([path, status, type]).toEqual([path, 404, 'text/html']);
    expect(body, path).toContain(`>${NOT_FOUND_HEADING}</h1>`);
  }
});

type Answer = { status: number; location: string; type: string; body: string };

/** Requests a path verbatim; browsers and fetch() would normalise its dots and slashes. */
function fetchRaw(baseURL: string | undefined, path: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(String(baseURL));
    ask({ hostname, port, path }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (part) => {
        body += part;
      });
      response.on('end', () => {
        const { location = '', 'content-type': type = '' } = response.headers;
        resolve({ status: response.statusCode ?? 0, location, type, body });
      });
    })
      .on('error', reject)
      .end();
  });
}
