import { join, parse } from 'node:path';
import { slugify } from '../../lib/slugify.ts';
import { quote } from '../../lib/suggestion.server.ts';
import { contentFolder, listFolder } from './content-files.server.ts';

/** Subfolders of content/images: replacements for generated share images, and pictures in articles' texts. */
const SHARE_FOLDER = 'share';
const TEXT_FOLDER = 'blog';

type OwnPicture = { name: string; file: string; label: string; problem?: string | undefined };

/** The files of content/images, each with the problem that makes it unusable, if any. */
export const ownPictures = (folder: string): OwnPicture[] => picturesIn(folder, 'images');

/** The pictures in articles' texts. */
export const textPictures = (folder: string): OwnPicture[] => picturesIn(folder, `images/${TEXT_FOLDER}`);

function picturesIn(folder: string, subfolder: string): OwnPicture[] {
  const entries = listFolder(join(folder, subfolder)).filter(
    ({ name }) => subfolder !== 'images' || ![SHARE_FOLDER, TEXT_FOLDER].includes(name),
  );
  const found = entries.map((entry) => {
    const fileName = entry.name.normalize('NFC');
    const { name, ext } = parse(fileName);
    const isFolder = entry.isDirectory();
    return {
      name,
      file: join(folder, subfolder, entry.name),
      label: `content/${subfolder}/${fileName}`,
      problem: isFolder ? folderProblem(subfolder) : (formatProblem(ext) ?? nameProblem(name, ext)),
    };
  });
  return found.map((picture) => {
    const twin = found.find(({ name, label }) => name === picture.name && label !== picture.label);
    return { ...picture, problem: picture.problem ?? (twin && twinProblem(picture, twin)) };
  });
}

/** The owner's photograph of that name, if any. */
export function findOwnPicture(name: string, folder = contentFolder): string | undefined {
  return ownPictures(folder).find((picture) => picture.name === name)?.file;
}

/** `name` is that of the share image: `ki-beratung`, `blog/google-ki-suche`, `index` for the home page. */
export type SharePicture = { name: string; file: string; label: string };

/** The files of content/images/share, usable or not. */
export function findSharePictures(folder = contentFolder): SharePicture[] {
  return ['', 'blog/', 'fallstudien/'].flatMap((prefix) =>
    listFolder(join(folder, 'images', SHARE_FOLDER, prefix))
      .filter(
        (entry) => !(entry.isDirectory() && ['blog', 'fallstudien'].includes(entry.name) && prefix === ''),
      )
      .map((entry) => {
        const fileName = entry.name.normalize('NFC');
        return {
          name: prefix + parse(fileName).name,
          file: join(folder, 'images', SHARE_FOLDER, prefix, entry.name),
          label: `content/images/${SHARE_FOLDER}/${prefix}${fileName}`,
        };
      }),
  );
}

const folderProblem = (subfolder: string) =>
  `Ordner sind hier nicht vorgesehen. Legen Sie Bilder unmittelbar in content/${subfolder} ab`;

export function formatProblem(extension: string): string | undefined {
  if (/^\.(?:jpe?g|png|webp|avif)$/i.test(extension)) return undefined;
  return 'Dieses Dateiformat zeigen Browser nicht zuverlässig. Speichern Sie das Bild in Ihrem Bildprogramm als JPEG oder PNG, und löschen Sie diese Datei';
}

function nameProblem(name: string, extension: string): string | undefined {
  if (/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name)) return undefined;
  const suggestion = `${slugify(name) || 'bild'}${extension.toLowerCase()}`;
  return `Der Dateiname darf nur Kleinbuchstaben ohne Umlaute, Ziffern und Bindestriche enthalten. Benennen Sie die Datei um in ${suggestion}`;
}

export const twinProblem = ({ name }: { name: string }, twin: { label: string }) =>
  `Unter dem Namen ${quote(name)} liegen zwei Bilder, das andere ist ${twin.label}. Löschen Sie eines der beiden`;
