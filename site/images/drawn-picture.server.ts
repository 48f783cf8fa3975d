import { generatedDrawings, type ImageContent } from './images.server.ts';
import type { Photograph, Size } from './photograph.server.ts';

/** Data of a picture for <Picture>. */
export type Picture = Size &
  (
    | { src: string }
    | (Pick<Photograph, 'widths' | 'fallback'> & {
        /** URL of its files without width and extension. */
        stem: string;
      })
  );

/** Folder for files with a hash in their name, which browsers cache for a year (infra/site-files.ts). */
export const ASSETS = 'assets/static';

/**
 * The picture of an article or newsletter issue, if it is generated from the name. It is part of the page data, so
 * that a new article changes no code.
 */
export function drawnPicture(content: ImageContent, name: string): Picture | undefined {
  const image = generatedDrawings(content).get(name);
  if (image?.kind !== 'generated') return undefined;
  const { fileName, width, height } = image;
  return { src: `/${ASSETS}/${fileName}`, width, height };
}

/** All generated drawings, by path. */
export function* drawnFiles(content: ImageContent): Generator<[path: string, svg: string]> {
  for (const image of generatedDrawings(content).values())
    if (image.kind === 'generated') yield [`${ASSETS}/${image.fileName}`, image.svg];
}
