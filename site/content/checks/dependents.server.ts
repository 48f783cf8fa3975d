import type { Location } from '../errors/content-error.ts';
import type { FieldPath } from '../errors/field-path.ts';
import { folderPaths } from '../page-paths.ts';
import { recordsIn } from '../read/fact-slots.server.ts';
import type { ContentFiles } from '../read/files-as-read.ts';
import { type Fields, frontMatters, markdownTexts } from '../read/texts.server.ts';
import { removablePart, walkFields } from '../read/walk-fields.ts';
import { references } from '../schemas/references.ts';

/** A place that names a record: a part to delete with it, or a text to rewrite. */
type Dependent = Location & { part?: { file: Fields; path: FieldPath } };

/** Names what to delete or rewrite with the record at a path, before it is deleted. */
export type SayDependents = (file: Fields, record: FieldPath) => string;

export function dependentsIn(files: ContentFiles): SayDependents {
  const byName = new Map<string, Dependent[]>();
  const add = (name: string, dependent: Dependent) =>
    byName.set(name, [...(byName.get(name) ?? []), dependent]);

  for (const file of [...files.yaml, ...frontMatters(files.markdown)]) {
    for (const { path, schema: field, value } of walkFields(file.schema, file.data)) {
      const to = references.get(field)?.to;
      const names = [
        ...(to ? [nameOf(to, String(value))] : []),
        ...recordsIn(String(value)).map(({ target, id }) => nameOf(target, id)),
      ];
      if (names.length === 0) continue;
      const part = removablePart(file.schema, path);
      const dependent = { ...file.yaml.at(part ?? path), ...(part && { part: { file, path: part } }) };
      for (const name of new Set(names)) add(name, dependent);
      // A price may lose its bonus alone: then the text stays, without it.
      if (!path.includes('bonus'))
        for (const id of bonusesIn(String(value))) add(nameOf('bonus', id), file.yaml.at(path));
    }
  }
  for (const { text, ...location } of markdownTexts(files)) {
    const links = [...text.matchAll(/\]\((\/[^)\s]*)/g)].map(([, path = '']) => nameOf('pages', path));
    const slots = recordsIn(text).map(({ target, id }) => nameOf(target, id));
    const bonuses = bonusesIn(text).map((id) => nameOf('bonus', id));
    for (const name of new Set([...links, ...slots, ...bonuses])) add(name, location);
  }

  return (file, record) => {
    const found = new Set<Dependent>();
    follow(file, record);
    const [removable, others] = [true, false].map((is) =>
      listed([...found].filter(({ part }) => (part !== undefined) === is)),
    );
    // „die Datei“ or „den Eintrag“
    const it = record.length === 0 ? 'ihr' : 'ihm';
    const parts = [removable && `mit ${it} ${removable}`, others && `neu zu schreiben: ${others}`].filter(
      Boolean,
    );
    return parts.length > 0 ? ` (${parts.join('; ')})` : '';

    /** Includes records that go with this one: a page names a question that names a price. */
    function follow(file: Fields, record: FieldPath) {
      for (const dependent of namesOf(file, record).flatMap((name) => byName.get(name) ?? [])) {
        if (found.has(dependent)) continue;
        found.add(dependent);
        if (dependent.part) follow(dependent.part.file, dependent.part.path);
      }
    }
  };
}

const nameOf = (target: string, id: string) => `${target} ${id}`;

const listed = (dependents: Dependent[]) =>
  [...new Set(dependents.map(({ file, line, field }) => `${file}:${line} ${field}`.trim()))].join(', ');

/** Prices whose bonus a text names by a slot of its own. */
const bonusesIn = (text: string) =>
  [...text.matchAll(/\{\{price:([\w-]+)\.bonus\w*/g)].map(([, id = '']) => id);

/** The names that a record goes by: its short name, and its address if it has one. */
function namesOf({ file, yaml }: Fields, record: FieldPath): string[] {
  const [, slug] = /^content\/cases\/(.+)\.md$/.exec(file) ?? [];
  if (slug && record.length === 0) return [nameOf('pages', `${folderPaths.cases}/${slug}`)];
  if (record.at(-1) === 'bonus')
    return [nameOf('bonus', String(yaml.document.getIn([...record.slice(0, -1), 'id'])))];
  const id = yaml.document.getIn([...record, 'id']);
  const list = record.findLast((key) => typeof key === 'string');
  if (!id || !list) return [];
  if (list === 'questions') return [nameOf('faq', String(id)), nameOf('pages', `/faq#${id}`)];
  return [nameOf(String(list), String(id))];
}
