/** Worker thread for dynalite: posts its port, exits on any message. `workerData` is the database folder. */
import { EventEmitter } from 'node:events';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import dynalite from 'dynalite';
import { listenOnFreePort, readBody } from './http-server.ts';

const database = dynalite({
  path: workerData as string,
  createTableMs: 0,
  deleteTableMs: 0,
  updateTableMs: 0,
});
const server = await listenOnFreePort(shield(database), database);
parentPort?.once('message', async () => {
  await server.close();
  process.exit();
});
parentPort?.postMessage(server.port);

/**
 * dynalite throws from its event handler when a client disconnects mid-request, which would take down the whole
 * stack. So it only gets requests that have arrived completely, and none sent by web pages.
 */
function shield(database: Server): RequestListener {
  const [listener] = database.listeners('request') as RequestListener[];
  if (!listener) throw new Error('dynalite has no request listener');
  database.removeAllListeners('request');
  const shielded = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await readBody(request, 16 * 1024 * 1024);
    if (!body || request.headers.origin !== undefined) return void response.writeHead(400).end();
    const { method, url, headers } = request;
    const whole = Object.assign(new EventEmitter(), { method, url, headers });
    listener(whole as unknown as IncomingMessage, response as ServerResponse & { req: IncomingMessage });
    whole.emit('data', body);
    whole.emit('end');
  };
  database.on('request', shielded);
  return shielded;
}
