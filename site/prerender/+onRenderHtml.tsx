import { dangerouslySkipEscape, escapeInject } from 'vike/server';
import type { PageContextServer } from 'vike/types';
import { SLOTS } from './document-slots.ts';
import type { DocumentParts } from './render-page.tsx';

/** Makes the HTML document of one URL; a build makes one with slots, and fills it for each page itself. */
export async function onRenderHtml({ urlPathname }: PageContextServer) {
  if (!import.meta.env.DEV) return { documentHtml: documentOf(SLOTS), injectFilter };
  try {
    return { documentHtml: documentOf(await renderSaved(urlPathname)), injectFilter };
  } catch (error) {
    // Vike would say that an error occurred, and no more, even after it was mended.
    console.error(String(error));
    const { errorPage } = await import('../content/error-page.server.ts');
    return { documentHtml: dangerouslySkipEscape(errorPage(error)), injectFilter: injectNothing };
  }
}

function documentOf({ head, body, data }: DocumentParts) {
  return escapeInject`<!doctype html>
<html lang="de">
<head>${dangerouslySkipEscape(head)}</head>
<body><div id="root">${dangerouslySkipEscape(body)}</div>${dangerouslySkipEscape(data)}</body>
</html>`;
}

async function renderSaved(path: string) {
  const { renderSaved } = await import('./render-saved.server.ts');
  return renderSaved(path);
}

type Assets = Array<{ src: string; assetType: string | null; inject: false | 'HTML_BEGIN' | 'HTML_END' }>;

function injectNothing(assets: Assets) {
  for (const asset of assets) asset.inject = false;
}

/** Vike would preload every font and image that it finds; what the first screen needs stands in the head. */
function injectFilter(assets: Assets) {
  for (const asset of assets) {
    if (asset.assetType === 'font' || asset.assetType === 'image') asset.inject = false;
    // The sheets are linked where they are needed: client/page-view.tsx and client/hydrate.tsx.
    if (/\/(?:article|enquiry|home|lists|live|pages)(?:\.[\w-]+)?\.css/.test(asset.src)) asset.inject = false;
    if (asset.assetType === 'script') asset.inject = 'HTML_END';
  }
}
