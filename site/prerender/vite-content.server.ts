import { relative, resolve } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { shellModule } from '../assemble/shell-module.server.ts';
import type { Content } from '../content/content.ts';
import { ContentErrors } from '../content/errors/content-error.ts';
import { builtContent, loadContent } from '../content/load-content.server.ts';
import { contentFolder } from '../content/read/content-files.server.ts';
import { loadImages } from '../images/images.server.ts';
import { posixPath } from '../lib/posix-path.server.ts';
import { SEARCH_URL } from '../search/index-options.ts';
import { searchIndex } from '../search/search-index.server.ts';
import { errorPage } from './error-page.server.ts';
import { pageData } from './page-data.server.ts';

const SHELL = 'virtual:site-shell';
const shellId = `\0${SHELL}`;

/**
 * Provides content: `virtual:site-shell` (what every page shows, part of the client code) and, in development, the
 * pages' JSON and live updates when a content file is saved.
 */
export function contentPlugin(): Plugin {
  let shell = '';
  let isBuild = false;
  return {
    name: 'content',
    configResolved(config) {
      isBuild = config.command === 'build';
    },
    resolveId: (id) => (id === SHELL ? shellId : undefined),
    load(id) {
      if (id !== shellId) return undefined;
      shell = shellModule(isBuild ? builtContent() : loadContent());
      return shell;
    },
    configureServer(server) {
      // The last content without mistakes.
      let lastGood: Content | undefined;
      const load = () => {
        lastGood = loadContent();
        return lastGood;
      };
      serveContent(server, load, () => lastGood);
      server.watcher.add(contentFolder);
      for (const event of ['add', 'change', 'unlink'] as const) {
        server.watcher.on(event, (file) => {
          if (file.startsWith(contentFolder)) announce(server, file, () => shellModule(load()) !== shell);
        });
      }
    },
  };
}

/**
 * Development only: serves the pages' JSON, and nothing for the style sheets of all other pages, which Vike links there
 * because the code knows their addresses. While content has mistakes, a newly opened page lists them, and an open
 * one keeps its last good data.
 */
function serveContent(server: ViteDevServer, load: () => Content, lastGood: () => Content | undefined) {
  server.middlewares.use(async (request, response, next) => {
    if (request.url?.endsWith('.css?url?direct')) {
      response.setHeader('Content-Type', 'text/css');
      return response.end();
    }
    const path = /^\/data(\/.*)\.json$/.exec(request.url?.split('?')[0] ?? '')?.[1];
    if (!path && !request.headers.accept?.includes('text/html')) return next();
    let content: Content | undefined;
    try {
      content = load();
      // Texts need their pictures, and a page that imports a broken photograph would only say "An error occurred.".
      await loadImages(content);
    } catch (error) {
      if (!(error instanceof ContentErrors)) return next(error);
      content = lastGood();
      if (!path || !content) {
        response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' });
        response.end(errorPage(error));
        return;
      }
    }
    if (!path) return next();
    response.setHeader('Content-Type', 'application/json');
    if (request.url?.startsWith(SEARCH_URL)) return response.end(searchIndex(content));
    const page = path === '/index' ? '/' : path;
    const data = pageData(content, page);
    response.statusCode = data ? 200 : 404;
    response.end(JSON.stringify(data ? { path: page, ...data } : null));
  });
}

/** Notifies the open page of a saved file: it refetches its data, or shows the mistakes. */
function announce(server: ViteDevServer, file: string, changesShell: () => boolean) {
  const { logger } = server.config;
  try {
    const isShellChanged = changesShell();
    logger.info(`${posixPath(relative(resolve('.'), file))} gespeichert, die Seite wird aktualisiert.`, {
      timestamp: true,
    });
    if (!isShellChanged) {
      server.ws.send({ type: 'custom', event: 'content:update', data: {} });
      return;
    }
    // Name, menus, labels and the list of articles are part of the code, so only a reload updates them.
    server.moduleGraph.invalidateAll();
    server.ws.send({ type: 'full-reload' });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    logger.error(message, { timestamp: true });
    // Not Vite's own error overlay, which is in English and can be dismissed for good.
    const mistakes = error instanceof ContentErrors ? error.errors.map(({ message }) => message) : [message];
    server.ws.send({ type: 'custom', event: 'content:mistakes', data: mistakes });
  }
}
