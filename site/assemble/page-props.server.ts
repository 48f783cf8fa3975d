import type { Content } from '../content/content.ts';
import { awardsSchema } from '../content/schemas/awards.ts';
import { booksSchema } from '../content/schemas/books.ts';
import { freePromptsSchema } from '../content/schemas/campaign.ts';
import { type Collections, collections } from '../content/schemas/collections.ts';
import { mediaSchema } from '../content/schemas/media.ts';
import { offeringsSchema } from '../content/schemas/offerings.ts';
import type { Price } from '../content/schemas/prices.ts';
import type { Talk } from '../content/schemas/talks.ts';
import { tvSchema } from '../content/schemas/tv.ts';
import { workshopsSchema } from '../content/schemas/workshops.ts';
import { casePath } from './described-page.ts';
import { downloadDetails } from './download-details.server.ts';
import type { PriceAmount } from './price-words.ts';
import { resolveReferences } from './resolve-references.server.ts';
import type { Resolved } from './resolved.ts';

/** Input of each page: its texts with referenced records resolved, and whole collections. */
export const pageProps = {
  home: (content: Content) => {
    const { services, talks, ...page } = texts('home', content);
    // The heaviest document: it carries no texts that only other pages show.
    return {
      ...withForm(page, content),
      services: { ...services, items: services.items.map(withAmountOnly) },
      talks: talks && preview(talks),
      caseList: casesOf(content, '/'),
      popup: popupSignup(content),
      pictures: content.tv.galleries.speaking,
      workshopList: workshops(content).map(({ takeaways, ...workshop }) => workshop),
    };
  },
  about: (content: Content) => {
    const bookList = books(content);
    const page = texts('about', content);
    const thisYear = new Date().getFullYear();
    return { ...page, books: bookList.length > 0 ? page.books : undefined, bookList, thisYear };
  },
  services: (content: Content) => ({
    ...texts('services', content),
    offeringList: resolveReferences(offeringsSchema, content.offerings, content).offerings,
  }),
  pricesPage: (content: Content) => {
    const { workshops, ...page } = texts('pricesPage', content);
    const { prices = [] } = texts('workshopsPage', content).workshops;
    return {
      ...page,
      // Stated once, on the page of the workshops.
      workshops: workshops && prices.length > 0 ? { ...workshops, prices } : undefined,
      popup: popupSignup(content),
    };
  },
  aiConsulting: (content: Content) => ({
    ...texts('aiConsulting', content),
    caseList: casesOf(content, '/ki-beratung'),
  }),
  businessCoaching: (content: Content) => ({
    ...withForm(texts('businessCoaching', content), content),
    caseList: casesOf(content, '/business-coaching'),
  }),
  keynoteSpeaker: (content: Content) => {
    const { talks, ...page } = texts('keynoteSpeaker', content);
    return { ...withForm(page, content), talks: talks && preview(talks) };
  },
  talksPage: (content: Content) => {
    const { choice, ...page } = texts('talksPage', content);
    const listed = new Set(page.talks?.talks.map(({ id }) => id));
    return {
      ...withForm(page, content),
      choice: choice && {
        ...choice,
        items: choice.items.map(({ talk, ...item }) =>
          withTalkAddress({ ...item, ...(talk && listed.has(talk.id) && { talk }) }),
        ),
      },
    };
  },
  faqPage: (content: Content) => ({
    ...texts('faqPage', content),
    questions: content.faq.categories.filter(({ questions }) => questions.length > 0),
  }),
  tvSpeaking: (content: Content) => {
    const { appearances, galleries } = tv(content);
    const popup = freePrompts(content);
    const { hero, talks, ...page } = texts('tvSpeaking', content);
    return {
      ...page,
      talks: talks && { ...talks, talks: talks.talks.map(({ description, ...talk }) => talk) },
      hero: popup ? hero : { ...hero, actions: hero.actions?.filter(({ opens }) => !opens) },
      pictures: galleries.speaking,
      broadcast: appearances[0],
      popup,
    };
  },
  booksPage: (content: Content) => ({
    ...texts('booksPage', content),
    bookList: books(content),
    moreBooks: content.books.moreBooks,
  }),
  mindsetCoaching: (content: Content) => texts('mindsetCoaching', content),
  strategyCall: (content: Content) => texts('strategyCall', content),
  workshopsPage: (content: Content) => ({
    ...withForm(texts('workshopsPage', content), content),
    workshopList: workshops(content),
  }),
  tvPress: (content: Content) => {
    const { stations, more } = tv(content).galleries;
    return {
      ...texts('tvPress', content),
      popup: freePrompts(content),
      stations: stations.filter(({ pictures }) => pictures.length > 0),
      pictures: more,
      mediaList: resolveReferences(mediaSchema, content.media, content).items,
    };
  },
  awardsPage: (content: Content) => ({
    ...texts('awardsPage', content),
    awardList: resolveReferences(awardsSchema, content.awards, content).awards,
  }),
  mediaProfile: (content: Content) => ({
    ...texts('mediaProfile', content),
    broadcasts: tv(content).appearances,
    bookList: books(content),
    kit: kitOf(texts('press', content)),
  }),
  press: (content: Content) => {
    const { downloads, ...page } = texts('press', content);
    return {
      ...page,
      downloads: downloads && { ...downloads, items: downloads.items.map(withDetails) },
    };
  },
  contact: (content: Content) => withForm(texts('contact', content), content),
  enquiry: (content: Content) => texts('enquiry', content),
  thankYou: (content: Content) => texts('thankYou', content),
  notFound: (content: Content) => texts('notFound', content),
};

/** Props of each page component, by its key in collections.ts. */
export type PageProps = {
  [Name in keyof typeof pageProps]: Omit<ReturnType<(typeof pageProps)[Name]>, 'seo'>;
};

function texts<Name extends keyof Collections>(name: Name, content: Content): Resolved<Collections[Name]> {
  const [, schema] = collections[name];
  return resolveReferences(schema, (content as Collections)[name], content);
}

/** What the press page, unless it is switched off, has to download. */
function kitOf({ off, book, downloads }: Resolved<Collections['press']>) {
  return (
    downloads &&
    !off && {
      book,
      heading: downloads.heading,
      downloads: downloads.items.map(({ id, file }) => ({ id, file })),
    }
  );
}

/** Talks without the texts that only their own page shows. */
function preview<Section extends { talks: Array<Resolved<Talk>> }>(section: Section) {
  const talks = section.talks.map(({ description, keyTakeaways, ...talk }) => talk);
  return { ...section, talks };
}

/** The case studies about the service of a page, each with its first figure, a single one with three; on the home page, all. */
function casesOf({ cases }: Content, path: string) {
  const shown = cases.filter(({ service }) => path === '/' || service.path === path);
  return shown.map(({ title, client, image, result, slug }) => ({
    title,
    client,
    image: image.name,
    figures: result.figures.slice(0, shown.length === 1 ? 3 : 1),
    path: casePath({ slug }),
  }));
}

function withAmountOnly<Row extends { price?: Price | undefined }>({
  price,
  ...row
}: Row): Omit<Row, 'price'> & { price?: PriceAmount | undefined } {
  if (!price) return row;
  const { text, includes, scope, action, ...amount } = price;
  return { ...row, price: amount };
}

/** A situation with address and drawing of its talk instead of the talk's texts. */
function withTalkAddress<Item extends { talk?: Resolved<Talk> | undefined }>({ talk, ...item }: Item) {
  return { ...item, talk: talk && { path: `/ki-vortraege#vortrag-${talk.id}`, sign: talk.image.name } };
}

function withForm<Page extends object>(page: Page, { forms }: Content) {
  const { errorPage: _, ...formLabels } = forms.business;
  return { ...page, formLabels };
}

/** The lead popup, if its campaign is on. */
function popupSignup({ kickstart, forms }: Content) {
  return kickstart.active ? { campaign: kickstart, required: forms.business.required } : undefined;
}

/** The free prompts dialog, if it is on; the buttons that open it depend on it. */
function freePrompts(content: Content) {
  const { forms } = content;
  const campaign = resolveReferences(freePromptsSchema, content.freePrompts, content);
  return campaign.active ? { campaign, required: forms.business.required } : undefined;
}

function withDetails<One extends { file: string }>(download: One) {
  const details = downloadDetails(download.file);
  return { ...download, ...(details && { details }) };
}

function workshops(content: Content) {
  return resolveReferences(workshopsSchema, content.workshops, content).workshops.map(withAmountOnly);
}

function books(content: Content) {
  return resolveReferences(booksSchema, content.books, content).books;
}

function tv(content: Content) {
  return resolveReferences(tvSchema, content.tv, content);
}
