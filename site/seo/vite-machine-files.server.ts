import type { Plugin } from 'vite';
import { loadContent } from '../content/load-content.server.ts';
import { contentFolder } from '../content/read/content-files.server.ts';
import { commitDates } from './commit-dates.server.ts';
import { machineFiles } from './machine-files.server.ts';

/** Development only: serves sitemap, feed and the like; the build writes them (prerender/site-files.server.ts). */
export function machineFilesPlugin(): Plugin {
  return {
    name: 'machine-files',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const path = request.url?.split('?')[0] ?? '';
        if (!/\.(?:txt|xml)$/.test(path)) return next();
        try {
          const commits = commitDates(contentFolder);
          const text = (await machineFiles(loadContent(), { commits, now: new Date() }))[path];
          if (text === undefined) return next();
          const type = path.endsWith('.xml') ? 'application/xml' : 'text/plain';
          response.setHeader('Content-Type', `${type}; charset=utf-8`);
          response.end(text);
        } catch (error) {
          next(error);
        }
      });
    },
  };
}
