import { answerOf, type ViewerRequest, type ViewerResponse } from './viewer-request.ts';

type Cookies = Record<string, { value: string; attributes?: string }>;
type PreviewRequest = ViewerRequest & { cookies: Cookies };
type PreviewResponse = ViewerResponse & { cookies?: Cookies; body?: string };

/** Parent of all previews in the bucket, each in the folder of its pull request. */
const FOLDER = '/previews/';

/**
 * Runs at the edge on every request for a preview. Pages name their files from the root, so the link's first two segments,
 * the number of the pull request and a secret, move into a cookie of the session, and the rest of the path is the site's own.
 */
export function handler(event: { request: PreviewRequest }): PreviewRequest | PreviewResponse {
  const request = event.request;
  const entered = /^\/(\d{1,9}\/[0-9a-f]{32})(\/.*)?$/.exec(request.uri);
  if (entered) {
    return {
      statusCode: 302,
      statusDescription: 'Found',
      // A second slash would lead to another host.
      headers: {
        location: { value: `/${(entered[2] ?? '').replace(/^[\\/]+/, '')}` },
        'cache-control': NO_STORE,
      },
      cookies: { preview: { value: entered[1] ?? '', attributes: 'Path=/; Secure; HttpOnly; SameSite=Lax' } },
    };
  }
  if (request.uri.startsWith('/api/')) return refusal(request.headers['content-type']?.value ?? '');
  const folder = request.cookies.preview?.value ?? '';
  if (!/^\d{1,9}\/[0-9a-f]{32}$/.test(folder)) {
    request.uri = MISSING_FILE;
    return request;
  }
  const answer = answerOf(request);
  if ('uri' in answer) request.uri = FOLDER + folder + answer.uri;
  else answer.headers['cache-control'] = NO_STORE;
  return 'uri' in answer ? request : answer;
}

/** No key ends in a slash. */
const MISSING_FILE = '/not-found/';

/** The next preview answers the same addresses. */
const NO_STORE = { value: 'no-store' };

const NOTHING_STORED =
  'Dies ist eine Vorschau: Ihre Angaben wurden weder gespeichert noch verschickt. Auf der veröffentlichten Website kommen sie an.';

function refusal(contentType: string): PreviewResponse {
  const title = 'Vorschau';
  const isScript = contentType.startsWith('application/json');
  // Forms show title and detail of this code to the letter.
  const code = 'rate_limited';
  const problem = { type: 'about:blank', title, status: 429, code, detail: NOTHING_STORED, errors: [] };
  const page = `<!doctype html><html lang="de"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><p>${NOTHING_STORED}</p><p><a href="/">Zur Startseite</a></p></html>`;
  return {
    statusCode: 429,
    statusDescription: 'Too Many Requests',
    headers: {
      'content-type': { value: isScript ? 'application/problem+json' : 'text/html; charset=utf-8' },
      'cache-control': NO_STORE,
    },
    body: isScript ? JSON.stringify(problem) : page,
  };
}
