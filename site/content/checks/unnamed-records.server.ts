import { quote } from '../../lib/suggestion.server.ts';
import { ContentError } from '../errors/content-error.ts';
import type { ContentFiles } from '../read/files-as-read.ts';
import { walkFields } from '../read/walk-fields.ts';
import { namedIn } from '../references/missing-records.server.ts';

/**
 * Collections whose records show only where a page refers to them, each with one such place. All others are shown
 * in full.
 */
const usages = {
  testimonials: 'content/pages/home.yaml unter voices, testimonials',
  statistics: 'content/pages/home.yaml unter voices, statistics',
  talks: 'content/pages/ki-vortraege.yaml unter talks, talks',
} as const;

/** Records on no page, mostly new ones. */
export function unnamedRecords({ yaml }: ContentFiles): ContentError[] {
  return yaml.flatMap(({ name, schema, data, yaml: { at } }) => {
    if (!(name in usages)) return [];
    const target = name as keyof typeof usages;
    const named = namedIn(yaml, target);
    return walkFields(schema, data)
      .filter(({ path, value }) => path.at(-1) === 'id' && !named.has(String(value)))
      .map(
        ({ path, value }) =>
          new ContentError(
            at(path),
            `${quote(value)} erscheint auf keiner Seite. Nennen Sie diesen Kurznamen dort, wo der Eintrag stehen soll, zum Beispiel in ${usages[target]}`,
          ),
      );
  });
}
