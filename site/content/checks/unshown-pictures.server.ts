import { pictureNames } from '../check-references.server.ts';
import { ContentError } from '../content-error.ts';
import { suggestion } from '../explain-issue.server.ts';
import { fieldName } from '../field-path.ts';
import type { Content, ContentFiles } from '../load-content.server.ts';
import { newsletterImage } from '../newsletter-image.ts';
import { ownPictures } from '../own-pictures.server.ts';
import { references } from '../schemas/references.ts';
import { walkFields, walkGroups } from '../walk-fields.ts';

/** Photographs in content/images that no page shows, mostly because their name is misspelt. */
export function unshownPictures(
  { books, newsletter }: Content,
  { yaml, markdown }: ContentFiles,
  folder: string,
): ContentError[] {
  const own = ownPictures(folder).filter(({ problem }) => !problem);
  if (own.length === 0) return [];
  const named = yaml.flatMap(({ schema, data }) =>
    [...walkFields(schema, data)].flatMap(({ schema: field, value }) =>
      references.get(field)?.to === 'images' ? String(value) : [],
    ),
  );
  const articles = markdown.map(({ file }) => file.replace(/^.*\/|\.md$/g, ''));
  const drawn = [
    ...pictureNames('site/images'),
    ...books.books.map(({ id }) => id),
    ...newsletter.newsletters.map(({ title }) => newsletterImage(title)),
  ];
  const shown = new Set([...drawn, ...named, ...articles]);
  return own
    .filter(({ name }) => !shown.has(name))
    .map(
      ({ name, label }) =>
        new ContentError(
          label,
          1,
          '',
          `Dieses Bild zeigt keine Seite.${suggestion(name, [...shown])} Geben Sie ihm den Namen der Zeichnung oder des Beitrags, für den es steht, oder nennen Sie seinen Namen in einem Feld name`,
        ),
    );
}

/** Texts that still describe the drawing whose place a photograph of the owner's has taken. */
export function drawnDescriptions({ yaml }: ContentFiles, folder: string): ContentError[] {
  const own = new Set(ownPictures(folder).map(({ name }) => name));
  if (own.size === 0) return [];
  return yaml.flatMap(({ file, schema, data, yaml: { lineOf } }) =>
    [...walkGroups(schema, data)]
      .filter(({ value: { name, alt } }) => own.has(String(name)) && saysDrawn.test(String(alt)))
      .map(
        ({ path }) =>
          new ContentError(
            file,
            lineOf([...path, 'alt']),
            fieldName([...path, 'alt']),
            'Das Bild ist jetzt ein Foto. Beschreiben Sie, was darauf zu sehen ist',
          ),
      ),
  );
}

const saysDrawn = /^(?:gezeichnet|illustration|zeichnung)/i;
