import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { measure as inLighthouse, lighthouseVersion } from '../prove/pages/lighthouse.ts';
import { builders, layProject } from './builders.ts';
import { measure } from './measure.ts';
import { benchFolder } from './places.ts';

type Page = { lcp: number; bytes: number; scriptBytes: number };

/** One article as this site delivers it, and as Astro would. */
export type ArticlePages = { lighthouse: string; site: Page; astro: Page };

const ARTICLES = 12;
const PATH = '/blog/folge-00003';
const PROSE = /(<div class="prose">)(.*?)(<\/div><p class="row">)/s;

/** Builds both with a few articles, and looks at the same one. */
export async function compareArticlePages({
  runs,
  signal,
}: {
  runs: number;
  signal: AbortSignal;
}): Promise<ArticlePages> {
  const [site, astro] = await Promise.all(
    (['site', 'astro'] as const).map(async (name) => {
      const builder = builders.find((one) => one.name === name);
      if (!builder) throw new Error(`There is no builder ${name}.`);
      const folder = join(benchFolder, `page-${name}`);
      layProject(builder, folder, ARTICLES);
      await measure({ cwd: folder, ...builder.build }, signal);
      return join(folder, builder.output);
    }),
  );
  if (!site || !astro) throw new Error('Both have to be built.');
  dress(site, astro);
  const options = { runs, signal };
  return {
    lighthouse: lighthouseVersion(runs),
    site: await look(site, options),
    astro: await look(astro, options),
  };
}

/**
 * Gives Astro's text the looks of ours: its files, and the markup around it without scripts and their data. The fonts,
 * which our starter asks for, it asks for itself.
 */
function dress(site: string, astro: string): void {
  const own = readFileSync(join(site, PATH, 'index.html'), 'utf8');
  const file = join(astro, PATH, 'index.html');
  const text = /<nav>.*?<\/nav>(.*?)<\/article>/s.exec(readFileSync(file, 'utf8'))?.[1];
  if (!text || !PROSE.test(own)) throw new Error('The text of the article is not where it is looked for.');
  const dressed = own
    .replace('<html', '<html data-fonts')
    .replace(PROSE, (_, before: string, __: string, after: string) => before + text + after)
    .replace(/<script (?!type="application\/ld)[^>]*>.*?<\/script>|<link rel="modulepreload"[^>]*>/gs, '');
  writeFileSync(file, dressed);
  cpSync(join(site, 'assets/static'), join(astro, 'assets/static'), { recursive: true });
}

async function look(folder: string, options: { runs: number; signal: AbortSignal }): Promise<Page> {
  const sent = new Map<string, number>();
  const server = createServer(({ url = '' }, response) => {
    const path = url.split('?')[0] ?? '';
    const file = join(folder, extname(path) ? path : join(path, 'index.html'));
    const type = TYPES[extname(file)];
    if (!type || !existsSync(file)) return response.writeHead(404).end();
    const raw = readFileSync(file);
    const isText = !file.endsWith('.woff2');
    const body = isText ? brotliCompressSync(raw) : raw;
    sent.set(path, body.length);
    response.writeHead(200, { 'Content-Type': type, ...(isText && { 'Content-Encoding': 'br' }) }).end(body);
  }).listen(0);
  await new Promise((done) => server.once('listening', done));
  try {
    const url = `http://localhost:${(server.address() as AddressInfo).port}`;
    const { lcp } = await inLighthouse({ path: PATH } as Parameters<typeof inLighthouse>[0], {
      url,
      ...options,
    });
    const sum = (ends: string) =>
      [...sent].reduce((total, [path, bytes]) => total + (path.endsWith(ends) ? bytes : 0), 0);
    return { lcp, bytes: sum(''), scriptBytes: sum('.js') };
  } finally {
    server.close();
  }
}

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
