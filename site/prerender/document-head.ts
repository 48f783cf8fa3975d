import { ERROR_TITLE_PREFIX } from '../forms/error-title.ts';
import icon from '../images/mark.svg?url';
import jost from '../styles/fonts/jost.woff2?url';
import vollkorn from '../styles/fonts/vollkorn.woff2?url';

/**
 * Everything in <head> but the style sheets, which Vike adds.
 * @param pageTags title and meta tags of the page
 * @param errorPrefix marks the title of a page that reports errors, as screen reader users hear it first
 */
export function documentHead(pageTags: string, { errorPrefix }: { errorPrefix: boolean }): string {
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    errorPrefix
      ? pageTags.replace('<title>', `<title>${ERROR_TITLE_PREFIX}`).replace(/<link rel="canonical"[^>]*>/, '')
      : pageTags,
    errorPrefix ? '<meta name="robots" content="noindex">' : '',
    '<meta name="theme-color" content="#fbf9f5" media="(prefers-color-scheme:light)">',
    '<meta name="theme-color" content="#0c1f21" media="(prefers-color-scheme:dark)">',
    ...[jost, vollkorn].map(
      (font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`,
    ),
    `<link rel="icon" href="${icon}" type="image/svg+xml">`,
  ].join('');
}
