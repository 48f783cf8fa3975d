import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const HANDLERS = [
  'submit-lead',
  'sweep-pending',
  'deliver-lead',
  'forward-lead',
  'send-canary',
  'refresh-edge',
];

const root = fileURLToPath(new URL('..', import.meta.url));

/** Bundles each handler into one file, `<folder>/<name>/index.mjs`, as it is deployed. */
export async function bundleFunctions(
  folder = `${root}dist/functions`,
): Promise<Array<{ name: string; bytes: number }>> {
  return Promise.all(
    HANDLERS.map(async (name) => ({ name, bytes: await bundle(name, `${folder}/${name}`) })),
  );
}

async function bundle(name: string, folder: string): Promise<number> {
  // What else lies in the folder would be deployed with it.
  await rm(folder, { recursive: true, force: true });
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [`functions/${name}.handler.ts`],
    outfile: `${folder}/index.mjs`,
    bundle: true,
    minify: true,
    platform: 'node',
    target: 'node24',
    format: 'esm',
    mainFields: ['module', 'main'],
    // Only deployments use it, and Lambda's runtime has it.
    external: ['@aws-sdk/client-cloudfront'],
    alias: { '@aws-sdk/credential-provider-node': './functions/credentials.ts' },
    legalComments: 'none',
    metafile: true,
    logLevel: 'warning',
  });
  return Object.values(metafile.outputs).reduce((sum, { bytes }) => sum + bytes, 0);
}

if (import.meta.main) {
  for (const { name, bytes } of await bundleFunctions()) {
    console.log(`${name}: ${Math.round(bytes / 1000)} KB`);
  }
}
