import { globSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { buildFolder } from '../site/build-folder.ts';

/** Only needed for event streams, which we don't use; bundling it would add the code it shares with the rest. */
const UNUSED = ['@smithy/core/event-streams'];

const WITH_S3 = 'keep-statistics';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Bundles each handler into `<folder>/<name>/index.mjs` for deployment. One esbuild run for all, so that the shared SDK
 * is parsed once; S3's client, which one of them has, does import what the others never load.
 */
export async function bundleFunctions(folder = resolve(root, buildFolder, 'functions')): Promise<void> {
  // Leftover files would be deployed, too.
  await rm(folder, { recursive: true, force: true });
  const handlers = globSync('functions/*.handler.ts', { cwd: root }).map((file) =>
    basename(file, '.handler.ts'),
  );
  const others = handlers.filter((name) => name !== WITH_S3);
  await Promise.all([bundle(others, folder, UNUSED), bundle([WITH_S3], folder)]);
}

async function bundle(handlers: string[], folder: string, external: string[] = []): Promise<void> {
  await build({
    absWorkingDir: root,
    entryPoints: handlers.map((name) => ({ in: `functions/${name}.handler.ts`, out: `${name}/index` })),
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    minify: true,
    platform: 'node',
    target: 'node24',
    format: 'esm',
    mainFields: ['module', 'main'],
    external,
    alias: {
      '@aws-sdk/credential-provider-node': './functions/credentials.ts',
      '#site-build': resolve(root, buildFolder, 'site-build.js'),
    },
    legalComments: 'none',
    logLevel: 'warning',
  });
}
