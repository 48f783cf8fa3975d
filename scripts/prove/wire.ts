import { request as httpRequest, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { type LocalServer, listenOnFreePort, readBody } from '../local/http-server.ts';

/** One call of a function to a service, read whole. */
export type Call = {
  service: string;
  /** PutItem, Publish, SendEmail, …; POST for the webhook. */
  action: string;
  body: Buffer;
  /** Asks the service, with another body if given. */
  forward(body?: Buffer): Promise<Reply>;
  response: ServerResponse;
};

export type Reply = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/**
 * Stands between the functions and a service. What becomes of a call is the business of `handle`; a call that it does
 * not answer stays without an answer.
 */
export function startWire(
  service: string,
  target: string,
  handle: (call: Call) => Promise<void>,
): Promise<LocalServer> {
  return listenOnFreePort(async (request, response) => {
    const body = await readBody(request, 16 * 1024 * 1024);
    if (!body) return;
    const { method = 'POST', url = '/', headers } = request;
    const forward = (changed = body) =>
      ask(new URL(url, target), method, { ...headers, 'content-length': `${changed.length}` }, changed);
    const action = actionOf(service, headers, body);
    await handle({ service, action, body, forward, response }).catch(() => response.destroy());
  });
}

/** Hands an answer on as it came. */
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
