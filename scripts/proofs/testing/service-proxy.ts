import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { listenOnFreePort, readBody } from '../../local/http.ts';

/** Services that functions call: by the SDK's names, and the owner's webhook. */
export type Service = 'DYNAMODB' | 'SNS' | 'SESV2' | 'WEBHOOK';

/** A function's call to a service, with its complete body. */
export type Call = {
  service: Service;
  /** PutItem, Publish, SendEmail, …; POST for the webhook. */
  action: string;
  body: Buffer;
  /** Sends the call to the service, with `body` instead of its own if given. */
  forward(body?: Buffer): Promise<Reply>;
  response: ServerResponse;
};

export type Reply = { status: number; headers: Record<string, string>; body: Buffer };

export type ServiceProxy = {
  service: Service;
  url: string;
  forwardTo(target: string): void;
  close(): Promise<void>;
};

/**
 * Starts a proxy between the functions and a service, whose address it is told later. `handle` decides about each call;
 * one that it doesn't answer stays unanswered.
 */
export async function startServiceProxy(
  service: Service,
  handle: (call: Call) => Promise<void>,
): Promise<ServiceProxy> {
  let target = '';
  const { url, close } = await listenOnFreePort(async (request, response) => {
    const body = await readBody(request);
    if (!body) return;
    const { method = 'POST', url = '/', headers } = request;
    const { host, connection, 'content-length': length, 'transfer-encoding': encoding, ...passed } = headers;
    const forward = async (changed = body): Promise<Reply> => {
      const answer = await fetch(new URL(url, target), {
        method,
        headers: passed as Record<string, string>,
        body: new Uint8Array(changed),
      });
      const received = Buffer.from(await answer.arrayBuffer());
      return { status: answer.status, headers: Object.fromEntries(answer.headers), body: received };
    };
    const action = actionOf(service, headers, body);
    await handle({ service, action, body, forward, response }).catch(() => response.destroy());
  });
  return {
    service,
    url,
    close,
    forwardTo: (address) => {
      target = address;
    },
  };
}

/** Passes an answer through unchanged. */
export function pass(response: ServerResponse, { status, headers, body }: Reply): void {
  const { connection, 'transfer-encoding': _, ...others } = headers;
  response.writeHead(status, { ...others, 'content-length': body.length }).end(body);
}

function actionOf(service: Service, headers: IncomingHttpHeaders, body: Buffer): string {
  const target = headers['x-amz-target'];
  if (typeof target === 'string') return target.slice(target.indexOf('.') + 1);
  if (service === 'SNS') return new URLSearchParams(body.toString()).get('Action') ?? '';
  return service === 'SESV2' ? 'SendEmail' : 'POST';
}
