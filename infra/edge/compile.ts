import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import type { Domain } from '../domain.ts';
import { strictTransport } from '../response-headers.ts';

/** Compiles the edge function to CloudFront's format: a script with a top-level `function handler`. */
export function compileEdgeFunction(
  redirects: Record<string, string>,
  domain?: Pick<Domain, 'name' | 'aliases'> | undefined,
  hstsSubdomains = false,
  entry = 'viewer-request.ts',
): string {
  const { outputFiles } = buildSync({
    entryPoints: [fileURLToPath(new URL(entry, import.meta.url))],
    bundle: true,
    write: false,
    format: 'esm',
    // Runtime 2.0 is ES5 with some additions; esbuild fails on syntax that it can't lower.
    target: 'es5',
    supported: { 'const-and-let': true, arrow: true, 'template-literal': true },
    define: {
      HTTPS_ONLY: JSON.stringify(strictTransport(hstsSubdomains)),
      REDIRECTS: JSON.stringify(redirects),
      SITE: JSON.stringify(domain ? `https://${domain.name}` : ''),
      OTHER_HOSTS: JSON.stringify(domain?.aliases ?? []),
    },
    minifyWhitespace: true,
    charset: 'ascii',
  });
  // CloudFront doesn't support modules.
  const script = (outputFiles[0]?.text ?? '').replace(/export\{(?:\w+,)?handler\};\s*$/, '');
  if (/\bexport\b/.test(script))
    throw new Error('The edge function must export its handler and nothing else');
  if (Buffer.byteLength(script) > MAX_BYTES) {
    throw new Error(
      `The edge function has ${Buffer.byteLength(script)} bytes; CloudFront takes ${MAX_BYTES}`,
    );
  }
  return script;
}

const MAX_BYTES = 10 * 1024;
