import { closest, quote } from '../../lib/suggestion.server.ts';
import { ContentError, type Location } from '../errors/content-error.ts';
import { recordsIn } from '../read/fact-slots.server.ts';
import type { YamlFile } from '../read/files-as-read.ts';
import { walkFields } from '../read/walk-fields.ts';
import { type RecordTarget, type ReferenceTarget, references } from '../schemas/references.ts';
import type { ReferenceInput } from './reference-input.ts';

export type Missing = { target: RecordTarget; id: string; names: readonly string[]; locations: Location[] };

/** From this many missing records on, the owner probably deleted part of the file. */
const MANY = 3;

export function missingRecords(missing: Missing[], files: YamlFile[]): ContentError[] {
  return [...Map.groupBy(missing, ({ target }) => target)].flatMap(([target, ones]) => {
    const gone = ones.filter(({ id, names, locations }) => locations.length > 1 || !closest(id, names));
    if (target === 'images' || gone.length < MANY) return ones.flatMap((one) => missingRecord(one, files));
    const list = gone.map(({ id, locations }) => `${quote(id)} (${listLocations(locations)})`).join(', ');
    const problem = `Hier fehlen ${gone.length} Einträge, die noch an anderen Stellen stehen. War das ein Versehen, machen Sie die letzte Änderung dieser Datei rückgängig; sonst nehmen Sie die Namen dort heraus: ${list}`;
    return [
      new ContentError({ file: sourceOf[target] }, problem),
      ...ones.filter((one) => !gone.includes(one)).flatMap((one) => missingRecord(one, files)),
    ];
  });
}

/** With the field of the file, as its form has many. */
const listLocations = (locations: Location[]) =>
  [
    ...new Set(
      locations.map(({ file, line, field }) => `${file}:${line}${field.replace(/^(\w+).*/, ' unter $1')}`),
    ),
  ].join(', ');

/**
 * A name used in one location is treated as misspelt and reported there. A name used in several was deleted or
 * renamed: it is reported once, in the record's file, with all locations.
 */
function missingRecord({ target, id, names, locations }: Missing, files: YamlFile[]): ContentError[] {
  const isNamed = namedIn(files, target);
  const unnamed = names.filter((name) => !isNamed.has(name));
  const suggested = closest(id, unnamed) ?? closest(id, names);
  // Misspelt slots have messages of their own.
  const slots = locations.filter((location) => location instanceof ContentError);
  if (suggested && slots.length === locations.length) return slots;
  const hint = suggested ? ` Meinten Sie ${quote(suggested)}?` : '';
  if (locations.length === 1 || target === 'images') {
    const possible = names.length > 0 ? ` Möglich sind: ${names.join(', ')}` : '';
    const problem = `${quote(id)} gibt es in ${sourceOf[target]} nicht.${hint} Gibt es den Eintrag nicht mehr, nehmen Sie den Namen hier heraus.${possible}`;
    return locations.map((location) =>
      location instanceof ContentError ? location : new ContentError(location, problem),
    );
  }
  const file = sourceOf[target];
  const count = new Set(locations.map(({ file, line }) => `${file}:${line}`)).size;
  return [
    new ContentError(
      { file, line: (suggested && lineOfRecord(files, file, suggested)) || 1 },
      `${quote(id)} gibt es hier nicht mehr, der Name steht aber noch an ${count === 1 ? 'einer Stelle' : `${count} Stellen`}. Haben Sie ihn ${suggested ? `in ${quote(suggested)} ` : ''}umbenannt, geben Sie dem Eintrag seinen alten Kurznamen zurück; haben Sie ihn gelöscht, nehmen Sie den Namen dort heraus: ${listLocations(locations)}`,
    ),
  ];
}

/** Short names that files refer to, also by slots. */
export function namedIn(files: YamlFile[], target: RecordTarget): Set<string> {
  return new Set(
    files.flatMap(({ schema, data }) =>
      walkFields(schema, data).flatMap(({ schema: field, value }) =>
        references.get(field)?.to === target
          ? String(value)
          : recordsIn(String(value)).flatMap((one) => (one.target === target ? one.id : [])),
      ),
    ),
  );
}

function lineOfRecord(files: YamlFile[], file: string, id: string): number | undefined {
  const found = files.find((one) => one.file === file);
  if (!found) return undefined;
  const record = walkFields(found.schema, found.data).find(
    ({ path, value }) => path.at(-1) === 'id' && value === id,
  );
  return record && found.yaml.at(record.path).line;
}

const sourceOf: Record<RecordTarget, string> = {
  images: 'den Bildern (content/images)',
  prices: 'content/prices.yaml',
  faq: 'content/faq.yaml',
  talks: 'content/talks.yaml',
  testimonials: 'content/testimonials.yaml',
  statistics: 'content/statistics.yaml',
  awards: 'content/awards.yaml',
  stations: 'content/tv.yaml',
  memberships: 'content/site.yaml',
  books: 'content/books.yaml',
  downloads: 'content/downloads.yaml',
};

export function knownNames({
  content,
  pictures,
}: ReferenceInput): Record<ReferenceTarget | RecordTarget, () => readonly string[] | undefined> {
  const ids = (records?: Array<{ id: string }>) => records?.map(({ id }) => id);
  let images: string[] | undefined;
  return {
    pages: () => undefined,
    images: () => {
      const names = images ?? pictures();
      images = names && [...new Set(names)].sort();
      return images;
    },
    prices: () => ids(content.prices?.prices),
    faq: () => ids(content.faq?.categories.flatMap(({ questions }) => questions)),
    talks: () => ids(content.talks?.talks),
    testimonials: () => ids(content.testimonials?.testimonials),
    statistics: () => ids(content.statistics?.statistics),
    awards: () => ids(content.awards?.awards),
    stations: () => ids(content.tv?.galleries.stations),
    memberships: () => ids(content.site?.memberships),
    books: () => ids(content.books?.books),
    downloads: () => ids(content.downloads?.downloads),
  };
}
