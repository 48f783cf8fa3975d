import { resolve } from 'node:path';
import { dev } from 'vike/api';
import { ContentErrors } from '../site/content/errors/content-error.ts';
import { loadContent } from '../site/content/load-content.server.ts';
import { developerOptions } from './developer-options.ts';
import { writeEditorFiles } from './editor-files.ts';
import { mailsPlugin } from './mails-page.ts';
import { numberFromEnvironment } from './options.ts';
import { stopWhenAsked } from './processes.ts';
import { checkFolderName, fail, UserError } from './progress.ts';

const help = `Serves the site while its texts and code are edited: what is saved shows in the open page. Drafts and future
articles are shown, too; forms work while npm start runs beside it.

  npm run dev          at http://localhost:5173, or at the next port that is free
  /__mails there       shows every mail of content/mails.yaml as it would be sent

Environment
  PORT       this port and no other
  DEV_CACHE  a cache folder of its own, for a second server at the same time

Ctrl+C stops.`;

async function main() {
  developerOptions(help, {});
  let stop = async () => {};
  stopWhenAsked(() => stop());
  checkFolderName();
  const port = numberFromEnvironment('PORT', 65_535);
  // Show drafts and future articles during development.
  process.env.CONTENT_UNPUBLISHED = 'true';
  printMistakes();
  writeEditorFiles();
  const { viteServer } = await dev({
    viteConfig: {
      configFile: 'site/vite.config.ts',
      plugins: [mailsPlugin],
      // Two servers optimising dependencies at the same time need separate caches.
      ...(process.env.DEV_CACHE && { cacheDir: resolve(process.env.DEV_CACHE) }),
      server: { port: port ?? 5173, strictPort: port !== undefined },
    },
  }).catch((error: Error) => {
    if (!/Port \d+ is already in use/.test(error.message)) throw error;
    throw new UserError(`${error.message}. Choose another one: PORT=5174 npm run dev (or leave PORT out).`);
  });
  if (!viteServer) throw new Error('The development server did not start.');
  stop = () => viteServer.close();
  if (!viteServer.httpServer?.listening) await viteServer.listen();
  console.log(`ready ${viteServer.resolvedUrls?.local[0]?.replace(/\/$/, '')}`);
}

/** Prints existing mistakes. The page shows them, too, and reloads once they are fixed. */
function printMistakes() {
  try {
    loadContent();
  } catch (error) {
    if (!(error instanceof ContentErrors)) throw error;
    console.error(`\n${error.message}\n`);
  }
}

await main().catch(fail);
