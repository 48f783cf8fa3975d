import { describe, expect, test } from 'vitest';
import type { Head } from '../../assemble/page-data.ts';
import { sitePaths } from '../../assemble/site-pages.server.ts';
import { pageData } from '../../prerender/page-data.server.ts';
import { fixture } from '../../testing/fixture.ts';
import { type Node, references, rules, typedNodes } from '../testing/graph-rules.ts';

const content = fixture;
const { url } = content.site;
const paths = sitePaths(content);

const nodesOf = (path: string): Node[] => JSON.parse(headOf(path).structuredData ?? '')['@graph'];
const headOf = (path: string) => pageData(content, path)?.head as Head;
const ofType = (path: string, type: string) =>
  typedNodes(nodesOf(path)).filter((node) => node['@type'] === type);

describe.each(paths)('%s', (path) => {
  const nodes = nodesOf(path);
  const typed = typedNodes(nodes);

  test('has the required properties of every type', () => {
    const missing = typed.flatMap((node) =>
      (rules[String(node['@type'])]?.needs ?? ['a rule in site/seo/testing/graph-rules.ts'])
        .filter((property) => node[property] === undefined || node[property] === '')
        .map((property) => `${node['@type']} ${node['@id'] ?? ''} lacks ${property}`),
    );
    expect(missing).toEqual([]);
  });

  test('references only what it describes, and describes everything once', () => {
    const described = typed.flatMap((node) => (node['@id'] === undefined ? [] : [String(node['@id'])]));
    expect(described).toEqual([...new Set(described)]);
    expect(references(nodes).filter((id) => id.startsWith(url) && !described.includes(id))).toEqual([]);
  });

  test('states the publisher, and no ratings or events', () => {
    const types = nodes.map((node) => node['@type']);
    expect(types.slice(0, 3)).toEqual(['Organization', 'WebSite', 'Person']);
    expect(nodes[0]).toMatchObject({
      logo: expect.stringMatching(/^https:/),
      ...(!path.startsWith('/blog/') && { address: {}, contactPoint: {} }),
    });
    expect(nodes[0]?.sameAs).toHaveLength(2);
    const said = typed.flatMap((node) => [String(node['@type']), ...Object.keys(node)]);
    expect(said).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/review|rating|^Event$|^Course/i)]),
    );
  });

  test('has breadcrumbs from the home page', () => {
    const [list] = ofType(path, 'BreadcrumbList') as Array<{ itemListElement: Node[] }>;
    if (path === '/' || path === '/404') return expect(list).toBeUndefined();
    const crumbs = list?.itemListElement ?? [];
    expect(crumbs.map(({ position }) => position)).toEqual(crumbs.map((_, index) => index + 1));
    expect(crumbs[0]).toMatchObject({ name: content.site.ui.breadcrumbStart, item: `${url}/` });
    const page = nodes.find((node) => 'isPartOf' in node);
    expect(crumbs.at(-1)?.item).toBe(page?.url);
    expect(page?.url).toBe(headOf(path).canonical ?? url + path);
  });
});

test('prices are those of prices.yaml, with or without VAT as there, and „ab“ is the minimum price', () => {
  const offers = paths.flatMap((path) => ofType(path, 'Offer')).filter((offer) => '@id' in offer);
  for (const { id, cents, from, basis } of content.prices.prices) {
    const found = offers.filter((offer) => String(offer['@id']).endsWith(`#${id}`));
    // The book's prices are on its editions, workshops' on these.
    const isElsewhere =
      id.startsWith('book-') || content.workshops.workshops.some(({ price }) => price === id);
    if (!isElsewhere) expect(found, id).not.toEqual([]);
    for (const { priceSpecification } of found)
      expect(priceSpecification, id).toEqual({
        '@type': 'PriceSpecification',
        [from ? 'minPrice' : 'price']: cents / 100,
        priceCurrency: 'EUR',
        valueAddedTaxIncluded: basis === 'gross',
      });
  }
});

test.each([
  ['/ki-strategie-call', ['strategy-call']],
  ['/ki-mindset-coaching', ['intensive-month', 'vip-three-months']],
  ['/ki-beratung', ['consulting']],
  ['/business-coaching', ['intensive-month', 'mentoring']],
  ['/keynote-speaker', ['keynote']],
])('the price of the service on %s is that of the page', (path, ids) => {
  const service = ofType(path, 'Service').find((node) => node['@id'] === `${url}${path}#service`);
  expect(service?.offers).toEqual(ids.map((id) => ({ '@id': `${url}/alle-angebote#${id}` })));
});

test('a workshop has the price of its length', () => {
  const offers = ofType('/ki-workshops', 'Service').flatMap((node) => node.offers ?? []);
  expect(offers).toHaveLength(content.workshops.workshops.filter(({ price }) => price).length);
  expect(offers[0]).toMatchObject({ priceSpecification: { minPrice: 1900, valueAddedTaxIncluded: false } });
});

test('the book has two editions with ISBN and price, the same on both pages', () => {
  const [book] = ofType('/pressebereich', 'Book');
  expect(book).toMatchObject({
    datePublished: '2025-08-11',
    workExample: [
      {
        isbn: '9783161484100',
        offers: { priceSpecification: { price: 39.99, valueAddedTaxIncluded: true } },
      },
      { isbn: '9783161484117', offers: { priceSpecification: { price: 29.99 } } },
    ],
  });
  expect(ofType('/books', 'Book')[0]).toEqual(book);
  expect(nodesOf('/books').find((node) => node['@type'] === 'ItemList')?.numberOfItems).toBe(10);
});

test('an article has author, date, length and subject', () => {
  const [article] = content.articles;
  const [posting] = ofType(`/blog/${article?.slug}`, 'BlogPosting');
  expect(posting).toMatchObject({
    headline: article?.title,
    datePublished: article?.date,
    author: { '@id': `${url}/#person` },
    articleSection: article?.category,
  });
  // 200 words a minute (docs/product.md, "Reading time"); the read time may be off by one.
  expect(Math.abs(Number(posting?.wordCount) / 200 - Number(article?.readTime))).toBeLessThanOrEqual(1.5);
});

test('lists include everything on their pages', () => {
  expect(ofType('/faq', 'Question')).toHaveLength(
    content.faq.categories.flatMap((one) => one.questions).length,
  );
  expect(ofType('/ki-workshops', 'ListItem').length).toBeGreaterThan(content.workshops.workshops.length);
  expect(ofType('/blog', 'BlogPosting').map(({ url }) => url)).toEqual(
    content.articles.map(({ slug }) => `${url}/blog/${slug}`),
  );
});

test('a contribution names its address, where it has one', () => {
  const addresses = content.media.items.map(({ link }) => (link === '#' ? undefined : link));
  expect(new Set(addresses).size).toBeGreaterThan(2);
  expect(ofType('/tv-presse', 'CreativeWork').map(({ url }) => url)).toEqual(addresses);
});

test('the site declares the search of the blog', () => {
  expect(ofType('/', 'WebSite')).toMatchObject([
    { potentialAction: { '@type': 'SearchAction', target: `${url}/blog?q={search_term_string}` } },
  ]);
});

test('no text can end the script element', () => {
  const hostile = structuredClone(content);
  hostile.home.seo.description = '</script><script>alert(1)</script>';
  const json = pageData(hostile, '/')?.head.structuredData ?? '';
  expect(json).not.toContain('<');
  expect(JSON.stringify(JSON.parse(json))).toContain('</script><script>alert(1)</script>');
});

test('offers may lead to an anchor, a second path, an article, or all to one page', () => {
  const [first, second, third, fourth] = content.offerings.offerings;
  const moved = [
    { ...first, path: '/ki-workshops#formate' },
    { ...second, path: '/vortraege' },
    { ...third, path: '/ki-vortraege' },
    { ...fourth, path: `/blog/${content.articles[0]?.slug}` },
  ];
  const offerings = { offerings: moved } as typeof content.offerings;
  const head = pageData({ ...content, offerings }, '/services')?.head;
  const services = typedNodes(JSON.parse(head?.structuredData ?? '')['@graph']).filter(
    (node) => node['@type'] === 'Service' && moved.some(({ title }) => title === node.name),
  );
  expect(services.map((node) => [node['@id'], node.url])).toEqual([
    [`${url}/ki-workshops#service`, `${url}/ki-workshops`],
    [`${url}/ki-vortraege#service`, `${url}/ki-vortraege`],
    [`${url}/ki-vortraege#${third?.id}`, `${url}/ki-vortraege`],
    [`${url}${moved[3]?.path}#service`, `${url}${moved[3]?.path}`],
  ]);
});
