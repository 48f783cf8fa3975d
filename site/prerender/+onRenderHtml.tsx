import { dangerouslySkipEscape, escapeInject } from 'vike/server';
import type { PageContextServer } from 'vike/types';
import type { PageData } from '../assemble/page-data.ts';
import { NOT_FOUND_PATH } from '../assemble/site-pages.server.ts';
import { FORM_FRAME_PATH } from '../build-folder.ts';
import { builtContent, loadContent } from '../content/load-content.server.ts';
import { errorPage } from './error-page.server.ts';
import { pageData } from './page-data.server.ts';
import { type DocumentParts, renderFormFrame, renderPage } from './render-page.tsx';

/** Renders the HTML document of a URL. */
export async function onRenderHtml({ urlPathname }: PageContextServer) {
  try {
    return { documentHtml: await documentOf(urlPathname), injectFilter };
  } catch (error) {
    if (!import.meta.env.DEV) throw error;
    // Vike would only report that an error occurred, even after it is fixed.
    console.error(String(error));
    return { documentHtml: dangerouslySkipEscape(errorPage(error)), injectFilter: injectNothing };
  }
}

async function documentOf(path: string) {
  const { head, body } = await render(path);
  // The client makes pages live, but not the form's 422 page (client/start.ts).
  const live = path === FORM_FRAME_PATH ? '' : ' data-live';
  return escapeInject`<!doctype html>
<html lang="de">
<head>${dangerouslySkipEscape(head)}</head>
<body><div id="root"${dangerouslySkipEscape(live)}>${dangerouslySkipEscape(body)}</div></body>
</html>`;
}

async function render(path: string): Promise<DocumentParts> {
  if (path === FORM_FRAME_PATH) return renderFormFrame();
  // Development reads content for each page, so that saved changes show.
  const content = import.meta.env.DEV ? loadContent() : builtContent();
  // Only development gets requests for unknown paths.
  const known = pageData(content, path) ? path : NOT_FOUND_PATH;
  return renderPage(known, pageData(content, known) as PageData);
}

type Assets = Array<{ src: string; assetType: string | null; inject: false | 'HTML_BEGIN' | 'HTML_END' }>;

function injectNothing(assets: Assets) {
  for (const asset of assets) asset.inject = false;
}

/** Vike would preload every font and image it finds; the head lists what the first screen needs. */
function injectFilter(assets: Assets) {
  for (const asset of assets) {
    if (asset.assetType === 'font' || asset.assetType === 'image') asset.inject = false;
    // Style sheets are linked where they are needed: client/page-routes.tsx and client/client.tsx.
    if (asset.src.endsWith('.css')) asset.inject = false;
    if (asset.assetType === 'script') asset.inject = 'HTML_END';
  }
}
