import type { Thing, WebPage } from 'schema-dts';
import type { Content } from '../../content/load-content.server.ts';
import { pageProps } from '../../content/page-props.server.ts';
import type { DescribedPage, PageName } from '../described-page.ts';
import { article, blog } from './articles.server.ts';
import { bookList, pressBook } from './books.server.ts';
import { questions } from './faq.server.ts';
import { partId, personId, ref } from './ids.server.ts';
import { media, talks, workshops } from './lists.server.ts';
import { priceList } from './price-list.server.ts';
import { allServices, serviceOfPage } from './services.server.ts';

/** What a page is about: what its WebPage says of it, and what is described beside it. */
export type Subject = { page?: Partial<Exclude<WebPage, string>>; things?: Thing[] };

export function subjectOf(content: Content, page: DescribedPage): Subject {
  if (page.name === 'article') return about(article(content, page.article));
  if (page.name === 'blogArchive') return { page: { isPartOf: ref(partId(content.site, '/blog', 'blog')) } };
  return page.name === 'notFound' ? {} : (subjects[page.name]?.(content) ?? {});
}

const subjects: Partial<Record<PageName, (content: Content) => Subject>> = {
  about: owner,
  mediaProfile: owner,
  services: (content) => ({ things: allServices(content) }),
  pricesPage: (content) => about(...priceList(content)),
  aiConsulting: (content) =>
    about(...serviceOfPage(content, 'aiConsulting', pageProps.aiConsulting(content).prices.prices)),
  businessCoaching: (content) =>
    about(...serviceOfPage(content, 'businessCoaching', pageProps.businessCoaching(content).prices.prices)),
  mindsetCoaching: (content) =>
    about(...serviceOfPage(content, 'mindsetCoaching', pageProps.mindsetCoaching(content).packages.prices)),
  strategyCall: (content) =>
    about(...serviceOfPage(content, 'strategyCall', [pageProps.strategyCall(content).price])),
  keynoteSpeaker: (content) =>
    about(...serviceOfPage(content, 'keynoteSpeaker', [pageProps.keynoteSpeaker(content).form.price])),
  talksPage: (content) => about(talks(content)),
  workshopsPage: (content) => about(workshops(content)),
  tvPress: (content) => about(media(content)),
  blog: (content) => about(blog(content)),
  booksPage: (content) => about(bookList(content)),
  press: (content) => about(pressBook(content)),
  faqPage: (content) => ({ page: { mainEntity: questions(content) } }),
};

/** @param main what the page is about; `things` are described with it */
function about(main: Exclude<Thing, string>, ...things: Thing[]): Subject {
  const id = '@id' in main ? main['@id'] : undefined;
  if (!id) throw new Error('What a page is about needs an @id.');
  return { page: { mainEntity: ref(id) }, things: [main, ...things] };
}

function owner({ site }: Content): Subject {
  return { page: { mainEntity: ref(personId(site)) } };
}
