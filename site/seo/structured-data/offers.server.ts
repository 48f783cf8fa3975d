import type { Offer, PriceSpecification } from 'schema-dts';
import type { Resolved } from '../../assemble/resolved.ts';
import type { Content } from '../../content/content.ts';
import type { Price } from '../../content/schemas/prices.ts';
import { offerId, organizationId, ref } from './ids.server.ts';

/** An offer at a price of content/prices.yaml. */
export function offer({ site }: Content, price: Resolved<Price>): Offer {
  return {
    '@type': 'Offer',
    '@id': offerId(site, price.id),
    name: price.title,
    ...(price.text && { description: price.text }),
    priceSpecification: priceSpecification(price),
    offeredBy: ref(organizationId(site)),
    // GoodRelations' term for companies, which schema.org adopts in BusinessEntityType.
    ...(price.audience === 'business' && {
      eligibleCustomerType: ref('http://purl.org/goodrelations/v1#Business'),
    }),
  };
}

/** The amount as in prices.yaml, with or without VAT; `minPrice` for „ab“ prices. */
export function priceSpecification({
  cents,
  from,
  basis,
}: Pick<Resolved<Price>, 'cents' | 'from' | 'basis'>): PriceSpecification {
  const amount = cents / 100;
  return {
    '@type': 'PriceSpecification',
    ...(from ? { minPrice: amount } : { price: amount }),
    priceCurrency: 'EUR',
    valueAddedTaxIncluded: basis === 'gross',
  };
}
