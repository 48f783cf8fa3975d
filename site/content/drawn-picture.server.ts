import { generatedDrawings, type ImageContent } from './images.server.ts';
import type { Photograph, Size } from './photograph.server.ts';

/** What <Picture> knows of a picture. */
export type Picture = Size &
  (
    | { src: string }
    | (Pick<Photograph, 'widths' | 'fallback'> & {
        /** Address of its files without width and type. */
        stem: string;
      })
  );

/** Where the build puts files whose names carry a hash: browsers keep them for a year (infra/site-files.ts). */
export const ASSETS = 'assets/static';

/**
 * The picture of an article or of an issue of the newsletter, if it is drawn from its name. It goes with the data of
 * the pages that show it: a new article changes no code.
 */
export function drawnPicture(content: ImageContent, name: string): Picture | undefined {
  const image = generatedDrawings(content).get(name);
  if (image?.kind !== 'generated') return undefined;
  const { fileName, width, height } = image;
  return { src: `/${ASSETS}/${fileName}`, width, height };
}

/** The files of all such pictures, by their path. */
export function* drawnFiles(content: ImageContent): Generator<[path: string, svg: string]> {
  for (const image of generatedDrawings(content).values())
    if (image.kind === 'generated') yield [`${ASSETS}/${image.fileName}`, image.svg];
}
