/** Device pixels of a phone 390 px wide, which shows a picture over its whole width. */
const PHONE = 390 * 2;

/** What a page names in its HTML: paths within the site, without a slash in front. */
export type PageFiles = { html: string; sheets: string[]; images: string[] };

/**
 * Reads a page as a browser does on a phone. Pictures are all that a visitor can come to see, also those that load
 * lazily or lie in the closed menu, each once. Of a photograph it is the AVIF file that is wide enough for the phone's
 * whole width: never less than what the browser chooses.
 */
export function filesOf(html: string): PageFiles {
  const sheets = [...html.matchAll(/<link rel="stylesheet" href="\/([^"]+)"/g)].map(([, file = '']) => file);
  const images = html
    // What is shown without script only is shown to few.
    .replaceAll(/<noscript>.*?<\/noscript>/gs, '')
    .split('<picture')
    .flatMap((part) => {
      const chosen = photograph(part);
      const named = [...part.matchAll(/<img [^>]*?src="\/([^"]+)"/g)].map(([, file = '']) => file);
      // The first one stands in for the photograph where the browser knows neither AVIF nor WebP.
      return chosen ? [chosen, ...named.slice(1)] : named;
    });
  return { html, sheets: [...new Set(sheets)], images: [...new Set(images)] };
}

function photograph(part: string): string | undefined {
  const offered = /type="image\/avif" srcset="([^"]+)"/i.exec(part)?.[1];
  const files = [...(offered ?? '').matchAll(/\/(\S+) (\d+)w/g)].map(([, file = '', width]) => ({
    file,
    width: Number(width),
  }));
  return (files.find(({ width }) => width >= PHONE) ?? files.at(-1))?.file;
}

/** Style sheets that stand in the page itself count as style, wherever they stand. */
export const withoutStyles = (html: string) => html.replaceAll(/<style[^>]*>.*?<\/style>/gs, '');

/** Fonts that a style sheet may fetch; which of them a page needs its letters decide. */
export const fontsOf = (css: string) =>
  [...css.matchAll(/url\(["']?\/([^)"']+\.woff2)["']?\)/g)].map(([, file = '']) => file);
