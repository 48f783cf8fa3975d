import { dangerouslySkipEscape, escapeInject } from 'vike/server';
import type { PageContextServer } from 'vike/types';
import { SLOTS } from './document-slots.ts';

/** Makes the HTML document of one URL; a build makes one with slots, and fills it for each page itself. */
export async function onRenderHtml({ urlPathname }: PageContextServer) {
  const { head, body, data } = import.meta.env.DEV ? await renderSaved(urlPathname) : SLOTS;
  const documentHtml = escapeInject`<!doctype html>
<html lang="de">
<head>${dangerouslySkipEscape(head)}</head>
<body><div id="root">${dangerouslySkipEscape(body)}</div>${dangerouslySkipEscape(data)}</body>
</html>`;
  return { documentHtml, injectFilter };
}

async function renderSaved(path: string) {
  const { renderSaved } = await import('./render-saved.server.ts');
  return renderSaved(path);
}

/** Vike would preload every font and image that it finds; what the first screen needs stands in the head. */
function injectFilter(
  assets: Array<{ src: string; assetType: string | null; inject: false | 'HTML_BEGIN' | 'HTML_END' }>,
) {
  for (const asset of assets) {
    if (asset.assetType === 'font' || asset.assetType === 'image') asset.inject = false;
    // The sheets are linked where they are needed: client/page-view.tsx and client/hydrate.tsx.
    if (/\/(?:article|enquiry|home|lists|live|pages)(?:\.[\w-]+)?\.css/.test(asset.src)) asset.inject = false;
    if (asset.assetType === 'script') asset.inject = 'HTML_END';
  }
}
