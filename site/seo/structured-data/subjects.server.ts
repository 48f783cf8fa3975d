import type { ItemList, Thing, WebPage } from 'schema-dts';
import type { DescribedPage, PageName } from '../../assemble/described-page.ts';
import { pageProps } from '../../assemble/page-props.server.ts';
import type { Content } from '../../content/content.ts';
import { article, blog } from './articles.server.ts';
import { bookList, pressBook } from './books.server.ts';
import { personId, ref } from './ids.server.ts';
import { media, questions, talks, workshops } from './lists.server.ts';
import { priceList } from './price-list.server.ts';
import { allServices, serviceOfPage } from './services.server.ts';

/** The subject of a page: properties of its WebPage, and the entities described next to it. */
export type Subject = { page?: Partial<Exclude<WebPage, string>>; things?: Thing[] };

export function subjectOf(content: Content, page: DescribedPage): Subject {
  if (page.name === 'article') return about(article(content, page.article));
  return page.name === 'notFound' || page.name === 'case' ? {} : (subjects[page.name]?.(content) ?? {});
}

const subjects: Partial<Record<PageName, (content: Content) => Subject>> = {
  about: owner,
  mediaProfile: owner,
  services: (content) => ({ things: allServices(content) }),
  pricesPage: (content) => {
    const [catalog, ...things] = priceList(content);
    return catalog ? about(catalog, ...things) : {};
  },
  aiConsulting: (content) =>
    about(...serviceOfPage(content, 'aiConsulting', pageProps.aiConsulting(content).prices?.prices)),
  businessCoaching: (content) =>
    about(...serviceOfPage(content, 'businessCoaching', pageProps.businessCoaching(content).prices?.prices)),
  mindsetCoaching: (content) =>
    about(...serviceOfPage(content, 'mindsetCoaching', pageProps.mindsetCoaching(content).packages?.prices)),
  strategyCall: (content) =>
    about(...serviceOfPage(content, 'strategyCall', [pageProps.strategyCall(content).price])),
  keynoteSpeaker: (content) => {
    const { price } = pageProps.keynoteSpeaker(content).form;
    return about(...serviceOfPage(content, 'keynoteSpeaker', price && [price]));
  },
  talksPage: (content) => aboutList(talks(content)),
  workshopsPage: (content) => aboutList(workshops(content)),
  tvPress: (content) => aboutList(media(content)),
  blog: (content) => about(blog(content)),
  booksPage: (content) => aboutList(bookList(content)),
  press: (content) => {
    const book = pressBook(content);
    return book ? about(book) : {};
  },
  faqPage: (content) => {
    const mainEntity = questions(content);
    return mainEntity.length > 0 ? { page: { mainEntity } } : {};
  },
};

/** @param main the page's subject; `things` are described with it */
function about(main: Exclude<Thing, string>, ...things: Thing[]): Subject {
  const id = '@id' in main ? main['@id'] : undefined;
  if (!id) throw new Error('What a page is about needs an @id.');
  return { page: { mainEntity: ref(id) }, things: [main, ...things] };
}

/** An empty list isn't worth describing. */
function aboutList(list: Exclude<ItemList, string>): Subject {
  return list.numberOfItems === 0 ? {} : about(list);
}

function owner({ site }: Content): Subject {
  return { page: { mainEntity: ref(personId(site)) } };
}
