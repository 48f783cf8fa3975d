import type { APIGatewayProxyStructuredResultV2, LambdaFunctionURLEvent } from 'aws-lambda';
import type { Problem, Stored } from './leads/contract.ts';

export type Request = {
  method: string;
  path: string;
  /** A header by its lower-case name. */
  header(name: string): string | undefined;
  body: Uint8Array;
  /** False when the body that was sent is not the body that arrived, see `toRequest`. */
  isIntact: boolean;
  /** `ip:port` of the visitor. */
  viewerAddress: string;
};

export type Answer = APIGatewayProxyStructuredResultV2;

/**
 * A Function URL event as a plain request. Form bodies arrive in base64. JSON arrives decoded, with U+FFFD for
 * whatever was no UTF-8: what was meant there is lost.
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

/** Media type of the body, without parameters. */
export const mediaType = (request: Request) =>
  request.header('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';

export const isForm = (request: Request) => mediaType(request) === 'application/x-www-form-urlencoded';

/** Whether a browser waits for a page. Scripts that send JSON never do, whatever else they accept. */
export const wantsPage = (request: Request) =>
  /(^|,)\s*text\/html\s*(;|,|$)/i.test(request.header('accept') ?? '') &&
  mediaType(request) !== 'application/json';

export const stored = (body: Stored, headers: Headers = {}): Answer =>
  answer(201, 'application/json', JSON.stringify(body), headers);

/** Sends a browser on to a page, with a GET. */
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
