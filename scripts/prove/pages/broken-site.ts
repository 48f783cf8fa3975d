import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type BuiltPage, pageOf } from './built-pages.ts';

/** One page with a mistake for each check, which has to find it. */
export async function startBrokenSite(): Promise<{ url: string; pages: BuiltPage[]; end(): Promise<void> }> {
  const server = createServer(({ url }, response) => {
    response.statusCode = url === '/' ? 200 : 404;
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(url === '/' ? BROKEN : '');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    pages: [pageOf('/', BROKEN)],
    async end() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

/** A box within a paragraph; grey on grey and a field without a name; what comes late and moves the rest. */
const BROKEN = `<!doctype html>
<html lang="de" data-hydrated="true">
<head><meta name="viewport" content="width=device-width"><title>Broken</title></head>
<body>
<p><div>Nested</div></p>
<p style="color: #aaa; background: #999">Grey</p>
<input>
<p>Moved</p>
<script>
setTimeout(() => {
  document.body.prepend(Object.assign(document.createElement('h1'), { textContent: 'Late', style: 'height: 300px' }));
  for (const end = performance.now() + 400; performance.now() < end; );
}, 500);
</script>
</body>
</html>
`;
