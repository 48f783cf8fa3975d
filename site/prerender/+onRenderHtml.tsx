import { dangerouslySkipEscape, escapeInject } from 'vike/server';
import type { PageContextServer } from 'vike/types';
import { formOfInvalidPath } from '../forms/invalid-path.ts';
import { renderInvalidPage, renderPage } from './render-page.tsx';

/** Makes the HTML document of one URL. */
export async function onRenderHtml({ urlPathname }: PageContextServer) {
  const { head, body, data } = await render(urlPathname);
  const documentHtml = escapeInject`<!doctype html>
<html lang="de">
<head>${dangerouslySkipEscape(head)}</head>
<body><div id="root">${dangerouslySkipEscape(body)}</div>${dangerouslySkipEscape(data)}</body>
</html>`;
  return { documentHtml, injectFilter };
}

function render(path: string) {
  const invalidForm = formOfInvalidPath(path);
  if (!invalidForm) return renderPage(path, { invalidForm: false });
  // The enquiry has a page of its own; its 422 page is that page with the messages.
  return invalidForm === 'enquiry'
    ? renderPage('/anfrage', { invalidForm: true })
    : renderInvalidPage(invalidForm);
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
