import { keepQuery } from '../../site/lib/keep-query.ts';

/** The value of Strict-Transport-Security. Like the constants below, substituted at synthesis. */
declare const HTTPS_ONLY: string;
/** Target path by path. */
declare const REDIRECTS: Record<string, string>;
/** Origin of the site if it has a domain, otherwise empty; and aliases that redirect to it. */
declare const SITE: string;
declare const OTHER_HOSTS: string[];

/** The used part of a CloudFront Functions event (runtime 2.0). */
export type ViewerRequestEvent = { request: ViewerRequest };

export type ViewerRequest = {
  method: string;
  /** Path as sent by the viewer, percent-encoded. */
  uri: string;
  /** Query as sent by the viewer, without question mark; undefined if there is none. */
  rawQueryString(): string | undefined;
  /** By lower-case name. */
  headers: Record<string, { value: string }>;
};

export type ViewerResponse = {
  statusCode: number;
  statusDescription: string;
  headers: Record<string, { value: string }>;
};

/**
 * Runs at the edge on every request: passes the visitor's host to the API, redirects to a page's canonical URL, and
 * maps that to its file.
 */
export function handler(event: ViewerRequestEvent): ViewerRequest | ViewerResponse {
  return answerOf(event.request);
}

export function answerOf(request: ViewerRequest): ViewerRequest | ViewerResponse {
  // Always overwritten, so that clients can't forge it.
  const host = request.headers.host?.value ?? '';
  request.headers['x-site-host'] = { value: host };
  if (request.uri.startsWith('/api/')) return request;
  if (request.uri.length > MAX_PATH || !isDecodable(request.uri)) {
    request.uri = MISSING_FILE;
    return request;
  }

  const path = inLowerCase(cleanPath(decodeUnreserved(request.uri)));
  const target = REDIRECTS[path] ?? path;
  if (OTHER_HOSTS.includes(host.toLowerCase())) return movedTo(SITE + keepQuery(target, queryOf(request)));
  if (target !== request.uri) return movedTo(keepQuery(target, queryOf(request)));
  if (!hasExtension(path)) request.uri = path === '/' ? '/index.html' : `${path}/index.html`;
  return request;
}

/** Keys in S3 are no longer, and a request of 8 KB would take more than the millisecond that the edge allows. */
const MAX_PATH = 1024;

/** No key ends in a slash, so the bucket answers 404 and visitors get the not-found page. */
const MISSING_FILE = '/not-found/';

/** The bucket answers invalid percent-encoding, as in /rabatt-20%, with 400 and XML. */
function isDecodable(uri: string): boolean {
  try {
    decodeURIComponent(uri);
    return true;
  } catch {
    return false;
  }
}

/**
 * Decodes what needs no encoding (RFC 3986, section 6.2.2.2), or /kont%61kt would be a second address of /kontakt. Dots
 * stay encoded: decoded, they would lead to parent folders.
 */
const decodeUnreserved = (uri: string) =>
  uri.replace(/%[0-9A-Fa-f]{2}/g, (code) => {
    const character = String.fromCharCode(Number.parseInt(code.slice(1), 16));
    return /[\w~-]/.test(character) ? character : code;
  });

/** Strips index.html, .html and trailing slashes in any combination and case, so that one redirect suffices. */
function cleanPath(uri: string): string {
  // Browsers treat a leading // or /\ as the start of another host.
  const path = uri.replace(/[\\/]+/g, '/');
  const name = path.toLowerCase();
  let end = path.length;
  let before = 0;
  while (end !== before) {
    before = end;
    if (name.endsWith('/', end)) end -= '/'.length;
    else if (name.endsWith('/index.html', end)) end -= '/index.html'.length;
    else if (name.endsWith('.html', end) && !name.endsWith('/.html', end)) end -= '.html'.length;
  }
  return path.slice(0, end) || '/';
}

/** Germans capitalise nouns: /Impressum. File names are case-sensitive. */
const inLowerCase = (path: string) => (hasExtension(path) || path.includes('%') ? path : path.toLowerCase());

const hasExtension = (path: string) => path.lastIndexOf('.') > path.lastIndexOf('/');

function movedTo(location: string): ViewerResponse {
  return {
    statusCode: 301,
    statusDescription: 'Moved Permanently',
    headers: {
      location: { value: location },
      // Without max-age browsers cache a 301 forever, and a redirect may have to be reverted.
      'cache-control': { value: 'public, max-age=3600' },
      // CloudFront documents the policy's headers for responses from cache or origin only. For aliases this redirect is
      // the only response that can carry the header.
      'strict-transport-security': { value: HTTPS_ONLY },
    },
  };
}

/**
 * The query with question mark, verbatim; the event's parsed one loses order and empty values' `=`.
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/general-helper-methods.html
 */
function queryOf(request: ViewerRequest): string {
  const query = request.rawQueryString();
  return query === undefined ? '' : `?${query}`;
}
