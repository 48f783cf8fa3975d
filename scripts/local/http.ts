import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { UserError } from '../progress.ts';

export type LocalServer = { port: number; url: string; close(): Promise<void> };

/** Starts a service on a free port of 127.0.0.1. A request that it can't read doesn't end the stack. */
export async function listenOnFreePort(service: RequestListener | Server): Promise<LocalServer> {
  const server = typeof service === 'function' ? createServer(guarded(service)) : service;
  const port = await listen(server, 0, '127.0.0.1');
  return { port, url: `http://127.0.0.1:${port}`, close: () => closeServer(server) };
}

const guarded =
  (service: RequestListener): RequestListener =>
  async (request, response) => {
    try {
      await service(request, response);
    } catch {
      response.writeHead(400).end();
    }
  };

/**
 * Serves the site on 127.0.0.1 and ::1, because `localhost` may resolve to either.
 * @param port 0 picks a free one
 * @throws UserError with the remedy
 */
export async function listenOnLocalhost(listener: RequestListener, port: number): Promise<LocalServer> {
  const v4 = createServer(listener);
  const v6 = createServer(listener);
  const close = async () => void (await Promise.all([closeServer(v4), closeServer(v6)]));
  try {
    const chosen = await listen(v4, port, '127.0.0.1');
    // Without IPv6 there is no ::1, and localhost always means 127.0.0.1.
    await listen(v6, chosen, '::1').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') throw error;
    });
    return { port: chosen, url: `http://localhost:${chosen}`, close };
  } catch (error) {
    await close();
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE' && port === 0) return listenOnLocalhost(listener, 0);
    if (code === 'EADDRINUSE')
      throw new UserError(
        `Port ${port} is already in use. Choose another one: PORT=${port + 1} npm start (or stop the process that uses it).`,
      );
    throw error;
  }
}

/** The body, or undefined if it exceeds `limit` bytes or the sender disconnected. */
export async function readBody(request: IncomingMessage, limit = 16 * 1024 * 1024) {
  const body = await buffer(request).catch(() => undefined);
  return body && body.length <= limit ? body : undefined;
}

export function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  type = 'application/json',
): void {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(JSON.stringify(body));
}

function listen(server: Server, port: number, host: string): Promise<number> {
  // With a short timeout the server may close a connection just as a client reuses it.
  server.keepAliveTimeout = 60_000;
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

/** Gives responses in flight a second to finish. */
function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), 1000);
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}
