import type { APIGatewayProxyStructuredResultV2, LambdaFunctionURLEvent } from 'aws-lambda';
import type { FieldError, Problem, ProblemCode, Stored } from './leads/contract.ts';
import type { Toast } from './leads/messages.ts';
import { type Body, parseForm, parseJson } from './leads/parse-body.ts';

export type Request = {
  method: string;
  path: string;
  /** A header by its lower-case name. */
  header(name: string): string | undefined;
  body: Uint8Array;
  /** False if the body was damaged on the way, see `toRequest`. */
  isIntact: boolean;
  /** `ip:port` of the visitor. */
  viewerAddress: string;
};

export type Answer = APIGatewayProxyStructuredResultV2;

/**
 * Converts a Function URL event. Form bodies arrive in base64; JSON arrives decoded, with U+FFFD in place of invalid
 * UTF-8, whose meaning is lost.
 */
export function toRequest(event: LambdaFunctionURLEvent): Request {
  const body = Buffer.from(event.body ?? '', event.isBase64Encoded ? 'base64' : 'utf8');
  return {
    method: event.requestContext.http.method,
    path: event.rawPath,
    header: (name) => event.headers[name],
    body,
    isIntact: event.isBase64Encoded || !body.includes('\uFFFD'),
    viewerAddress: event.headers['cloudfront-viewer-address'] ?? event.requestContext.http.sourceIp,
  };
}

/** The body's media type, without parameters. */
const mediaType = (request: Request) =>
  request.header('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';

export const isForm = (request: Request) => mediaType(request) === 'application/x-www-form-urlencoded';

/** True if a browser expects a page. Scripts that send JSON never do, whatever they accept. */
export const wantsPage = (request: Request) =>
  /(^|,)\s*text\/html\s*(;|,|$)/i.test(request.header('accept') ?? '') &&
  mediaType(request) !== 'application/json';

export const stored = (body: Stored, headers: Headers = {}): Answer =>
  answer(201, 'application/json', JSON.stringify(body), headers);

/** Redirects a browser to a page with a GET. */
export const seeOther = (location: string, headers: Headers = {}): Answer => ({
  statusCode: 303,
  headers: { ...common, location, ...headers },
});

export const problem = (body: Problem, headers: Headers = {}): Answer =>
  answer(body.status, 'application/problem+json', JSON.stringify(body), headers);

export const page = (status: number, html: string, headers: Headers = {}): Answer =>
  answer(status, 'text/html; charset=utf-8', html, { 'x-robots-tag': 'noindex', ...headers });

type Headers = Record<string, string>;

const common = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

const answer = (statusCode: number, contentType: string, body: string, headers: Headers): Answer => ({
  statusCode,
  headers: { ...common, 'content-type': contentType, ...headers },
  body,
});

const MAX_BODY_BYTES = 32 * 1024;

/** Why a request is refused; caught in one place and answered as JSON or as a page. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly status: number;
  readonly code: ProblemCode;
  readonly errors: FieldError[];
  readonly headers: Record<string, string>;
  /** Replaces the form's own message. */
  readonly toast: Toast | undefined;

  constructor(
    status: number,
    code: ProblemCode,
    more: { errors?: FieldError[]; headers?: Record<string, string>; toast?: Toast; cause?: unknown } = {},
  ) {
    super(code, { cause: more.cause });
    this.status = status;
    this.code = code;
    this.errors = more.errors ?? [];
    this.headers = more.headers ?? {};
    this.toast = more.toast;
  }
}

/** Runs the checks that don't depend on the form, in the order of docs/api.md, "Request", and parses the body. */
export function readBody(request: Request): Body {
  if (request.method !== 'POST') throw new Refusal(405, 'method', { headers: { allow: 'POST' } });
  if (!isSameOrigin(request)) throw new Refusal(403, 'origin');
  const parse = isForm(request)
    ? parseForm
    : mediaType(request) === 'application/json'
      ? parseJson
      : undefined;
  if (!parse || !isUtf8(request) || request.header('content-encoding')) throw new Refusal(415, 'media_type');
  if (request.body.byteLength > MAX_BODY_BYTES) throw new Refusal(413, 'body_too_large');
  const body = request.isIntact ? parse(request.body) : undefined;
  if (!body) throw new Refusal(400, 'invalid_body');
  return body;
}

/** Browsers send Sec-Fetch-Site; older ones send Origin with every POST. */
function isSameOrigin(request: Request): boolean {
  const fetchSite = request.header('sec-fetch-site');
  if (fetchSite !== undefined) return fetchSite === 'same-origin';
  const host = request.header('x-site-host');
  const origin = request.header('origin');
  if (!host || !origin) return false;
  return origin === `https://${host}` || (isLocal(host) && origin === `http://${host}`);
}

/** The local stack uses HTTP. */
const isLocal = (host: string) => /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host);

function isUtf8(request: Request): boolean {
  const charset = /;\s*charset\s*=\s*"?([^\s";]+)/i.exec(request.header('content-type') ?? '')?.[1];
  return charset === undefined || charset.toLowerCase() === 'utf-8';
}
