import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { Origin, OriginRequest, OriginResponse } from './cloudfront.ts';
import type { LocalFunction } from './lambda.ts';

/** AWS::Lambda::Url. We don't simulate signed requests or response streaming. */
export const FunctionUrlSchema = z.strictObject({
  AuthType: z.literal('NONE'),
  TargetFunctionArn: z.string(),
  InvokeMode: z.literal('BUFFERED').optional(),
});

/** A function URL as an origin: translates requests into events (payload 2.0) and results into responses. */
export function createFunctionUrlOrigin(target: LocalFunction, domain: string): Origin {
  return async (request) => {
    const result = await target.invoke(eventOf(request, domain));
    return result.ok ? answerOf(result.value) : BAD_GATEWAY;
  };
}

/** Without query and cookies, which the distribution doesn't forward. */
function eventOf({ method, path, headers, body, clientIp }: OriginRequest, domainName: string) {
  const now = new Date();
  const isText = TEXT.test(headers['content-type'] ?? '') && !headers['content-encoding'];
  return {
    version: '2.0',
    routeKey: '$default',
    rawPath: path,
    rawQueryString: '',
    headers: { ...headers, host: domainName, 'x-forwarded-proto': 'https', 'x-forwarded-port': '443' },
    requestContext: {
      accountId: 'anonymous',
      domainName,
      http: {
        method,
        path,
        protocol: 'HTTP/1.1',
        sourceIp: clientIp,
        userAgent: headers['user-agent'] ?? '',
      },
      requestId: randomUUID(),
      routeKey: '$default',
      stage: '$default',
      time: now.toUTCString(),
      timeEpoch: now.getTime(),
    },
    ...(body.length > 0 && { body: body.toString(isText ? 'utf8' : 'base64') }),
    isBase64Encoded: body.length > 0 && !isText,
  };
}

/** Content types that Lambda passes as text; others, forms included, arrive as base64. */
const TEXT = /^\s*(text\/|application\/(json|javascript|xml|[\w.-]+\+(json|xml))\s*(;|$))/i;

const BAD_GATEWAY: OriginResponse = {
  status: 502,
  headers: { 'content-type': 'application/json', 'x-amzn-errortype': 'InternalServerErrorException' },
  body: Buffer.from('Internal Server Error'),
};

const ResultSchema = z.strictObject({
  statusCode: z.int().min(100).max(599),
  headers: z.record(z.string(), z.coerce.string()).default({}),
  body: z.string().default(''),
  isBase64Encoded: z.boolean().default(false),
});

function answerOf(value: unknown): OriginResponse {
  const parsed = ResultSchema.safeParse(value);
  if (!parsed.success) return BAD_GATEWAY;
  const { statusCode: status, headers, body, isBase64Encoded } = parsed.data;
  const lower = Object.entries(headers).map(([name, text]) => [name.toLowerCase(), text]);
  return {
    status,
    headers: { 'content-type': 'application/json', ...Object.fromEntries(lower) },
    body: Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8'),
  };
}
