import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { loadContent } from '../content/load-content.server.ts';
import { SAMPLES_PATH, STYLEGUIDE_PATH } from './paths.ts';
import { samplesOf } from './samples.server.ts';

/** Serves the style guide in development. `apply: 'serve'` keeps it out of builds. */
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
            // The fixture, because the owner's content may lack optional sections.
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
