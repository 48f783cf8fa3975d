import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { LocalFunction } from './lambda.ts';
import type { Origin, OriginRequest, OriginResponse } from './origin.ts';

/** AWS::Lambda::Url. We don't simulate signed requests or response streaming. */
export const FunctionUrlSchema = z.strictObject({
  AuthType: z.literal('NONE'),
  TargetFunctionArn: z.string(),
  InvokeMode: z.literal('BUFFERED').default('BUFFERED'),
});

/** A function URL as an origin: translates requests into events (payload 2.0) and results into responses. */
export function createFunctionUrlOrigin(target: LocalFunction, domain: string): Origin {
  return async (request) => {
    const result = await target.invoke(eventOf(request, domain));
    return result.ok ? answerOf(result.value) : BAD_GATEWAY;
  };
}

function eventOf(
  { method, path, rawQuery = '', headers, body, clientIp }: OriginRequest,
  domainName: string,
) {
  const { cookie, ...rest } = headers;
  const now = new Date();
  const joined = Object.fromEntries(Object.entries(rest).map(([name, list]) => [name, list.join(',')]));
  const query: Record<string, string> = {};
  for (const [name, value] of new URLSearchParams(rawQuery)) {
    query[name] = Object.hasOwn(query, name) ? `${query[name]},${value}` : value;
  }
  const text = isText(joined['content-type'] ?? '') && !joined['content-encoding'];
  return {
    version: '2.0',
    routeKey: '$default',
    rawPath: path,
    rawQueryString: rawQuery,
    ...(cookie ? { cookies: cookie.join('; ').split(/;\s*/) } : {}),
    headers: {
      ...joined,
      host: domainName,
      'x-forwarded-proto': 'https',
      'x-forwarded-port': '443',
      'x-amzn-trace-id': `Root=1-${Math.floor(now.getTime() / 1000).toString(16)}-${randomUUID().replaceAll('-', '').slice(0, 24)}`,
    },
    ...(rawQuery ? { queryStringParameters: query } : {}),
    requestContext: {
      accountId: 'anonymous',
      apiId: domainName.split('.')[0],
      domainName,
      domainPrefix: domainName.split('.')[0],
      http: { method, path, protocol: 'HTTP/1.1', sourceIp: clientIp, userAgent: joined['user-agent'] ?? '' },
      requestId: randomUUID(),
      routeKey: '$default',
      stage: '$default',
      time: now.toUTCString(),
      timeEpoch: now.getTime(),
    },
    ...(body.length > 0 ? { body: body.toString(text ? 'utf8' : 'base64') } : {}),
    isBase64Encoded: body.length > 0 && !text,
  };
}

/** Content types that Lambda passes as text; others, forms included, arrive as base64. */
function isText(contentType: string): boolean {
  const type = contentType.split(';')[0]?.trim().toLowerCase() ?? '';
  return type.startsWith('text/') || /^application\/(json|javascript|xml|[\w.-]+\+(json|xml))$/.test(type);
}

const BAD_GATEWAY: OriginResponse = {
  status: 502,
  headers: { 'content-type': 'application/json', 'x-amzn-errortype': 'InternalServerErrorException' },
  body: Buffer.from('Internal Server Error'),
};

const ResultSchema = z.looseObject({
  statusCode: z.number().int().min(100).max(599),
  headers: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).optional(),
  body: z.string().optional(),
  isBase64Encoded: z.boolean().optional(),
  cookies: z.array(z.string()).optional(),
});

function answerOf(value: unknown): OriginResponse {
  const hasStatus = typeof value === 'object' && value !== null && 'statusCode' in value;
  if (!hasStatus) {
    const body = typeof value === 'string' ? value : JSON.stringify(value);
    return { status: 200, headers: { 'content-type': 'application/json' }, body: Buffer.from(body) };
  }
  const parsed = ResultSchema.safeParse(value);
  if (!parsed.success) return BAD_GATEWAY;
  const { statusCode, headers = {}, body = '', isBase64Encoded, cookies } = parsed.data;
  const lower = Object.fromEntries(
    Object.entries(headers).map(([name, item]) => [name.toLowerCase(), String(item)]),
  );
  return {
    status: statusCode,
    headers: { 'content-type': 'application/json', ...lower, ...(cookies ? { 'set-cookie': cookies } : {}) },
    body: Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8'),
  };
}
