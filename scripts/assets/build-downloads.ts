import { existsSync, mkdirSync } from 'node:fs';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import type { DownloadDetails } from '../../site/assemble/download-details.server.ts';
import { authorPictures } from '../../site/content/author-pictures.ts';
import type { Content } from '../../site/content/content.ts';
import { ContentError, ContentErrors } from '../../site/content/errors/content-error.ts';
import type { Article } from '../../site/content/read/article.server.ts';
import { documentFile } from '../../site/content/read/article-document.server.ts';
import { contentFolder as ownContentFolder, read } from '../../site/content/read/content-files.server.ts';
import { findOwnPicture } from '../../site/content/read/own-pictures.server.ts';
import { parsePrompts } from '../../site/content/read/prompts.server.ts';
import type { Book } from '../../site/content/schemas/books.ts';
import { readDrawing } from '../../site/images/read-drawing.server.ts';
import { type Cache, openCache } from '../../site/lib/cache.server.ts';
import { UserError } from '../progress.ts';
import { articleDocx, type DocxContent } from './article-docx.ts';
import { bookCover, COVER } from './book-cover.ts';
import { asJpeg, drawing, drawnPortrait, drawnStage, fitted, photograph } from './pictures.ts';
import { promptsPdf } from './prompts-pdf.ts';

export type DownloadContent = DocxContent & Pick<Content, 'articles' | 'books' | 'downloads'>;

export type DownloadOptions = { contentFolder?: string; cacheFolder?: string };

/** Width of covers for the web in pixels, and in print in inches (125 mm). */
const WEB_WIDTH = 1000;
const PRINT_WIDTH = 125 / 25.4;
const PRINT_DPI = 300;

/**
 * Writes all files of content/downloads.yaml, and articles' Word files, into a folder. Unchanged ones come from a cache.
 * @throws UserError for a file without generator, ContentErrors for mistakes in a PDF's text
 */
export async function buildDownloads(
  content: DownloadContent,
  folder: string,
  { contentFolder = ownContentFolder, cacheFolder = resolve('.cache/downloads') }: DownloadOptions = {},
): Promise<void> {
  const cache = openCache(cacheFolder, 'scripts/assets/build-downloads.ts');
  const makers = [
    ...content.downloads.downloads.map(({ file }) => ({ file, make: makerOf(file) })),
    ...content.articles.filter(({ document }) => document).map(wordFile),
  ];
  mkdirSync(folder, { recursive: true });
  await Promise.all(makers.map(async ({ file, make }) => writeFile(join(folder, file), await make())));

  function makerOf(file: string): () => Promise<Buffer> {
    const make = own(file) ?? pdf(file) ?? cover(file) ?? authorPicture(file);
    if (make) return make;
    throw new UserError(
      `content/downloads.yaml: Die Datei „${file}“ kann nicht erzeugt werden. Möglich sind ${possibleFiles(content).join(', ')}. Jede andere Datei muss unter ihrem Namen in content/downloads liegen, ein PDF auch als Text (.md).`,
    );
  }

  function wordFile(article: Article) {
    const make = () => {
      const source = read(contentFolder, `blog/${article.slug}.md`);
      const { facts, site, blog, checks } = content;
      const others = [facts, site.url, blog.article.document, checks.typography];
      return cache.get([source, JSON.stringify(others)], () => articleDocx(article, source, content));
    };
    return { file: documentFile(article), make };
  }

  function own(file: string) {
    const path = join(contentFolder, 'downloads', file);
    return existsSync(path) ? () => readFile(path) : undefined;
  }

  function pdf(file: string) {
    const name = /^(.+)\.pdf$/.exec(file)?.[1];
    if (!name || !existsSync(join(contentFolder, 'downloads', `${name}.md`))) return undefined;
    return async () => {
      const source = inErrors(() => read(contentFolder, `downloads/${name}.md`));
      const { facts } = content;
      const picture = readDrawing('site/images/prompts.svg');
      return cache.get([source, JSON.stringify(facts), picture], () => {
        const document = inErrors(() => parsePrompts(`content/downloads/${name}.md`, source, facts));
        return promptsPdf(document, content.site.url);
      });
    };
  }

  function cover(file: string) {
    const [, id, use] = /^(.+)-cover-(web\.jpg|druck\.png)$/.exec(file) ?? [];
    const book = content.books.books.find((one) => one.id === id);
    if (!book) return undefined;
    return () =>
      coverFile(
        cache,
        { book, author: content.site.name, isPrint: use === 'druck.png' },
        findOwnPicture(book.id, contentFolder),
      );
  }

  function authorPicture(file: string) {
    const name = authorPictures[file];
    if (!name) return undefined;
    return async () => {
      const own = findOwnPicture(name, contentFolder);
      if (own) return cache.get([await readFile(own)], () => photograph(own));
      return cache.get([readDrawing(`site/images/${name}.svg`)], drawnPictures[name]);
    };
  }
}

const drawnPictures = { portrait: drawnPortrait, stage: drawnStage };

type Cover = { book: Book; author: string; isPrint: boolean };

async function coverFile(cache: Cache, { isPrint, ...cover }: Cover, own: string | undefined) {
  const source = own ? await readFile(own) : Buffer.from(bookCover(cover.book, cover.author));
  return cache.get([isPrint ? 'print' : 'web', source], async () => {
    const width = isPrint ? Math.round(PRINT_WIDTH * PRINT_DPI) : WEB_WIDTH;
    const height = Math.round(((isPrint ? PRINT_WIDTH * PRINT_DPI : width) * COVER.height) / COVER.width);
    const picture = own ? fitted(source, { width, height }) : drawing(source.toString(), { width, height });
    if (!isPrint) return asJpeg(picture);
    return picture.png({ compressionLevel: 9 }).withMetadata({ density: PRINT_DPI }).toBuffer();
  });
}

function possibleFiles({ downloads, books }: DownloadContent): string[] {
  const pdfs = downloads.downloads.filter(({ file }) => file.endsWith('.pdf')).map(({ file }) => file);
  const [{ id } = { id: 'buch' }] = books.books;
  return [...pdfs, `${id}-cover-web.jpg`, `${id}-cover-druck.png`, ...Object.keys(authorPictures)];
}

/** Reports mistakes in these texts like those in all others. */
function inErrors<Value>(run: () => Value): Value {
  try {
    return run();
  } catch (error) {
    const found = Array.isArray(error) ? error : [error];
    throw found.every((one) => one instanceof ContentError) ? new ContentErrors(found) : error;
  }
}

/** File sizes and picture dimensions in a folder, shown on the download cards. */
export async function fileDetails(folder: string): Promise<Record<string, DownloadDetails>> {
  const files = (await readdir(folder)).sort();
  return Object.fromEntries(
    await Promise.all(files.map(async (file) => [file, await detailsOf(join(folder, file))] as const)),
  );
}

async function detailsOf(file: string): Promise<DownloadDetails> {
  const { size: bytes } = await stat(file);
  if (/\.(?:pdf|docx)$/.test(file)) return { bytes };
  const { width, height } = await sharp(file).metadata();
  return { bytes, width, height };
}
