import type { APIGatewayProxyStructuredResultV2, LambdaFunctionURLEvent } from 'aws-lambda';

export const SECRET = 'the-origin-secret';
export const HASH_KEY = 'the-key-of-hashes';

export type Sent = {
  method?: string;
  path?: string;
  headers?: Record<string, string | undefined>;
  body?: string | Uint8Array;
};

/** A request as the Function URL hands it over after CloudFront; a header set to undefined is left out. */
export function functionUrlEvent({ method = 'POST', path = '/api/leads/enquiry', headers, body = '' }: Sent) {
  const all = {
    'content-type': 'application/json',
    accept: 'application/json',
    'sec-fetch-site': 'same-origin',
    'x-origin-secret': SECRET,
    'x-site-host': 'www.example.org',
    'cloudfront-viewer-address': '192.0.2.1:40000',
    ...headers,
  };
  const event: LambdaFunctionURLEvent = {
    version: '2.0',
    routeKey: '$default',
    rawPath: path,
    rawQueryString: '',
    headers: Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)),
    requestContext: {
      accountId: 'anonymous',
      apiId: 'api',
      domainName: 'api.lambda-url.eu-central-1.on.aws',
      domainPrefix: 'api',
      http: { method, path, protocol: 'HTTP/1.1', sourceIp: '203.0.113.1', userAgent: 'test' },
      requestId: 'request',
      routeKey: '$default',
      stage: '$default',
      time: '',
      timeEpoch: 0,
    },
    body: typeof body === 'string' ? body : Buffer.from(body).toString('base64'),
    isBase64Encoded: typeof body !== 'string',
  };
  return event;
}

/** A request of a browser without JavaScript. Lambda hands over form bodies in base64. */
export const nativePost = (fields: Record<string, string> | string, headers: Sent['headers'] = {}): Sent => ({
  headers: {
    'content-type': 'application/x-www-form-urlencoded',
    accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
    ...headers,
  },
  body: Buffer.from(typeof fields === 'string' ? fields : new URLSearchParams(fields).toString()),
});

/** An answer as it goes out. */
export type Received = { status: number; headers: Record<string, unknown>; text: string };

export const received = ({ statusCode, headers, body }: APIGatewayProxyStructuredResultV2): Received => ({
  status: statusCode ?? 0,
  headers: headers ?? {},
  text: body ?? '',
});
