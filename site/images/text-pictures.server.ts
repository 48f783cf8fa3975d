import { ASSETS, type Photograph } from './photograph.server.ts';

/** Prefix of their names among all pictures: their folder. */
export const TEXT_PICTURES = 'blog/';

/** Display width of the text's column (pages/article.css). */
const SIZES = '(width >= 44rem) 40rem, 90vw';

/** Global, because Vite loads these modules once per bundle. */
const shared = globalThis as typeof globalThis & { textPictures?: ReadonlyMap<string, Photograph> };

/** Remembers the prepared pictures in articles' texts, by name. */
export function keepTextPictures(
  images: ReadonlyMap<string, Photograph | { kind: 'drawing' | 'generated' }>,
): void {
  shared.textPictures = new Map(
    [...images].flatMap(([name, image]) =>
      name.startsWith(TEXT_PICTURES) && image.kind === 'photograph'
        ? [[name.slice(TEXT_PICTURES.length), image] as const]
        : [],
    ),
  );
}

/**
 * Puts the prepared files in the place of the pictures that a text names.
 * @param html rendered by content/read/markdown.server.ts
 * @param onlyFallback without the formats that not all readers of feeds know
 * @throws Error if loadImages has not prepared them
 */
export function showTextPictures(html: string, { onlyFallback = false } = {}): string {
  return html.replace(
    /<img src="\/content\/images\/blog\/([a-z0-9-]+)\.\w+" alt="([^"]*)">/g,
    (_, name: string, alt: string) => {
      const picture = shared.textPictures?.get(name);
      if (!picture) throw new Error(`The picture "${name}" of content/images/blog has not been prepared.`);
      const { stem, widths, fallback, width, height } = picture;
      const url = `/${ASSETS}/${stem}`;
      const image = `<img src="${url}-${fallback.width}.${fallback.format}" alt="${alt}" width="${width}" height="${height}" loading="lazy" decoding="async">`;
      if (onlyFallback) return image;
      const sources = ['avif', 'webp'].map((type) => {
        const files = widths.map((one) => `${url}-${one}.${type} ${one}w`).join(', ');
        return `<source type="image/${type}" srcset="${files}" sizes="${SIZES}">`;
      });
      return `<picture>${sources.join('')}${image}</picture>`;
    },
  );
}
