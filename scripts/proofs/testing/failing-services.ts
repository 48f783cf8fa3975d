import { setTimeout as wait } from 'node:timers/promises';
import { isLong } from './proof.ts';
import { type Call, pass } from './service-proxy.ts';

/** Exceeds every service timeout of the functions. */
const TOO_LONG_MS = 6000;

/** Failures that real networks and services show. */
export type Failure = 'error' | 'latency' | 'reset' | 'half-open' | 'truncation';

const SERVICES = ['DYNAMODB', 'SNS', 'SESV2', 'WEBHOOK'] as const;

/** Every service with every failure, or with one in the short run: most take waiting or differ little. */
export const failuresOfServices = (short: Failure) =>
  (isLong ? (['error', 'latency', 'reset', 'half-open', 'truncation'] as const) : [short]).flatMap(
    (failure) => SERVICES.map((service) => [service, failure] as const),
  );

/** Fails a call in the given way, or forwards it if there is none. */
export async function failWith(failure: Failure | undefined, call: Call, signal: AbortSignal): Promise<void> {
  const { response } = call;
  switch (failure) {
    case 'error':
      return refuse(call);
    case 'latency':
      // The call takes effect, but its answer comes too late.
      await Promise.all([call.forward(), wait(TOO_LONG_MS, undefined, { signal })]);
      return void response.destroy();
    case 'reset':
      return void response.socket?.resetAndDestroy();
    case 'half-open':
      // Neither an answer nor a disconnect.
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

/** Errors that quote their input, as real services do. */
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
