import { slugify } from '../../lib/slugify.ts';
import { suggestion } from '../../lib/suggestion.server.ts';
import type { Content } from '../content.ts';
import { ContentError } from '../errors/content-error.ts';
import { pictureNames } from '../read/content-files.server.ts';
import type { ContentFiles } from '../read/files-as-read.ts';
import { ownPictures, textPictures } from '../read/own-pictures.server.ts';
import { frontMatters } from '../read/texts.server.ts';
import { walkFields, walkGroups } from '../read/walk-fields.ts';
import { references } from '../schemas/references.ts';

/** Names of all pictures on pages, with the content files that refer to them. */
export function namedPictures({ books, newsletter }: Content, { yaml, markdown }: ContentFiles) {
  const named = new Map<string, Set<string>>();
  const add = (name: string, file: string) => named.set(name, (named.get(name) ?? new Set()).add(file));
  for (const { file, schema, data } of [...yaml, ...frontMatters(markdown)]) {
    for (const { schema: field, value } of walkFields(schema, data)) {
      if (references.get(field)?.to === 'images') add(String(value), file);
    }
  }
  for (const { file } of markdown) {
    if (file.startsWith('content/blog/')) add(file.replace(/^.*\/|\.md$/g, ''), file);
  }
  for (const { id } of books.books) add(id, 'content/books.yaml');
  for (const { title } of newsletter.newsletters) add(slugify(title), 'content/newsletter.yaml');
  return named;
}

/** Photographs in content/images that no page shows, mostly because of a misspelt name. */
export function unshownPictures(content: Content, files: ContentFiles, folder: string): ContentError[] {
  const inTexts = files.markdown.map(({ source }) => source).join('\n');
  return [
    ...unshownByName(content, files, folder),
    ...textPictures(folder)
      .filter(({ label, problem }) => !problem && !inTexts.includes(`(/${label}`))
      .map(
        ({ label }) =>
          new ContentError(
            { file: label },
            'Dieses Bild zeigt kein Beitrag. Löschen Sie es, oder setzen Sie es ein',
          ),
      ),
  ];
}

function unshownByName(content: Content, files: ContentFiles, folder: string): ContentError[] {
  const own = ownPictures(folder).filter(({ problem }) => !problem);
  if (own.length === 0) return [];
  const shown = new Set([...pictureNames('site/images'), ...namedPictures(content, files).keys()]);
  return own
    .filter(({ name }) => !shown.has(name))
    .map(
      ({ name, label }) =>
        new ContentError(
          { file: label },
          `Dieses Bild zeigt keine Seite.${suggestion(name, [...shown])} Löschen Sie es, geben Sie ihm den Namen der Zeichnung oder des Beitrags, für den es steht, oder nennen Sie seinen Namen in einem Feld name`,
        ),
    );
}

/** Alt texts that still describe the drawing after the owner's photograph replaced it. */
export function drawnDescriptions({ yaml }: ContentFiles, folder: string): ContentError[] {
  const own = new Set(ownPictures(folder).map(({ name }) => name));
  if (own.size === 0) return [];
  return yaml.flatMap(({ schema, data, yaml: { at } }) =>
    walkGroups(schema, data)
      .filter(({ value: { name, alt } }) => own.has(String(name)) && describesDrawing.test(String(alt)))
      .map(
        ({ path }) =>
          new ContentError(
            at([...path, 'alt']),
            'Das Bild ist jetzt ein Foto. Beschreiben Sie, was darauf zu sehen ist',
          ),
      ),
  );
}

const describesDrawing = /^(?:gezeichnet|illustration|zeichnung)/i;
