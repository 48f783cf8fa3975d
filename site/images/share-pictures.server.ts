import { readFileSync } from 'node:fs';
import { parse } from 'node:path';
import { ContentError, ContentErrors } from '../content/errors/content-error.ts';
import { contentFolder } from '../content/read/content-files.server.ts';
import {
  findSharePictures,
  formatProblem,
  type SharePicture,
  twinProblem,
} from '../content/read/own-pictures.server.ts';
import { suggestion } from '../lib/suggestion.server.ts';
import { type Size, usablePart } from './photograph.server.ts';

/**
 * Checks every file of content/images/share.
 * @param names the share images that exist
 * @param least minimum size in pixels, which also sets the shape
 * @throws ContentErrors for all unusable files
 */
export async function checkSharePictures(
  names: readonly string[],
  least: Size,
  folder = contentFolder,
): Promise<void> {
  const errors: ContentError[] = [];
  const found = findSharePictures(folder);
  for (const picture of found) {
    const problem = problemOf(picture, found, names);
    try {
      if (problem) throw new ContentError({ file: picture.label }, problem);
      await usablePart(readFileSync(picture.file), picture.label, least);
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      errors.push(error);
    }
  }
  if (errors.length > 0) throw new ContentErrors(errors);
}

function problemOf(picture: SharePicture, all: SharePicture[], names: readonly string[]): string | undefined {
  const { name, label } = picture;
  const twin = all.find((other) => other.name === name && other.label !== label);
  if (!names.includes(name)) {
    return `Zu diesem Namen gibt es keine Seite, die geteilt werden kann.${suggestion(name, [...names])} Benennen Sie die Datei wie die Adresse der Seite, zum Beispiel ki-beratung.jpg, blog/google-ki-suche.jpg oder für die Startseite index.jpg`;
  }
  return formatProblem(parse(label).ext) ?? (twin && twinProblem(picture, twin));
}
