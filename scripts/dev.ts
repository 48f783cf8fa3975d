import { resolve } from 'node:path';
import { dev } from 'vike/api';
import { ContentErrors } from '../site/content/content-error.ts';
import { loadContent } from '../site/content/load-content.server.ts';
import { fail } from './progress.ts';

/** Serves the site while its texts and code are edited: what is saved shows in the open page. */
async function main() {
  // Drafts and articles of coming days are shown to whoever works on them.
  process.env.CONTENT_UNPUBLISHED = 'true';
  tellMistakes();
  const { viteServer } = await dev({
    viteConfig: {
      configFile: 'site/vite.config.ts',
      // Two servers that prepare their dependencies at the same time must not write the same files.
      ...(process.env.DEV_CACHE && { cacheDir: resolve(process.env.DEV_CACHE) }),
      server: { port: Number(process.env.PORT || 5173), strictPort: Boolean(process.env.PORT) },
    },
  });
  if (!viteServer) throw new Error('The development server did not start.');
  if (!viteServer.httpServer?.listening) await viteServer.listen();
  console.log(`ready ${viteServer.resolvedUrls?.local[0]?.replace(/\/$/, '')}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, async () => {
      await viteServer.close();
      process.exit(0);
    });
  }
}

/** Mistakes that are there already; the page tells them, too, and goes on when they are mended. */
function tellMistakes() {
  try {
    loadContent();
  } catch (error) {
    if (!(error instanceof ContentErrors)) throw error;
    console.error(`\n${error.message}\n`);
  }
}

await main().catch(fail);
