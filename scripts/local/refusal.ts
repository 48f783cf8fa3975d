import type { Behaviour } from './distribution.ts';
import type { OriginResponse } from './origin.ts';
import type { Viewer } from './viewer.ts';

/** `policy`: whether the behaviour's response headers policy applies; CloudFront's own errors go without. */
export type Answer = OriginResponse & { policy: boolean };

/** What CloudFront refuses by itself, before any function runs. */
export function refusal({ method, body }: Viewer, { methods }: Behaviour): Answer | undefined {
  if (!['GET', 'HEAD', 'OPTIONS', 'PUT', 'POST', 'PATCH', 'DELETE'].includes(method)) {
    return cloudFrontError(405, 'The method is not allowed.');
  }
  if (!methods.includes(method)) {
    const takes = DISTRIBUTION_TAKES[methods.length as keyof typeof DISTRIBUTION_TAKES];
    return cloudFrontError(
      403,
      `This distribution is not configured to allow the HTTP request method that was used for this request. The distribution supports only ${takes}.`,
    );
  }
  if ((method === 'GET' || method === 'HEAD') && body?.length) return cloudFrontError(403, 'Bad request.');
  if (!body) return cloudFrontError(413, 'Request entity too large.');
  return undefined;
}

/** An error that CloudFront answers without asking an origin. */
export function cloudFrontError(status: number, sentence: string): Answer {
  const body = `<!DOCTYPE HTML><html><head><title>ERROR: The request could not be satisfied</title></head><body><h1>${status} ERROR</h1><h2>The request could not be satisfied.</h2><p>${sentence}</p></body></html>`;
  const headers = { 'content-type': 'text/html', 'x-cache': 'Error from cloudfront' };
  return { status, headers, body: Buffer.from(body), policy: false };
}

const DISTRIBUTION_TAKES = {
  2: 'cachable requests',
  3: 'cachable requests',
  7: 'GET, HEAD, OPTIONS, PUT, POST, PATCH and DELETE requests',
};
