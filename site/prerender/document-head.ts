import { src as mark } from 'virtual:pictures/mark';
import jost from '../styles/fonts/jost.woff2?url';
import vollkorn from '../styles/fonts/vollkorn.woff2?url';
import { consentData } from './consent-data.ts';

/**
 * The contents of <head>.
 * @param pageTags title and meta tags of the page
 */
export function documentHead(pageTags: string): string {
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    pageTags,
    fonts,
    // Ink, which suits both themes.
    '<meta name="theme-color" content="#0f2b2d">',
    icons,
    consentData(),
  ].join('');
}

/** After the style sheet, which is in the page's tags and more urgent. The first screen has no italics. */
const fonts = [jost, vollkorn]
  .map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`)
  .join('');

/** Written by the build (scripts/assets/build-icons.ts); development uses the logo. */
const icons = import.meta.env.DEV
  ? `<link rel="icon" href="${mark}" type="image/svg+xml">`
  : [
      // Browsers that support both prefer the SVG, provided the other states a size.
      '<link rel="icon" href="/favicon.ico" sizes="32x32">',
      '<link rel="icon" href="/icon.svg" type="image/svg+xml">',
      '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
      '<link rel="manifest" href="/manifest.webmanifest">',
    ].join('');
