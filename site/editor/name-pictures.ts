import { MIN_WIDTH } from '../images/cut-to.ts';
import { slugify } from '../lib/slugify.ts';
import { originalOf } from './file-formats.ts';
import { PHOTO } from './formats.ts';
import { usablePicture } from './usable-picture.ts';
import { readMarkdown } from './write-markdown.ts';

/*
 * Photographs that are found by a name of the site's choosing: an article's by the article's, a cover by the book's.
 * Sveltia CMS names a file as it is chosen, when there may be no title yet, gives a taken name a number, and doesn't
 * store a picture that it knows. So such a file carries a pattern for its name, filled in while its entry is saved.
 */

/** A file in the folder of pictures, as the CMS knows it. */
type Asset = { path: string; sha?: string };
type Change = { action: string; path: string; previousSha?: string | undefined };
type Saving = {
  file: File;
  subfolderPath: string | undefined;
  replace: boolean;
  /** The entry's slug, as it will be saved. */
  slug: string;
  /** For example books.3._cover. */
  keyPath: string;
  /** The form's values by their paths. */
  content: Record<string, unknown>;
  changes: Change[];
  /** The files that this save stores. */
  savingAssets: Asset[];
};

/** The first two are called by the places in Sveltia CMS that patches.ts changes, the others are set there. */
type Hooks = {
  name(saving: Saving): Promise<[file: File, subfolderPath: string | undefined, replace: boolean]>;
  identity(file: File, sha: string): string;
  assets?(): Map<string, Asset>;
  urlOf?(asset: Asset): Promise<string>;
};

declare global {
  var pictureHooks: Hooks;
}

const PATTERN = 'as:';
const TEXT_FOLDER = 'blog';

/** @param pattern {{slug}} is the entry's, {{id}} the value of that field beside the picture; colons divide folders */
export const namedAs = (pattern: string, ending: string) => `${PATTERN}${pattern}.${ending}`;

/** The files that the last save with a file has stored. */
let stored: Asset[] = [];

/** Paths by file, so that the same photograph is stored for each of two entries. */
const paths = new WeakMap<File, string>();

const hooks: Hooks = {
  async name({ file, subfolderPath, replace, slug, keyPath, content, changes, savingAssets }) {
    stored = savingAssets;
    // A picture in an article's text. A folder for the collection would take in the photographs of its fields, too.
    if (keyPath === 'body') return [await usableInText(file), TEXT_FOLDER, replace];
    if (!file.name.startsWith(PATTERN)) return [file, subfolderPath, replace];
    if (keyPath === PHOTO) leaveDrawing(content);
    const beside = keyPath.slice(0, keyPath.lastIndexOf('.') + 1);
    const name = file.name
      .slice(PATTERN.length)
      .replace(/\{\{(\w+)\}\}/g, (_, field) => (field === 'slug' ? slug : String(content[beside + field])));
    const folders = name.split(':');
    const last = folders.pop() ?? '';
    const path = ['content/images', ...folders, last].join('/');
    for (const twin of withoutEnding(path)) {
      if (twin.path !== path) changes.push({ action: 'delete', path: twin.path, previousSha: twin.sha });
    }
    const named = new File([file], last, { type: file.type });
    paths.set(named, path);
    return [named, folders.join('/') || undefined, true];
  },
  identity(file, sha) {
    const name = paths.get(file) ?? (file.name?.startsWith(PATTERN) ? file.name : '');
    return name ? `${sha} ${name}` : sha;
  },
};

/**
 * Cameras write names such as IMG_0815.JPG, which texts can't use.
 * @throws Error that the CMS shows
 */
async function usableInText(file: File): Promise<File> {
  const stem = slugify(file.name.replace(/\.\w+$/, '')) || 'bild';
  try {
    const { picture, ending } = await usablePicture(file, { width: MIN_WIDTH });
    return new File([picture], `${stem}.${ending}`, { type: picture.type });
  } catch (error) {
    const problem = `Text, Bild „${file.name}“: ${(error as Error).message}`;
    throw new Error('saving_failed', { cause: new Error(problem) });
  }
}

/** File names of the pictures for texts. */
export const textPictureNames = (): string[] =>
  [...(hooks.assets?.().values() ?? []), ...stored].flatMap(
    ({ path }) => path.split(`content/images/${TEXT_FOLDER}/`)[1] ?? [],
  );

/** The pictures of a path, whatever their endings. */
function withoutEnding(path: string): Asset[] {
  const stem = path.replace(/\.\w+$/, '');
  return [...(hooks.assets?.().values() ?? [])].filter((asset) => asset.path.replace(/\.\w+$/, '') === stem);
}

/**
 * A new photograph takes the place of the drawing that an article names, but not of one that is chosen with it. In the
 * form's own values, with which the CMS opens it again: otherwise the next save would name the drawing again.
 */
function leaveDrawing(content: Record<string, unknown>): void {
  const original = originalOf(content);
  if (original && content.image === readMarkdown(original).image) content.image = '';
}

/** Lets Sveltia CMS call this module. To be called before it loads. */
export function namePictures(): void {
  globalThis.pictureHooks = hooks;
}

/** URL of the owner's picture of that name in content/images; undefined if there is none. */
export async function ownPicture(name: string): Promise<string | undefined> {
  // The CMS still lists a picture that a proposal replaces; the new one follows it.
  const asset = withoutEnding(`content/images/${name}.jpg`).at(-1);
  return asset && hooks.urlOf?.(asset).catch(() => undefined);
}
