import type { Plugin } from 'vite';

/** Serves the style guide in development, at /__styleguide. `apply: 'serve'` keeps it out of builds. */
export function styleguidePlugin(): Plugin {
  return {
    name: 'styleguide',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use('/__styleguide', async (_request, response, next) => {
        try {
          response.setHeader('Content-Type', 'text/html; charset=utf-8');
          response.end(await server.transformIndexHtml('/__styleguide', html));
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
