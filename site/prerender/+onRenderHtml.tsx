import { dangerouslySkipEscape, escapeInject } from 'vike/server';
import type { PageContextServer } from 'vike/types';
import { INVALID_ENQUIRY_PATH } from '../forms/enquiry/invalid-page.ts';
import { renderPage } from './render-page.tsx';

/** Makes the HTML document of one URL. */
export async function onRenderHtml({ urlPathname }: PageContextServer) {
  const isInvalid = urlPathname === INVALID_ENQUIRY_PATH;
  const { head, body, data } = await renderPage(isInvalid ? '/anfrage' : urlPathname, {
    invalidForm: isInvalid,
  });
  const documentHtml = escapeInject`<!doctype html>
<html lang="de">
<head>${dangerouslySkipEscape(head)}</head>
<body><div id="root">${dangerouslySkipEscape(body)}</div>${dangerouslySkipEscape(data)}</body>
</html>`;
  return { documentHtml, injectFilter };
}

/** Vike would preload every font and image that it finds; what the first screen needs stands in the head. */
function injectFilter(
  assets: Array<{ src: string; assetType: string | null; inject: false | 'HTML_BEGIN' | 'HTML_END' }>,
) {
  for (const asset of assets) {
    if (asset.assetType === 'font' || asset.assetType === 'image') asset.inject = false;
    // The two sheets are linked where they are needed: document-head.ts and routes.tsx.
    if (/\/(?:index|pages)(?:\.[\w-]+)?\.css/.test(asset.src)) asset.inject = false;
    if (asset.assetType === 'script') asset.inject = 'HTML_END';
  }
}
