/** An entity of a graph, or a part of one. */
export type Node = Record<string, unknown>;

/**
 * Properties each type needs, condensed from the documentation.
 * `google`: required, or recommended and available here, at
 * developers.google.com/search/docs/appearance/structured-data/…
 * `schema`: types without a Google feature; properties without which the entity would be pointless, from
 * schema.org/<Type>.
 */
export const rules: Record<string, { source: string; needs: readonly string[] }> = {
  // google organization: nothing required; recommended.
  Organization: { source: 'google organization', needs: ['name'] },
  PostalAddress: {
    source: 'google organization',
    needs: ['streetAddress', 'postalCode', 'addressLocality', 'addressCountry'],
  },
  ContactPoint: {
    source: 'google organization',
    needs: ['contactType', 'email', 'telephone', 'hoursAvailable'],
  },
  OpeningHoursSpecification: { source: 'google local-business', needs: ['dayOfWeek', 'opens', 'closes'] },
  // developers.google.com/search/docs/appearance/site-names: name and url required.
  WebSite: { source: 'google site-names', needs: ['name', 'url', 'inLanguage', 'publisher'] },
  // Google dropped its search box in November 2024; others still read this, by the former rules.
  SearchAction: { source: 'google sitelinks-searchbox', needs: ['target', 'query-input'] },
  Person: { source: 'google profile-page', needs: ['name'] },
  WebPage: { source: 'schema', needs: ['url', 'name', 'description', 'isPartOf', 'inLanguage'] },
  AboutPage: { source: 'schema', needs: ['url', 'name', 'description', 'isPartOf', 'mainEntity'] },
  ContactPage: { source: 'schema', needs: ['url', 'name', 'description', 'isPartOf'] },
  CollectionPage: { source: 'schema', needs: ['url', 'name', 'description', 'isPartOf'] },
  ProfilePage: { source: 'google profile-page', needs: ['mainEntity', 'url', 'isPartOf'] },
  FAQPage: { source: 'google faqpage', needs: ['mainEntity', 'url', 'isPartOf'] },
  Question: { source: 'google faqpage', needs: ['name', 'acceptedAnswer'] },
  Answer: { source: 'google faqpage', needs: ['text'] },
  // google breadcrumb: only the last may lack an item.
  BreadcrumbList: { source: 'google breadcrumb', needs: ['itemListElement'] },
  ListItem: { source: 'google breadcrumb, carousel', needs: ['position', 'item'] },
  ItemList: { source: 'google carousel', needs: ['name', 'numberOfItems', 'itemListElement'] },
  // google article: nothing required; recommended.
  BlogPosting: { source: 'google article', needs: ['headline', 'datePublished', 'author', 'url'] },
  Blog: { source: 'schema', needs: ['name', 'url', 'inLanguage', 'blogPost'] },
  // google book: each edition has its isbn; potentialAction is for shops and libraries only.
  Book: { source: 'google book', needs: ['@id', 'datePublished'] },
  Service: { source: 'schema', needs: ['name', 'description', 'provider'] },
  Audience: { source: 'schema', needs: ['audienceType'] },
  // google product: an Offer needs a price or a priceSpecification.
  Offer: { source: 'google product', needs: ['priceSpecification'] },
  PriceSpecification: { source: 'schema', needs: ['priceCurrency', 'valueAddedTaxIncluded'] },
  OfferCatalog: { source: 'schema', needs: ['name', 'itemListElement'] },
  CreativeWork: { source: 'schema', needs: ['name', 'description', 'genre'] },
};

/** All typed nodes in a value, at any depth. */
export function typedNodes(value: unknown): Node[] {
  return objects(value).filter((node) => '@type' in node);
}

/** Ids of entities referenced, but described elsewhere. */
export function references(value: unknown): string[] {
  return objects(value)
    .filter((node) => Object.keys(node).join() === '@id')
    .map((node) => String(node['@id']));
}

function objects(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(objects);
  if (typeof value !== 'object' || value === null) return [];
  return [value as Node, ...Object.values(value).flatMap(objects)];
}
