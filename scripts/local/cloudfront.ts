import type { RequestListener, ServerResponse } from 'node:http';
import { chooseEncoding, createCompressor } from './compression.ts';
import type { Behaviour, Distribution } from './distribution.ts';
import { type EdgeResponse, values } from './edge-function.ts';
import { applyHeadersPolicy } from './headers-policy.ts';
import type { Origin, OriginRequest, OriginResponse } from './origin.ts';
import { type Answer, cloudFrontError, refusal } from './refusal.ts';
import { normalise, originHeaders, readViewerRequest, type Viewer } from './viewer.ts';

/** Answers as the template's distribution would. `origin` looks up an origin by its domain name. */
export function createCloudFront(
  { behaviours, errorPages, defaultRootObject }: Distribution,
  origin: (domain: string) => Origin,
  log: (line: string) => void,
): RequestListener {
  const compress = createCompressor();

  return async (request, response) => {
    try {
      const viewer = await readViewerRequest(request);
      const behaviour = behaviours.find((candidate) => candidate.matches(normalise(viewer.path)));
      if (!behaviour) throw new Error('a distribution has a default behaviour');
      const answer = refusal(viewer, behaviour) ?? (await answerOf(viewer, behaviour));
      await send(viewer, behaviour, answer, response);
    } catch (error) {
      log(`Error in the local stack: ${error instanceof Error ? error.stack : error}`);
      if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' });
      response.end('Error in the local stack, see the output of npm start.');
    }
  };

  async function answerOf(viewer: Viewer, behaviour: Behaviour): Promise<Answer> {
    let { path, rawQuery, headers } = viewer;
    if (behaviour.viewerRequest) {
      const { method, clientIp } = viewer;
      try {
        const result = await behaviour.viewerRequest({ method, uri: path, rawQuery, headers, clientIp });
        if ('response' in result) return { ...generated(result.response), policy: true };
        ({ uri: path, rawQuery, headers } = result.request);
      } catch (error) {
        log(`The edge function failed: ${error instanceof Error ? error.stack : error}`);
        return cloudFrontError(error instanceof TypeError ? 502 : 503, 'The CloudFront function failed.');
      }
    }
    if (path === '/' && defaultRootObject) path = `/${defaultRootObject}`;
    const { domain, path: originPath } = behaviour.origin;
    const answer = await origin(domain)({
      method: viewer.method,
      path: originPath + path,
      rawQuery: behaviour.forwarding.query ? rawQuery : undefined,
      headers: originHeaders(viewer, behaviour, headers),
      body: viewer.body ?? Buffer.alloc(0),
      clientIp: viewer.clientIp,
    });
    return { ...(await withErrorPage(answer)), policy: true };
  }

  /** CloudFront fetches error pages through their own behaviour, but skips its edge function. */
  async function withErrorPage(answer: OriginResponse): Promise<OriginResponse> {
    const page = errorPages.get(answer.status);
    const behaviour = page && behaviours.find((candidate) => candidate.matches(page.path));
    if (!page || !behaviour) return answer;
    const request: OriginRequest = {
      method: 'GET',
      path: page.path,
      rawQuery: undefined,
      headers: {},
      body: Buffer.alloc(0),
      clientIp: '',
    };
    const found = await origin(behaviour.origin.domain)({
      ...request,
      path: behaviour.origin.path + page.path,
    });
    return found.status === 200 ? { ...found, status: page.status } : answer;
  }

  async function send(
    viewer: Viewer,
    behaviour: Behaviour,
    answer: Answer,
    response: ServerResponse,
  ): Promise<void> {
    const headers = { ...answer.headers };
    let { status, body } = answer;
    const etag = typeof headers.etag === 'string' ? headers.etag : undefined;
    const compressible = {
      contentType: String(headers['content-type'] ?? ''),
      size: body.length,
      status,
      encodings: headers['content-encoding'] === undefined ? behaviour.encodings : { br: false, gzip: false },
    };
    if (chooseEncoding({ ...compressible, acceptEncoding: 'br, gzip' })) headers.vary ??= 'Accept-Encoding';
    const acceptEncoding = viewer.headers['accept-encoding']?.join(',') ?? '';
    const encoding = chooseEncoding({ ...compressible, acceptEncoding });
    if (encoding) {
      body = await compress(body, encoding, etag);
      headers['content-encoding'] = encoding;
      if (etag && !etag.startsWith('W/')) headers.etag = `W/${etag}`;
    }
    if (status === 200 && etag && isNotModified(viewer.headers, etag, headers['last-modified'])) {
      status = 304;
      body = Buffer.alloc(0);
      for (const name of ['content-type', 'content-encoding', 'content-length']) delete headers[name];
    } else {
      headers['content-length'] = String(body.length);
    }
    if (answer.policy) applyHeadersPolicy(headers, behaviour.headers);
    response.writeHead(status, headers);
    response.end(viewer.method === 'HEAD' || status === 304 ? undefined : body);
  }
}

function generated({ statusCode, headers = {}, cookies = {}, body = '' }: EdgeResponse): OriginResponse {
  const setCookies = Object.entries(cookies).flatMap(([name, field]) =>
    values(field).map((value) => `${name}=${value}`),
  );
  const plain = Object.entries(headers).map(([name, field]) => [
    name.toLowerCase(),
    field.multiValue ? values(field) : field.value,
  ]);
  return {
    status: statusCode,
    headers: { ...Object.fromEntries(plain), ...(setCookies.length > 0 ? { 'set-cookie': setCookies } : {}) },
    body:
      typeof body === 'string'
        ? Buffer.from(body)
        : Buffer.from(body.data, body.encoding === 'base64' ? 'base64' : 'utf8'),
  };
}

function isNotModified(headers: Record<string, string[]>, etag: string, lastModified: unknown): boolean {
  const bare = (tag: string) => tag.trim().replace(/^W\//, '');
  const ifNoneMatch = headers['if-none-match']?.join(',');
  if (ifNoneMatch !== undefined)
    return ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || bare(tag) === bare(etag));
  const since = Date.parse(headers['if-modified-since']?.[0] ?? '');
  return typeof lastModified === 'string' && Date.parse(lastModified) <= since;
}
