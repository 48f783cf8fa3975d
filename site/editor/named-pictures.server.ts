import type { Field } from '@sveltia/cms';
import { pagePaths } from '../content/page-paths.ts';
import { MIN_WIDTH } from '../images/photograph.server.ts';
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
  least: { width: 1200 },
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

/** Fields for pictures that are found by their names, for forms of YAML files. */
export function withNamedPictures(name: string, fields: Field[]): Field[] {
  if (name === 'books')
    return fields.map((field) =>
      'fields' in field && field.name === 'books'
        ? { ...field, fields: [...(field.fields ?? []), cover] }
        : field,
    );
  const [path] = pagePaths[name as keyof typeof pagePaths] ?? [];
  return path && name !== 'thankYou' ? [...fields, sharePicture(path.slice(1) || 'index')] : fields;
}

/** Its label, and what name-pictures.ts and the form need to know. */
type Named = { name: string; label: string; hint: string } & Required<Pick<PictureField, 'named' | 'least'>>;

function namedPicture(field: Named): Field {
  return {
    ...field,
    widget: 'picture',
    required: false,
    media_libraries: { default: { config: { max_file_size: MAX_PICTURE, slugify_filename: false } } },
  };
}
