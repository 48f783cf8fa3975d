import type { OfferCatalog, Thing } from 'schema-dts';
import { pageProps } from '../../assemble/page-props.server.ts';
import type { Content } from '../../content/content.ts';
import { pagePaths } from '../../content/page-paths.ts';
import { offerId, organizationId, partId, ref } from './ids.server.ts';
import { offer } from './offers.server.ts';

/** The prices page: its groups of offers, each with its service. Empty without prices. */
export function priceList(content: Content): [OfferCatalog, ...Thing[]] | [] {
  const { entry, speaking, coaching, company, hero } = pageProps.pricesPage(content);
  const { site } = content;
  const [path] = pagePaths.pricesPage;
  const groups = [entry, speaking, coaching, company].filter((group) => group !== undefined);
  if (groups.length === 0) return [];
  const catalog: OfferCatalog = {
    '@type': 'OfferCatalog',
    '@id': partId(site, path, 'catalog'),
    name: hero.title,
    itemListElement: groups.map(({ heading, prices }) => ({
      '@type': 'OfferCatalog',
      name: heading,
      itemListElement: prices.map(({ id }) => ref(offerId(site, id))),
    })),
  };
  const prices = groups.flatMap((group) => group.prices);
  const services = prices.map(
    ({ id, title, text }): Thing => ({
      '@type': 'Service',
      '@id': partId(site, path, `${id}-service`),
      name: title,
      ...(text && { description: text }),
      provider: ref(organizationId(site)),
      offers: [ref(offerId(site, id))],
    }),
  );
  return [catalog, ...services, ...prices.map((price) => offer(content, price))];
}
