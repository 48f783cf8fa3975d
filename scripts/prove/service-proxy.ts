import { request as httpRequest, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { listenOnFreePort, readBody } from '../local/http.ts';

/** A function's call to a service, with its complete body. */
export type Call = {
  service: string;
  /** PutItem, Publish, SendEmail, …; POST for the webhook. */
  action: string;
  body: Buffer;
  /** Sends the call to the service, with `body` instead of its own if given. */
  forward(body?: Buffer): Promise<Reply>;
  response: ServerResponse;
};

export type Reply = { status: number; headers: IncomingHttpHeaders; body: Buffer };

export type ServiceProxy = { url: string; forwardTo(target: string): void; close(): Promise<void> };

/**
 * Starts a proxy between the functions and a service, whose address it is told later. `handle` decides about each call;
 * one that it doesn't answer stays unanswered.
 */
export async function startServiceProxy(
  service: string,
  handle: (call: Call) => Promise<void>,
): Promise<ServiceProxy> {
  let target = '';
  const { url, close } = await listenOnFreePort(async (request, response) => {
    const body = await readBody(request);
    if (!body) return;
    const { method = 'POST', url = '/', headers } = request;
    const forward = (changed = body) =>
      ask(new URL(url, target), method, { ...headers, 'content-length': `${changed.length}` }, changed);
    const action = actionOf(service, headers, body);
    await handle({ service, action, body, forward, response }).catch(() => response.destroy());
  });
  return {
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

function actionOf(service: string, headers: IncomingHttpHeaders, body: Buffer): string {
  const target = headers['x-amz-target'];
  if (typeof target === 'string') return target.slice(target.indexOf('.') + 1);
  if (service === 'SNS') return new URLSearchParams(body.toString()).get('Action') ?? '';
  return service === 'SESV2' ? 'SendEmail' : 'POST';
}

function ask(url: URL, method: string, headers: IncomingHttpHeaders, body: Buffer): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const sent = httpRequest(url, { method, headers, agent: false });
    sent.once('error', reject);
    sent.once('response', async (answer) => {
      try {
        const chunks: Buffer[] = [];
        for await (const chunk of answer) chunks.push(chunk as Buffer);
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) });
      } catch (error) {
        reject(error);
      }
    });
    sent.end(body);
  });
}
