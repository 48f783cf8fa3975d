import type { CreativeWork, ItemList, Question, Service, Thing } from 'schema-dts';
import { pageProps } from '../../assemble/page-props.server.ts';
import { pageLabel } from '../../assemble/trail.server.ts';
import type { Content } from '../../content/content.ts';
import { pagePaths } from '../../content/page-paths.ts';
import { organizationId, partId, personId, ref } from './ids.server.ts';
import { priceSpecification } from './offers.server.ts';

/**
 * The workshops, as services. Not as Course: Google requires hasCourseInstance with schedule or workload, and an
 * offer with a category (developers.google.com, "Course info"), all of which are individually agreed here.
 * Not as Event either: none has a date.
 */
export function workshops(content: Content): ItemList {
  const { site } = content;
  const [path] = pagePaths.workshopsPage;
  const items = pageProps.workshopsPage(content).workshopList.map(
    ({ id, title, description, level, price }): Exclude<Service, string> => ({
      '@type': 'Service',
      '@id': partId(site, path, `workshop-${id}`),
      name: title,
      description,
      serviceType: 'Workshop',
      audience: { '@type': 'Audience', audienceType: level },
      provider: ref(organizationId(site)),
      ...(price && { offers: { '@type': 'Offer', priceSpecification: priceSpecification(price) } }),
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
      '@id': partId(site, path, `vortrag-${id}`),
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

/** All questions and answers of the FAQ page. */
export function questions({ faq }: Content): Question[] {
  return faq.categories
    .flatMap((category) => category.questions)
    .map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    }));
}

type Listed = { name: string; items: Array<Exclude<Thing, string>> };

/** A page's list, in order. */
export function itemList({ site }: Content, path: string, { name, items }: Listed): ItemList {
  return {
    '@type': 'ItemList',
    '@id': partId(site, path, 'list'),
    name,
    numberOfItems: items.length,
    itemListElement: items.map((item, index) => ({ '@type': 'ListItem', position: index + 1, item })),
  };
}
