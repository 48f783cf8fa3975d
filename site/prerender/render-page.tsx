import { site } from 'virtual:site-shell';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  type RouteObject,
  StaticRouterProvider,
} from 'react-router';
import type { PageData } from '../assemble/page-data.ts';
import { FORM_FRAME_PATH } from '../build-folder.ts';
import { pageRoutes } from '../client/page-routes.tsx';
import { Root } from '../client/root.tsx';
import enquirySheet from '../styles/enquiry.css?url';
import { documentHead } from './document-head.ts';

/** The parts of a document. */
export type DocumentParts = { head: string; body: string };

/** Renders one page; the not-found page can appear at any path. */
export async function renderPage(path: string, data: PageData): Promise<DocumentParts> {
  const routes = pageRoutes(async (_request, { load, sheet }) => ({
    path,
    data,
    Page: await load(),
    sheet,
  }));
  return render(routes, path);
}

/**
 * Renders the page that the lead API puts around a form with errors (functions/leads/error-page.ts).
 */
export async function renderFormFrame(): Promise<DocumentParts> {
  const element = (
    <>
      <title>{`{{title}} | ${site.name}`}</title>
      <meta name="robots" content="noindex" />
      <link rel="stylesheet" href={enquirySheet} precedence="pages" />
      <header className="page-head">
        <h1>{'{{heading}}'}</h1>
        <p className="lead">{'{{lead}}'}</p>
      </header>
      <section className="section section-joined enquiry">{'{{form}}'}</section>
    </>
  );
  const routes = [{ Component: Root, children: [{ path: '*', element }] }];
  return render(routes, FORM_FRAME_PATH);
}

async function render(routes: RouteObject[], path: string) {
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(new URL(path, 'http://localhost')));
  if (context instanceof Response) throw new Error(`${path} redirects.`);
  for (const error of Object.values(context.errors ?? {})) throw error;
  const html = renderToStaticMarkup(
    <StaticRouterProvider
      router={createStaticRouter(handler.dataRoutes, context)}
      context={context}
      hydrate={false}
    />,
  );
  // React puts tags for <head> before everything else.
  const [hoisted = ''] = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/.exec(html) ?? [];
  return { head: documentHead(hoisted), body: html.slice(hoisted.length) };
}
