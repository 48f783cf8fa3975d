import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo, Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { UserError } from '../../progress.ts';

export type TlsFront = {
  httpPort: number;
  httpsPort: number;
  /** Of the authority to be trusted: the certificate itself. */
  certificateFile: string;
  close(): void;
};

type Changes = {
  headers?(headers: IncomingMessage['headers']): void;
  html?(html: string): string;
};

/**
 * What CloudFront puts before the local stack, which knows only HTTP: a certificate, and the way from HTTP to HTTPS.
 * Answers are handed on as they are, unless the proof is to be broken on purpose.
 */
export async function startTlsFront(stackUrl: string, changes: Changes = {}): Promise<TlsFront> {
  const folder = mkdtempSync(join(tmpdir(), 'tls-'));
  const [key, certificateFile] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  await selfSign(key, certificateFile);
  const secure = createTlsServer(
    { key: readFileSync(key), cert: readFileSync(certificateFile) },
    (incoming, response) => handOn(incoming, response, new URL(stackUrl), changes),
  );
  const httpsPort = await listen(secure);
  const plain = createServer(({ url = '/' }, response) => {
    response.writeHead(301, { location: `https://localhost:${httpsPort}${url}` }).end();
  });
  const httpPort = await listen(plain);
  return {
    httpPort,
    httpsPort,
    certificateFile,
    close() {
      for (const server of [secure, plain]) {
        server.close();
        server.closeAllConnections();
      }
      rmSync(folder, { recursive: true });
    },
  };
}

async function selfSign(key: string, certificate: string) {
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const files = ['-keyout', key, '-out', certificate];
  await promisify(execFile)('openssl', ['req', '-x509', ...kind, ...files, ...subject]).catch(
    (error: Error) => {
      throw new UserError(`openssl has to be there to make a certificate.\n${error.message}`);
    },
  );
}

function handOn(incoming: IncomingMessage, response: ServerResponse, stack: URL, changes: Changes) {
  const { method, url: path, headers } = incoming;
  // Only what is not compressed can be changed.
  if (changes.html) delete headers['accept-encoding'];
  const onward = request({ host: stack.hostname, port: stack.port, method, path, headers }, (answer) => {
    changes.headers?.(answer.headers);
    const isPage = answer.headers['content-type']?.startsWith('text/html');
    if (!changes.html || !isPage) {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      return void answer.pipe(response);
    }
    const chunks: Buffer[] = [];
    answer.on('data', (chunk) => chunks.push(chunk));
    answer.on('end', () => {
      const html = changes.html?.(Buffer.concat(chunks).toString()) ?? '';
      delete answer.headers['content-length'];
      response.writeHead(answer.statusCode ?? 502, answer.headers).end(html);
    });
  });
  onward.on('error', () => response.destroy());
  incoming.pipe(onward);
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return (server.address() as AddressInfo).port;
}
