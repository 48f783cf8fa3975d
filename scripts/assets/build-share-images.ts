import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, extname, join, resolve } from 'node:path';
import type { Content } from '../../site/content/content.ts';
import { ContentError, ContentErrors } from '../../site/content/errors/content-error.ts';
import { contentFolder as ownContentFolder } from '../../site/content/read/content-files.server.ts';
import { findSharePictures } from '../../site/content/read/own-pictures.server.ts';
import { readable } from '../../site/images/photograph.server.ts';
import { type Cache, openCache } from '../../site/lib/cache.server.ts';
import { type ShareCard, shareCards, shareFiles, shareName } from '../../site/seo/share-card.server.ts';
import { motifParts } from './motif.ts';
import { cutShareImage, drawShareImage, type ImageFormat } from './share-image.ts';
import { themes } from './themes.ts';

export type ShareOptions = {
  contentFolder?: string;
  cacheFolder?: string;
  /** The pages whose images are made. */
  cards?: ShareCard[];
};

/** Images by path below /share. */
export type ShareImages = Map<string, Buffer>;

const AT_ONCE = 8;

/**
 * Makes the share image of every page. Unchanged ones come from a cache.
 * @throws ContentErrors for a truncated picture of the owner
 */
export async function makeShareImages(
  content: Content,
  {
    contentFolder = ownContentFolder,
    cacheFolder = resolve('.cache/share'),
    cards = shareCards(content),
  }: ShareOptions = {},
): Promise<ShareImages> {
  const cache = openCache(cacheFolder, 'scripts/assets/build-share-images.ts');
  const files = shareFiles(cards, contentFolder);
  const images: ShareImages = new Map();
  // A few at a time: each holds its layers in memory, 3 GB for 1,000 articles.
  for (let first = 0; first < cards.length; first += AT_ONCE) {
    const batch = cards.slice(first, first + AT_ONCE).map(async (card, index) => {
      const file = files[first + index] as string;
      const bytes = (await ownImage(cache, card, contentFolder)) ?? (await drawnImage(cache, card, file));
      images.set(file, bytes);
    });
    await Promise.all(batch);
  }
  return images;

  async function drawnImage(cache: Cache, card: ShareCard, file: string): Promise<Buffer> {
    const { name, url } = content.site;
    const { title, kind } = card;
    const texts = { title, ...(kind && { kind }), owner: name, address: new URL(url).host };
    const theme = themes[card.page];
    const motif = await motifParts(content, contentFolder, card, theme);
    const format = extname(file).slice(1) as ImageFormat;
    const places = motif.layers.map(({ bytes: _bytes, ...place }) => place);
    return cache.get(
      [
        JSON.stringify([texts, card.page, format, places]),
        motif.svg,
        ...motif.layers.map(({ bytes }) => bytes),
      ],
      () => drawShareImage(texts, theme, motif, format),
    );
  }
}

async function ownImage(cache: Cache, card: ShareCard, folder: string): Promise<Buffer | undefined> {
  const own = findSharePictures(folder).find(({ name }) => name === shareName(card));
  if (!own) return undefined;
  const bytes = await readFile(own.file);
  return cache.get([bytes], () =>
    readable(own.label, () => cutShareImage(bytes)).catch((error) => {
      throw error instanceof ContentError ? new ContentErrors([error]) : error;
    }),
  );
}

export async function writeShareImages(images: ShareImages, folder: string): Promise<void> {
  for (const [file, bytes] of images) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), bytes);
  }
}
