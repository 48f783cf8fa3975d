import { type Drawing, type ImageContent, siteDrawings } from './images.server.ts';
import { ASSETS, type Photograph, type Size } from './photograph.server.ts';

/** Data of a picture for <Picture>. */
export type Picture = Size &
  (
    | { src: string }
    | (Pick<Photograph, 'widths' | 'fallback' | 'focus'> & {
        /** URL of its files without width and extension. */
        stem: string;
      })
  );

type DrawnPicture = Size & { src: string };

/**
 * The picture of an article or newsletter issue, if it is drawn: in images/articles, or generated from the name. It is
 * part of the page data, so that a new article changes no code.
 */
export function drawnPicture(content: ImageContent, name: string): DrawnPicture | undefined {
  const drawn = dataDrawings(content).get(name);
  return drawn && { src: `/${ASSETS}/${drawn.fileName}`, width: drawn.width, height: drawn.height };
}

/**
 * Puts an article's second drawing (images/tailpieces), if its picture has one, before the last part of its text.
 * @param html of the article, with its headings at the top level
 * @param name of the article's picture
 * @returns html with an image as high and wide as article.css says, or as it was if there is no heading but the first
 */
export function showTailpiece(content: ImageContent, html: string, name: string): string {
  const drawn = drawnPicture(content, `${name}-tailpiece`);
  const last = html.lastIndexOf('<h2');
  return drawn && last > 0 ? html.slice(0, last) + lazyImage(drawn) + html.slice(last) : html;
}

const lazyImage = ({ src, width, height }: DrawnPicture) =>
  `<img src="${src}" alt="" width="${width}" height="${height}" loading="lazy">`;

/**
 * Puts the drawings of an article's headings (images/headings) into them; a heading without one stays as it is.
 * @param name of the article's picture
 */
export function showHeadings(content: ImageContent, html: string, name: string): string {
  return html.replace(/<h[23] id="([^"]+)"[^<>]*>/g, (heading, id: string) => {
    const drawn = drawnPicture(content, `${name}-${id}`);
    return drawn ? heading + lazyImage(drawn) : heading;
  });
}

/** All drawings that are data, by path. */
export function* drawnFiles(content: ImageContent): Generator<[path: string, svg: string]> {
  for (const { fileName, svg } of dataDrawings(content).values()) yield [`${ASSETS}/${fileName}`, svg];
}

function dataDrawings(content: ImageContent): Map<string, Drawing> {
  const known = drawings.get(content) ?? new Map(readAll(content));
  drawings.set(content, known);
  return known;
}

const drawings = new WeakMap<ImageContent, Map<string, Drawing>>();

function* readAll(content: ImageContent): Generator<[name: string, Drawing]> {
  for (const [name, image] of siteDrawings(content))
    if (image.kind === 'drawing' && image.isData) yield [name, image];
}
