import { basename, join, resolve } from 'node:path';
import { openCache } from '../lib/cache.server.ts';
import type { Content } from './content.ts';
import { ContentErrors } from './errors/content-error.ts';
import { type ContentSource, parseContent } from './parse-content.server.ts';
import {
  checkPageName,
  contentFolder,
  drawingNames,
  isFolder,
  listFolder,
  missingFolder,
  read,
} from './read/content-files.server.ts';
import type { ContentFiles } from './read/files-as-read.ts';
import { ownPictures, textPictures } from './read/own-pictures.server.ts';
import { isPublished } from './read/published.ts';
import { isHidden, knownPages } from './references/known-pages.server.ts';
import { withoutDeadLinks } from './switched-off.ts';

export type LoadOptions = {
  folder?: string;
  /** Cache of rendered articles. */
  cacheFolder?: string;
  /** Includes drafts and future articles; `CONTENT_UNPUBLISHED` does so too, as in `npm run dev`. */
  unpublished?: boolean;
  /** The time of publication. */
  now?: Date;
};

/**
 * Reads and validates everything under `content/`.
 * @throws ContentErrors with every mistake of every file
 */
export function loadContent(options: LoadOptions = {}): Content {
  return readContent(options).content;
}

/** Global, because Vite loads its configuration, and these modules with it, once per bundle. */
const shared = globalThis as typeof globalThis & { builtContent?: Content };

/** The content of a build, read once. */
export function builtContent(): Content {
  shared.builtContent ??= loadContent();
  return shared.builtContent;
}

/** The content together with the files as read. */
export function readContent({
  folder = contentFolder,
  cacheFolder = resolve('.cache/content'),
  unpublished = Boolean(process.env.CONTENT_UNPUBLISHED),
  now = new Date(),
}: LoadOptions = {}): { content: Content; files: ContentFiles } {
  if (!isFolder(folder)) throw new ContentErrors([missingFolder(folder)]);
  const cache = openCache(cacheFolder, 'site/content/load-content.server.ts');
  const source: ContentSource = {
    read: (path) => read(folder, path),
    list(name) {
      if (name === 'blog' && !isFolder(join(folder, name))) throw missingFolder(folder, name);
      const entries = listFolder(join(folder, name));
      const names = entries.map((entry) => entry.name);
      return entries.map((entry) => {
        const path = `${name}/${entry.name.normalize('NFC')}`;
        return { path, check: () => checkPageName(path, entry, names) };
      });
    },
    parse(inputs, parse) {
      const known = cache.read(inputs);
      if (known) return JSON.parse(known.toString());
      const value = parse();
      cache.write(inputs, JSON.stringify(value));
      return value;
    },
    isShown: (article) => unpublished || isPublished(article, now),
    pictures: () => [...drawingNames(), ...ownPictures(folder).map(({ name }) => name)],
    textPictures: () => textPictures(folder).map(({ label }) => basename(label)),
  };
  const { content, files, errors, references } = parseContent(source);
  if (errors.length > 0) throw new ContentErrors(errors);
  const pages = knownPages(references);
  return { content: withoutDeadLinks(content, (path) => isHidden(path, pages)), files };
}
