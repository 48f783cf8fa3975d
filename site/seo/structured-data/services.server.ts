import type { Service, Thing } from 'schema-dts';
import type { PageName } from '../../assemble/described-page.ts';
import { pageProps } from '../../assemble/page-props.server.ts';
import type { Resolved } from '../../assemble/resolved.ts';
import { pageLabel } from '../../assemble/trail.server.ts';
import type { Content } from '../../content/content.ts';
import { pagePaths } from '../../content/page-paths.ts';
import type { Price } from '../../content/schemas/prices.ts';
import { offerId, organizationId, pageUrl, partId, ref } from './ids.server.ts';
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
    service(content, { name, label: pageLabel(content, name), description, prices }),
    ...prices.map((price) => offer(content, price)),
  ];
}

/** Everything in content/offerings.yaml, and the single session of the services page. */
export function allServices(content: Content): Thing[] {
  const { offeringList, mentoring } = pageProps.services(content);
  const listed = offeringList.map(({ title, text, path, price }) =>
    service(content, {
      name: pageNameOf(path),
      label: title,
      description: text,
      prices: price ? [price] : [],
    }),
  );
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
  name: PageName;
  label: string;
  description: string;
  prices: ReadonlyArray<Resolved<Price>>;
};

function service({ site }: Content, { name, label, description, prices }: Described): Service {
  return {
    '@type': 'Service',
    '@id': partId(site, pagePaths[name][0], 'service'),
    name: label,
    description,
    url: pageUrl(site, name),
    provider: ref(organizationId(site)),
    ...(prices.length > 0 && { offers: prices.map(({ id }) => ref(offerId(site, id))) }),
  };
}

function pageNameOf(path: string): PageName {
  const [name] = Object.entries(pagePaths).find(([, [first]]) => first === path) ?? [];
  if (!name) throw new Error(`${path} in content/offerings.yaml is no canonical path.`);
  return name as PageName;
}
