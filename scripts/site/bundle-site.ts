import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'vike/api';
import { buildFolder } from '../../site/build-folder.ts';
import { RENDERER } from '../../site/bundle/vite-renderer.server.ts';
import { type Images, loadImages } from '../../site/content/images.server.ts';
import type { Content } from '../../site/content/load-content.server.ts';
import { shellModule } from '../../site/content/shell-module.server.ts';
import { hashOf } from '../hash-of.ts';
import { withIntegrity } from '../sign-scripts.ts';

const BUNDLES = join('.cache', buildFolder, 'bundle');

/** The code of the site, for browsers and for rendering pages. */
export type SiteBundle = {
  /** Changes with each of its files. */
  key: string;
  /** What browsers get of it. */
  folder: string;
  /** The document with slots for what differs from page to page. */
  frame: string;
  /** What the browser's code is known by: its entry names all other chunks by the hash of their content. */
  entry: string;
  render: typeof import('../../site/prerender/render-page.tsx');
};

/** Vite bundles for developing where the environment says "test", and what it made would be taken for the site. */
async function inProduction(run: () => Promise<unknown>): Promise<void> {
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  try {
    await run();
  } finally {
    if (NODE_ENV) process.env.NODE_ENV = NODE_ENV;
    else delete process.env.NODE_ENV;
  }
}

/** Bundles the code of the site; the last bundle stays, and is taken again while nothing of it has changed. */
export async function bundleSite(content: Content): Promise<SiteBundle> {
  const key = hashOf([shellModule(content), describe(await loadImages(content)), ...sources()]);
  const folder = join(BUNDLES, key);
  if (!existsSync(folder)) {
    rmSync(BUNDLES, { recursive: true, force: true });
    const half = `${folder}.half`;
    await inProduction(() =>
      build({
        viteConfig: {
          configFile: 'site/vite.config.ts',
          configLoader: 'native',
          logLevel: 'warn',
          build: { outDir: resolve(half), emptyOutDir: true },
        },
      }),
    );
    rmSync(join(half, 'client/.vite'), { recursive: true, force: true });
    // Only what is complete has the name.
    renameSync(half, folder);
  }
  const client = join(folder, 'client');
  const document = readFileSync(join(client, 'index.html'), 'utf8');
  return {
    key,
    folder: client,
    frame: withIntegrity(document, (path) => digestOf(join(client, path))),
    entry: entryScript(document),
    render: await import(resolve(folder, 'server', `${RENDERER}.mjs`)),
  };
}

function digestOf(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('base64');
}

function entryScript(html: string): string {
  const [, name] = /<script src="([^"]+)" type="module"/.exec(html) ?? [];
  if (!name) throw new Error('The document of the bundle has no entry script.');
  return name;
}

/** What is in the code of pictures: where they lie and how large they are. Drawings made from content are data. */
function describe(images: Images): string {
  return JSON.stringify([...images].filter(([, { kind }]) => kind !== 'generated'));
}

/** Everything that may be part of the bundle, or make it. */
function sources(): Buffer[] {
  const files = ['site', 'functions/leads'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.(?:test|spec)\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  return [...files.sort(), 'scripts/site/bundle-site.ts', 'package-lock.json'].flatMap((file) => [
    Buffer.from(file),
    readFileSync(file),
  ]);
}
