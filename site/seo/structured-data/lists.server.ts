import type { CreativeWork, ItemList, Service } from 'schema-dts';
import { pageLabel } from '../../assemble/trail.server.ts';
import type { Content } from '../../content/content.ts';
import { pagePaths } from '../../content/page-paths.ts';
import { organizationId, partId, personId, ref } from './ids.server.ts';
import { itemList } from './item-list.server.ts';

/**
 * The workshops, as services. Not as Course: Google requires hasCourseInstance with schedule or workload, and an
 * offer with category and price (developers.google.com, "Course info"), all of which are individually agreed here.
 * Not as Event either: none has a date.
 */
export function workshops(content: Content): ItemList {
  const { site } = content;
  const [path] = pagePaths.workshopsPage;
  const items = content.workshops.workshops.map(
    ({ id, title, description, level }): Exclude<Service, string> => ({
      '@type': 'Service',
      '@id': partId(site, path, String(id)),
      name: title,
      description,
      serviceType: 'Workshop',
      audience: { '@type': 'Audience', audienceType: level },
      provider: ref(organizationId(site)),
    }),
  );
  return itemList(content, path, { name: pageLabel(content, 'workshopsPage'), items });
}

/** The talks on offer; without dates, so none is an Event. */
export function talks(content: Content): ItemList {
  const { site } = content;
  const [path] = pagePaths.talksPage;
  const items = content.talks.talks.map(
    ({ id, title, description, format }): Exclude<Service, string> => ({
      '@type': 'Service',
      '@id': partId(site, path, id),
      name: title,
      description,
      serviceType: format,
      provider: ref(organizationId(site)),
    }),
  );
  return itemList(content, path, { name: pageLabel(content, 'talksPage'), items });
}

/** Articles, broadcasts and interviews about the owner; `genre` says which. */
export function media(content: Content): ItemList {
  const { site } = content;
  const [path] = pagePaths.tvPress;
  const items = content.media.items.map(
    ({ id, type, title, description, link }): Exclude<CreativeWork, string> => ({
      '@type': 'CreativeWork',
      '@id': partId(site, path, id),
      name: title,
      description,
      genre: type,
      ...(link !== '#' && { url: link }),
      mentions: ref(personId(site)),
    }),
  );
  return itemList(content, path, { name: pageLabel(content, 'tvPress'), items });
}
