import type { ViewerRequest, ViewerRequestEvent, ViewerResponse } from './event.ts';

/** The value of Strict-Transport-Security; put in by the synthesis, as are the others. */
declare const HTTPS_ONLY: string;
/** Path to path. */
declare const REDIRECTS: Record<string, string>;
/** Scheme and host of the site where it has a name of its own, else empty; further names that lead to it. */
declare const SITE: string;
declare const OTHER_HOSTS: string[];

/**
 * Runs at the edge in front of every request: tells the API which site the visitor is on, redirects to the one
 * clean address of a page, and finds that page's file.
 */
export function handler(event: ViewerRequestEvent): ViewerRequest | ViewerResponse {
  const request = event.request;
  // Set every time, so that nobody outside can choose it.
  const host = request.headers.host?.value ?? '';
  request.headers['x-site-host'] = { value: host };
  if (request.uri.startsWith('/api/')) return request;
  if (!isDecodable(request.uri)) {
    request.uri = MISSING_FILE;
    return request;
  }

  const path = inLowerCase(cleanPath(request.uri));
  const target = REDIRECTS[path] ?? path;
  if (OTHER_HOSTS.includes(host.toLowerCase())) return movedTo(SITE + target + queryOf(request));
  if (target !== request.uri) return movedTo(target + queryOf(request));
  if (!hasExtension(path)) request.uri = path === '/' ? '/index.html' : `${path}/index.html`;
  return request;
}

/** The bucket answers 404 for it, hence the not-found page: a file's name never ends in a slash. */
const MISSING_FILE = '/not-found/';

/** The bucket answers 400, in XML, to a broken percent sequence such as the one in /rabatt-20%. */
function isDecodable(uri: string): boolean {
  try {
    decodeURIComponent(uri);
    return true;
  } catch {
    return false;
  }
}

/** Without index.html, .html and trailing slash, however they are heaped up: one redirect has to be enough. */
function cleanPath(uri: string): string {
  // Browsers read a leading // or /\ as the start of another site's address.
  let path = uri.replace(/[\\/]+/g, '/');
  let before = '';
  while (path !== before) {
    before = path;
    path = path
      .replace(/\/$/, '')
      .replace(/(\/index\.html)+$/, '')
      .replace(/([^/])\.html$/, '$1');
  }
  return path || '/';
}

/** Germans write nouns with a capital: /Impressum. Names of files are as they are. */
const inLowerCase = (path: string) => (hasExtension(path) || path.includes('%') ? path : path.toLowerCase());

const hasExtension = (path: string) => path.lastIndexOf('.') > path.lastIndexOf('/');

function movedTo(location: string): ViewerResponse {
  return {
    statusCode: 301,
    statusDescription: 'Moved Permanently',
    headers: {
      location: { value: location },
      // Browsers keep a 301 without an end of its own for good, and a redirect may have to be taken back.
      'cache-control': { value: 'public, max-age=3600' },
      // CloudFront promises the policy's headers for what comes from its cache or an origin: this comes from neither, and
      // of the names that only lead on to another one browsers would otherwise never learn it.
      'strict-transport-security': { value: HTTPS_ONLY },
    },
  };
}

/**
 * The query with its question mark, to the letter; the parsed one in the event has lost its order and its `=`.
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/general-helper-methods.html
 */
function queryOf(request: ViewerRequest): string {
  const query = request.rawQueryString();
  return query === undefined ? '' : `?${query}`;
}
