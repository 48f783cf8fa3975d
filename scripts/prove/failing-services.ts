import { setTimeout as wait } from 'node:timers/promises';
import { type Call, pass } from './wire.ts';

/** Longer than the functions wait for any service. */
const TOO_LONG_MS = 4000;

/** Ways to fail, each of which a network or a service has. */
export const KINDS = ['error', 'latency', 'reset', 'half-open', 'truncation'] as const;

/** Every service in every way; those that take no waiting first, for the short run. */
export const FAILURES = KINDS.flatMap((kind) =>
  ['DYNAMODB', 'SNS', 'SESV2', 'WEBHOOK'].map((service) => ({
    service,
    kind,
    isQuick: kind === 'error',
  })),
);

/** Answers a call as a broken service would; hands it on when nothing is said to be broken. */
export async function breakOn(kind: string | undefined, call: Call, signal?: AbortSignal): Promise<void> {
  const { response } = call;
  switch (kind) {
    case 'error':
      return refuse(call);
    case 'latency':
      // It has been done, only the answer comes too late.
      await Promise.all([call.forward(), wait(TOO_LONG_MS, undefined, signal ? { signal } : {})]);
      return void response.destroy();
    case 'reset':
      return void response.socket?.resetAndDestroy();
    case 'half-open':
      // Nothing comes any more, and nobody hangs up.
      return;
    case 'truncation': {
      const { status, headers, body } = await call.forward();
      const half = body.subarray(0, Math.floor(body.length / 2));
      response.writeHead(status, { ...headers, 'content-length': Math.max(body.length, 10) });
      response.write(half, () => response.destroy());
      return;
    }
    default:
      return pass(response, await call.forward());
  }
}

/** Errors that quote what they were given, as services like to do. */
function refuse({ service, body, response }: Call): void {
  const message = `Cannot be processed: ${decodeURIComponent(
    body
      .toString()
      .replaceAll('+', ' ')
      .replace(/%(?![0-9a-f]{2})/gi, '%25'),
  )}`;
  if (service === 'SNS') {
    const escaped = message.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);
    const error = `<Error><Type>Receiver</Type><Code>InternalError</Code><Message>${escaped}</Message></Error>`;
    response.writeHead(500, { 'content-type': 'text/xml' });
    response.end(`<ErrorResponse>${error}<RequestId>1</RequestId></ErrorResponse>`);
    return;
  }
  const type = 'com.amazonaws#InternalServerError';
  response.writeHead(500, { 'content-type': 'application/x-amz-json-1.0', 'x-amzn-errortype': type });
  response.end(JSON.stringify({ __type: type, message }));
}

/** Says that all is well and has done nothing: what no service does, and a proof has to notice. */
export async function lie({ response }: Call): Promise<void> {
  response.writeHead(200, { 'content-type': 'application/x-amz-json-1.0' }).end('{}');
}
