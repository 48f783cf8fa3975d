import { site } from 'virtual:site-shell';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { PageData } from '../assemble/page-data.ts';
import { FORM_FRAME_PATH } from '../build-folder.ts';
import { PageView } from '../client/page-view.tsx';
import { Root } from '../client/root.tsx';
import { createRoutes, routeOf } from '../routes.ts';
import enquirySheet from '../styles/enquiry.css?url';
import { documentHead } from './document-head.ts';

/** The parts of a document. */
export type DocumentParts = { head: string; body: string; data: string };

/** Renders one page; the not-found page can appear at any path. */
export async function renderPage(path: string, data: PageData): Promise<DocumentParts> {
  const source = createRoutes()(path);
  const view = <PageView source={source} page={{ data, Page: await source.load() }} />;
  return { ...render(view, path), data: dataScript(routeOf(source), data) };
}

/**
 * Renders the page that the lead API puts around a form with errors (functions/leads/error-page.ts). Without page data,
 * so the browser doesn't hydrate it.
 */
export function renderFormFrame(): DocumentParts {
  const page = (
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
  return { ...render(page, FORM_FRAME_PATH), data: '' };
}

function render(page: ReactNode, path: string) {
  const html = renderToString(
    <StaticRouter location={path}>
      <Root>{page}</Root>
    </StaticRouter>,
  );
  // React puts tags for <head> before everything else.
  const [hoisted = ''] = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/.exec(html) ?? [];
  return { head: documentHead(hoisted), body: html.slice(hoisted.length) };
}

/** The page's data for hydration. Not executable, so the CSP needs no exception. */
function dataScript(route: string, data: PageData): string {
  // The browser reads what the page already contains from there (client/first-page-data.ts); structured data has its
  // own element.
  const { structuredData: _structuredData, ...head } = data.head;
  const { html: _html, ...page } = data.page;
  const json = JSON.stringify({ route, data: { ...data, head, page } }).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="page-data">${json}</script>`;
}
