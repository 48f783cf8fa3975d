import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Finds an unused port: below those of outgoing connections and above those of e2e/own-stack.ts, so that it stays unused. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(30_000, 32_000);
    const server = createServer().listen(port);
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    );
    server.close();
    if (isFree) return port;
  }
}
