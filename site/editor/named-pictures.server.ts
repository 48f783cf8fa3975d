import type { Field } from '@sveltia/cms';
import { AUTHOR_PHOTOS } from '../content/author-pictures.ts';
import { MAX_DOWNLOAD } from '../content/own-downloads.ts';
import { pagePaths } from '../content/page-paths.ts';
import { ARTICLE_ART } from '../images/article-art.ts';
import { MIN_WIDTH } from '../images/cut-to.ts';
import { SHARE_IMAGE } from '../seo/share-card.server.ts';
import { COVER, PHOTO, SHARE } from './formats.ts';
import type { PictureField } from './picture-control.tsx';

/* Fields for photographs that are found by their names, which the editor gives them; see name-pictures.ts. */

/** In bytes. */
export const MAX_PICTURE = 12_000_000;

export const photo = namedPicture({
  name: PHOTO,
  label: 'Eigenes Foto',
  hint: 'Ersetzt die Zeichnung. Ein neues Foto tritt an die Stelle des alten.',
  named: '{{slug}}',
  // Between the size that the check refuses below and the double, which it calls better.
  least: { width: 1.5 * ARTICLE_ART.width, height: 1.5 * ARTICLE_ART.height },
});

const cover = namedPicture({
  name: COVER,
  label: 'Eigenes Umschlagbild',
  hint: 'Ersetzt die Zeichnung. Ein neues Bild tritt an die Stelle des alten.',
  named: '{{id}}',
  least: { width: MIN_WIDTH },
});

export const sharePicture = (name: string) =>
  namedPicture({
    name: SHARE,
    label: 'Eigenes Vorschaubild für geteilte Links',
    hint: 'Ohne eines zeichnet die Website das Bild, das Netzwerke und Messenger zu einem Link zeigen.',
    named: `share:${name}`,
    least: SHARE_IMAGE,
  });

const ofAuthor = [
  namedPicture({
    name: AUTHOR_PHOTOS.portrait,
    label: 'Eigenes Porträt',
    hint: 'Ersetzt die Zeichnung im Menü, im Pressebereich und wo „portrait“ als Bild gewählt ist.',
    named: 'portrait',
    least: { width: 900, height: 1140 },
  }),
  namedPicture({
    name: AUTHOR_PHOTOS.stage,
    label: 'Eigenes Foto von der Bühne',
    hint: 'Ersetzt die Zeichnung im Pressebereich und wo „stage“ als Bild gewählt ist.',
    named: 'stage',
    least: { width: 1200, height: 1200 },
  }),
];

/** Fields for pictures that are found by their names, for forms of YAML files. */
export function withNamedPictures(name: string, fields: Field[]): Field[] {
  if (name === 'books')
    return fields.map((field) =>
      'fields' in field && field.name === 'books'
        ? { ...field, fields: [...(field.fields ?? []), cover] }
        : field,
    );
  if (name === 'site') return fields.toSpliced(1, 0, ...ofAuthor);
  if (name === 'downloads') return withUploads(fields);
  const [path] = pagePaths[name as keyof typeof pagePaths] ?? [];
  return path && name !== 'thankYou' ? [...fields, sharePicture(path.slice(1) || 'index')] : fields;
}

/** A file of the owner's goes into the folder that its entry's `file` names. */
function withUploads(fields: Field[]): Field[] {
  return fields.map((list) => {
    const inner = 'fields' in list ? ((list.fields ?? []) as Field[]) : [];
    return list.name === 'downloads'
      ? ({ ...list, fields: inner.map((field) => (field.name === 'file' ? upload(field) : field)) } as Field)
      : list;
  });
}

/** The address of a new file doesn't match the pattern, so its field has none. */
function upload(field: Field): Field {
  const { pattern: _pattern, ...kept } = field as Field & { pattern?: unknown };
  return {
    ...kept,
    widget: 'download',
    media_folder: '/content/downloads',
    public_folder: '/downloads',
    media_libraries: { default: { config: { max_file_size: MAX_DOWNLOAD, slugify_filename: false } } },
  } as Field;
}

/** Its label, and the values for name-pictures.ts and the form. */
type Named = { name: string; label: string; hint: string } & Required<Pick<PictureField, 'named' | 'least'>>;

function namedPicture(field: Named): Field {
  return {
    ...field,
    widget: 'picture',
    required: false,
    media_libraries: { default: { config: { max_file_size: MAX_PICTURE, slugify_filename: false } } },
  };
}
