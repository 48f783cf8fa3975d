import type { Service, Thing } from 'schema-dts';
import { pageProps } from '../../assemble/page-props.server.ts';
import type { Resolved } from '../../assemble/resolved.ts';
import { pageLabel } from '../../assemble/trail.server.ts';
import type { Content } from '../../content/content.ts';
import { pagePaths } from '../../content/page-paths.ts';
import type { Price } from '../../content/schemas/prices.ts';
import { offerId, organizationId, partId, ref } from './ids.server.ts';
import { offer } from './offers.server.ts';

type ServicePage =
  | 'aiConsulting'
  | 'businessCoaching'
  | 'mindsetCoaching'
  | 'strategyCall'
  | 'keynoteSpeaker';

/** The service offered on a page, first, and what it costs there. */
export function serviceOfPage(
  content: Content,
  name: ServicePage,
  prices: ReadonlyArray<Resolved<Price>> = [],
): [Service, ...Thing[]] {
  const description = content[name].seo.description;
  return [
    service(content, {
      path: pagePaths[name][0],
      part: 'service',
      label: pageLabel(content, name),
      description,
      prices,
    }),
    ...prices.map((price) => offer(content, price)),
  ];
}

/** Everything in content/offerings.yaml, and the single session of the services page. */
export function allServices(content: Content): Thing[] {
  const { offeringList, mentoring } = pageProps.services(content);
  const pages = offeringList.map(({ path }) => canonicalPath(path));
  const listed = offeringList.map(({ id, title, text, price }, index) => {
    const path = pages[index] ?? '';
    return service(content, {
      path,
      // The first of a page is the one that the page itself describes.
      part: pages.indexOf(path) === index ? 'service' : id,
      label: title,
      description: text,
      prices: price ? [price] : [],
    });
  });
  const sessions = mentoring ? [mentoring.price] : [];
  const prices = [...offeringList.flatMap(({ price }) => price ?? []), ...sessions];
  return [
    ...listed,
    ...sessions.map((price) => session(content, price)),
    ...prices.map((price) => offer(content, price)),
  ];
}

function session({ site }: Content, { id, title, text }: Resolved<Price>): Service {
  return {
    '@type': 'Service',
    '@id': partId(site, pagePaths.services[0], id),
    name: title,
    ...(text && { description: text }),
    provider: ref(organizationId(site)),
    offers: [ref(offerId(site, id))],
  };
}

type Described = {
  path: string;
  part: string;
  label: string;
  description: string;
  prices: ReadonlyArray<Resolved<Price>>;
};

function service({ site }: Content, { path, part, label, description, prices }: Described): Service {
  return {
    '@type': 'Service',
    '@id': partId(site, path, part),
    name: label,
    description,
    url: site.url + path,
    provider: ref(organizationId(site)),
    ...(prices.length > 0 && { offers: prices.map(({ id }) => ref(offerId(site, id))) }),
  };
}

/** Path of the page without an anchor, and of those that serve the same page the canonical one. */
function canonicalPath(path: string): string {
  const [page = ''] = path.split('#');
  return Object.values<readonly string[]>(pagePaths).find((paths) => paths.includes(page))?.[0] ?? page;
}
