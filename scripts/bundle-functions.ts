import { rm } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { buildFolder } from '../site/build-folder.ts';

const HANDLERS = [
  'submit-lead',
  'sweep-pending',
  'confirm-lead',
  'forward-lead',
  'send-canary',
  'refresh-edge',
];

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Bundles each handler into one file, `<folder>/<name>/index.mjs`, as it is deployed. All at once, as most of what each
 * takes in is the same SDK, which is then parsed once.
 */
export async function bundleFunctions(
  folder = resolve(root, buildFolder, 'functions'),
): Promise<Array<{ name: string; bytes: number }>> {
  // What else lies in the folders would be deployed with them.
  await rm(folder, { recursive: true, force: true });
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: HANDLERS.map((name) => ({ in: `functions/${name}.handler.ts`, out: `${name}/index` })),
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    minify: true,
    platform: 'node',
    target: 'node24',
    format: 'esm',
    mainFields: ['module', 'main'],
    external: [
      // Only deployments use it, and Lambda's runtime has it.
      '@aws-sdk/client-cloudfront',
      // Imported when an operation streams events, as none of ours does. Bundled, it keeps all that it shares with the rest.
      '@smithy/core/event-streams',
    ],
    alias: {
      '@aws-sdk/credential-provider-node': './functions/credentials.ts',
      '#site-build': resolve(root, buildFolder, 'site-build.js'),
    },
    legalComments: 'none',
    metafile: true,
    logLevel: 'warning',
  });
  const bytes = new Map(
    Object.values(metafile.outputs).map(({ entryPoint = '', bytes }) => [basename(entryPoint), bytes]),
  );
  return HANDLERS.map((name) => ({ name, bytes: bytes.get(`${name}.handler.ts`) ?? 0 }));
}

if (import.meta.main) {
  for (const { name, bytes } of await bundleFunctions()) {
    console.log(`${name}: ${Math.round(bytes / 1000)} KB`);
  }
}
