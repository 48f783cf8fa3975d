import type { Book, ItemList } from 'schema-dts';
import { pageProps } from '../../assemble/page-props.server.ts';
import type { Content } from '../../content/content.ts';
import { pagePaths } from '../../content/page-paths.ts';
import type { Book as BookRecord } from '../../content/schemas/books.ts';
import { isOff } from '../../content/switched-off.ts';
import { publisherName } from '../../lib/publisher-name.ts';
import { bookId, pageUrl, personId, ref } from './ids.server.ts';
import { itemList } from './lists.server.ts';
import { priceSpecification } from './offers.server.ts';

/** All books, newest first. */
export function bookList(content: Content): ItemList {
  const { hero, bookList } = pageProps.booksPage(content);
  return itemList(content, pagePaths.booksPage[0], {
    name: hero.title,
    items: bookList.map((record) => book(content, record)),
  });
}

/** The book featured on the press page, if any. */
export function pressBook(content: Content): Book | undefined {
  const record = pageProps.press(content).book;
  return record && book(content, record);
}

function book(content: Content, record: Omit<BookRecord, 'sample' | 'beleg'>): Book {
  const { id, title, subtitle, year, publisher, isbn, description } = record;
  const house = publisher && publisherName(publisher);
  // A page that is switched off is neither checked nor published.
  const isOnPressPage = content.press.book === id && !isOff(content.press);
  const released = isOnPressPage ? content.press.facts?.released : undefined;
  return {
    '@type': 'Book',
    '@id': bookId(content.site, id),
    name: title,
    url: pageUrl(content.site, isOnPressPage ? 'press' : 'booksPage'),
    ...(subtitle && { alternativeHeadline: subtitle }),
    description,
    author: ref(personId(content.site)),
    ...(house && { publisher: { '@type': 'Organization', name: house } }),
    datePublished: released ?? String(year),
    ...(isbn && { isbn: plain(isbn) }),
    ...(released && { inLanguage: 'de', workExample: editions(content, record) }),
  };
}

/** Paperback and Kindle editions as on the press page; both are sold by the shop, not by this site. */
function editions(
  content: Content,
  { id, isbn, amazonLink }: Pick<BookRecord, 'id' | 'isbn' | 'amazonLink'>,
): Book[] {
  const { facts } = pageProps.press(content);
  if (!facts) return [];
  const { released, isbnKindle, paperback, kindle } = facts;
  const edition = { datePublished: released, inLanguage: 'de' };
  return [
    {
      '@type': 'Book',
      '@id': bookId(content.site, `${id}-paperback`),
      bookFormat: 'https://schema.org/Paperback',
      ...(isbn && { isbn: plain(isbn) }),
      ...edition,
      offers: { '@type': 'Offer', url: amazonLink, priceSpecification: priceSpecification(paperback) },
    },
    {
      '@type': 'Book',
      '@id': bookId(content.site, `${id}-kindle`),
      bookFormat: 'https://schema.org/EBook',
      isbn: plain(isbnKindle),
      ...edition,
      offers: { '@type': 'Offer', priceSpecification: priceSpecification(kindle) },
    },
  ];
}

/** Google reads ISBNs without hyphens. */
function plain(isbn: string): string {
  return isbn.replaceAll('-', '');
}
