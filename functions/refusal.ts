import { isForm, mediaType, type Request } from './http.ts';
import type { FieldError, ProblemCode } from './leads/contract.ts';
import { type Body, parseForm, parseJson } from './leads/parse-body.ts';

const MAX_BODY_BYTES = 32 * 1024;

/** Why a request is not accepted; caught in one place and answered as JSON or as a page. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly status: number;
  readonly code: ProblemCode;
  readonly errors: FieldError[];
  readonly headers: Record<string, string>;

  constructor(
    status: number,
    code: ProblemCode,
    more: { errors?: FieldError[]; headers?: Record<string, string>; cause?: unknown } = {},
  ) {
    super(code, { cause: more.cause });
    this.status = status;
    this.code = code;
    this.errors = more.errors ?? [];
    this.headers = more.headers ?? {};
  }
}

/** Checks what can be said of a request without knowing its form, in the order of the contract, and reads it. */
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

/** Browsers say where a request comes from; those too old for Sec-Fetch-Site send Origin with every POST. */
function isSameOrigin(request: Request): boolean {
  const fetchSite = request.header('sec-fetch-site');
  if (fetchSite !== undefined) return fetchSite === 'same-origin';
  const host = request.header('x-site-host');
  const origin = request.header('origin');
  if (!host || !origin) return false;
  return origin === `https://${host}` || (isLocal(host) && origin === `http://${host}`);
}

/** The local stack speaks HTTP. */
const isLocal = (host: string) => /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host);

function isUtf8(request: Request): boolean {
  const charset = /;\s*charset\s*=\s*"?([^\s";]+)/i.exec(request.header('content-type') ?? '')?.[1];
  return charset === undefined || charset.toLowerCase() === 'utf-8';
}
