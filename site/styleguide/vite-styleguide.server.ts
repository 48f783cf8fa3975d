import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { loadContent } from '../content/load-content.server.ts';
import { SAMPLES_PATH, STYLEGUIDE_PATH } from './paths.ts';
import { samplesOf } from './samples.server.ts';

/** Development: serves the style guide. A build does not know this plugin, so nothing of the guide is deployed. */
export function styleguidePlugin(): Plugin {
  return {
    name: 'styleguide',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const path = request.url?.split('?')[0];
        try {
          if (path === STYLEGUIDE_PATH) {
            response.setHeader('Content-Type', 'text/html; charset=utf-8');
            response.end(await server.transformIndexHtml(STYLEGUIDE_PATH, html));
          } else if (path === SAMPLES_PATH) {
            response.setHeader('Content-Type', 'application/json');
            // The specimen has every section; the owner may have emptied some.
            const content = loadContent({ folder: resolve('site/testing/content') });
            response.end(JSON.stringify(samplesOf(content)));
          } else next();
        } catch (error) {
          next(error);
        }
      });
    },
  };
}

const html = `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>Style guide</title>
<link rel="icon" href="/images/mark.svg" type="image/svg+xml">
</head>
<body><div id="root"></div><script type="module" src="/styleguide/main.tsx"></script></body>
</html>`;
