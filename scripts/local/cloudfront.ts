import type { RequestListener, ServerResponse } from 'node:http';
import { createCompressor, encodingFor, isCompressible } from './compression.ts';
import type { Behaviour, Distribution } from './distribution.ts';
import { readViewerRequest, type Viewer } from './viewer.ts';

/** A request from CloudFront to an origin. Header names are lower case. */
export type OriginRequest = {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Buffer;
  clientIp: string;
};
export type OriginResponse = { status: number; headers: Record<string, string>; body: Buffer };
export type Origin = (request: OriginRequest) => Promise<OriginResponse>;

/**
 * Answers as the template's distribution would.
 * @param originAt looks up an origin by its domain name
 * @param record logs an answered request
 */
export function createCloudFront(
  { behaviours, errorPages, defaultRootObject }: Distribution,
  originAt: (domain: string) => Origin,
  log: (line: string) => void,
  record: (viewer: Viewer, status: number, contentType?: string) => void = () => {},
): RequestListener {
  const compress = createCompressor();
  const behaviourFor = (path: string) => behaviours.find((behaviour) => behaviour.matches(path)) as Behaviour;

  return async (request, response) => {
    try {
      const viewer = await readViewerRequest(request);
      const behaviour = behaviourFor(viewer.path);
      const refused = refusal(viewer, behaviour);
      if (refused) return void response.writeHead(refused.status, refused.headers).end(refused.body);
      const answer = await answerOf(viewer, behaviour);
      response.once('finish', () => {
        try {
          record(viewer, response.statusCode, answer.headers['content-type']);
        } catch (error) {
          // Visitors get their answer even if the disk is full or the folder is gone.
          log(`The access log can't be written: ${error instanceof Error ? error.message : error}`);
        }
      });
      Object.assign(answer.headers, behaviour.headers);
      await send(viewer, behaviour, answer, response);
    } catch (error) {
      log(`Error in the local stack: ${error instanceof Error ? error.stack : error}`);
      if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' });
      response.end('Error in the local stack, see the output of npm start.');
    }
  };

  async function answerOf(viewer: Viewer, behaviour: Behaviour): Promise<OriginResponse> {
    const { viewerRequest, origin } = behaviour;
    let { path, headers } = viewer;
    if (viewerRequest) {
      const { statusCode: status, body, ...changed } = await viewerRequest(viewer);
      if (status !== undefined) {
        const [cookie] = Object.entries(changed.cookies).map(
          ([name, { value, attributes }]) => `${name}=${value}; ${attributes}`,
        );
        const given = { ...changed.headers, ...(cookie && { 'set-cookie': cookie }) };
        return { status, headers: given, body: Buffer.from(body) };
      }
      path = changed.uri;
      headers = changed.headers;
    }
    if (path === '/') path = `/${defaultRootObject}`;
    const answer = await originAt(origin.domain)({
      method: viewer.method,
      path,
      headers: originHeaders(viewer, behaviour, headers),
      body: viewer.body ?? Buffer.alloc(0),
      clientIp: viewer.clientIp,
    });
    const page = errorPages.get(answer.status);
    const found = page && (await errorPage(page.path));
    return found?.status === 200 ? { ...found, status: page?.status ?? 200 } : answer;
  }

  /** CloudFront fetches error pages through their own behaviour, but skips its edge function. */
  function errorPage(path: string): Promise<OriginResponse> {
    const request = { method: 'GET', path, headers: {}, body: Buffer.alloc(0), clientIp: '' };
    return originAt(behaviourFor(path).origin.domain)(request);
  }

  async function send(
    { method, headers: asked }: Viewer,
    behaviour: Behaviour,
    { status, headers: { etag, ...headers }, body }: OriginResponse,
    response: ServerResponse,
  ): Promise<void> {
    const compressible =
      behaviour.compress && isCompressible(status, headers['content-type'] ?? '', body.length);
    if (compressible) headers.vary ??= 'Accept-Encoding';
    const encoding = compressible ? encodingFor(asked['accept-encoding'] ?? '') : undefined;
    if (etag) headers.etag = encoding ? `W/${etag}` : etag;
    if (status === 200 && etag && isNotModified(asked, etag, headers['last-modified'])) {
      delete headers['content-type'];
      return void response.writeHead(304, headers).end();
    }
    const sent = encoding ? await compress(body, encoding, etag) : body;
    if (encoding) headers['content-encoding'] = encoding;
    headers['content-length'] = `${sent.length}`;
    response.writeHead(status, headers).end(method === 'HEAD' ? undefined : sent);
  }
}

/** CloudFront's own refusals, before any function runs. */
function refusal({ method, body }: Viewer, { methods }: Behaviour): OriginResponse | undefined {
  const isKnown = ['GET', 'HEAD', 'OPTIONS', 'PUT', 'POST', 'PATCH', 'DELETE'].includes(method);
  const isEmpty = body?.length === 0;
  if (!isKnown) return cloudFrontError(405);
  if (!methods.includes(method) || ((method === 'GET' || method === 'HEAD') && !isEmpty))
    return cloudFrontError(403);
  return body ? undefined : cloudFrontError(413);
}

const cloudFrontError = (status: number): OriginResponse => ({
  status,
  headers: { 'content-type': 'text/html', 'x-cache': 'Error from cloudfront' },
  body: Buffer.from(
    `<!DOCTYPE HTML><title>ERROR: The request could not be satisfied</title><h1>${status} ERROR</h1>`,
  ),
});

/** The forwarded viewer headers, and CloudFront's own, which viewers can't overwrite. */
function originHeaders(
  { clientIp, clientPort }: Viewer,
  { forwarded, origin }: Behaviour,
  headers: Record<string, string>,
): Record<string, string> {
  const known: Record<string, string> = {
    ...headers,
    'cloudfront-viewer-address': `${clientIp}:${clientPort}`,
  };
  const wanted = ['content-type', 'content-length', ...forwarded].flatMap((name) =>
    known[name] === undefined ? [] : [[name, known[name]] as const],
  );
  return {
    ...Object.fromEntries(wanted),
    'user-agent': 'Amazon CloudFront',
    'x-forwarded-for': [headers['x-forwarded-for'], clientIp].filter(Boolean).join(', '),
    via: '1.1 local.cloudfront.net (CloudFront)',
    ...origin.customHeaders,
  };
}

function isNotModified(headers: Record<string, string>, etag: string, lastModified = ''): boolean {
  const { 'if-none-match': tags, 'if-modified-since': since = '' } = headers;
  if (tags === undefined) return Date.parse(lastModified) <= Date.parse(since);
  return tags.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);
}
