import type { ComponentType } from 'react';
import { matchRoutes } from 'react-router';
import { lazyArticles } from './assemble/page-data.ts';
import { folderPaths, pagePaths } from './content/page-paths.ts';
import type { PublicSite } from './content/schemas/site.ts';
import aboutSheet from './styles/about.css?url';
import articleSheet from './styles/article.css?url';
import booksSheet from './styles/books.css?url';
import casesSheet from './styles/cases.css?url';
import consultingSheet from './styles/consulting.css?url';
import contactSheet from './styles/contact.css?url';
import enquirySheet from './styles/enquiry.css?url';
import homeSheet from './styles/home.css?url';
import legalSheet from './styles/legal.css?url';
import listsSheet from './styles/lists.css?url';
import offersSheet from './styles/offers.css?url';
import pressSheet from './styles/press.css?url';
import pricesSheet from './styles/prices.css?url';
import servicesSheet from './styles/services.css?url';
import talksSheet from './styles/talks.css?url';
import tvSheet from './styles/tv.css?url';

export type Page = ComponentType<{ page: never; site: PublicSite }>;

const loadLegal = async () => (await import('./pages/legal.tsx')).LegalPage;

/** Component of every page; page-paths.ts has their paths. Articles are matched by pattern below. */
const pages: Record<keyof typeof pagePaths, () => Promise<Page>> = {
  home: async () => (await import('./pages/home.tsx')).HomePage,
  about: async () => (await import('./pages/about.tsx')).AboutPage,
  services: async () => (await import('./pages/services.tsx')).ServicesPage,
  pricesPage: async () => (await import('./pages/prices.tsx')).PricesPage,
  aiConsulting: async () => (await import('./pages/ai-consulting.tsx')).AiConsultingPage,
  businessCoaching: async () => (await import('./pages/business-coaching.tsx')).BusinessCoachingPage,
  keynoteSpeaker: async () => (await import('./pages/keynote-speaker.tsx')).KeynoteSpeakerPage,
  talksPage: async () => (await import('./pages/talks.tsx')).TalksPage,
  faqPage: async () => (await import('./pages/faq.tsx')).FaqPage,
  tvSpeaking: async () => (await import('./pages/tv-speaking.tsx')).TvSpeakingPage,
  booksPage: async () => (await import('./pages/books.tsx')).BooksPage,
  mindsetCoaching: async () => (await import('./pages/mindset-coaching.tsx')).MindsetCoachingPage,
  strategyCall: async () => (await import('./pages/strategy-call.tsx')).StrategyCallPage,
  workshopsPage: async () => (await import('./pages/workshops.tsx')).WorkshopsPage,
  tvPress: async () => (await import('./pages/tv-press.tsx')).TvPressPage,
  awardsPage: async () => (await import('./pages/awards.tsx')).AwardsPage,
  mediaProfile: async () => (await import('./pages/media-profile.tsx')).MediaProfilePage,
  press: async () => (await import('./pages/press.tsx')).PressPage,
  contact: async () => (await import('./pages/contact.tsx')).ContactPage,
  blog: async () => (await import('./pages/blog.tsx')).BlogPage,
  enquiry: async () => (await import('./pages/enquiry.tsx')).EnquiryPage,
  thankYou: async () => (await import('./pages/thank-you.tsx')).ThankYouPage,
  privacy: loadLegal,
  impressum: loadLegal,
  agb: loadLegal,
};
/**
 * Style sheet of every page. The first paint waits for it: no larger than pages of its kind need (docs/figures.md).
 */
const sheets: Record<keyof typeof pagePaths, string> = {
  home: homeSheet,
  about: aboutSheet,
  services: servicesSheet,
  pricesPage: pricesSheet,
  aiConsulting: consultingSheet,
  businessCoaching: offersSheet,
  keynoteSpeaker: talksSheet,
  talksPage: talksSheet,
  faqPage: contactSheet,
  tvSpeaking: tvSheet,
  booksPage: booksSheet,
  mindsetCoaching: offersSheet,
  strategyCall: offersSheet,
  workshopsPage: talksSheet,
  tvPress: tvSheet,
  awardsPage: casesSheet,
  mediaProfile: pressSheet,
  press: pressSheet,
  contact: contactSheet,
  blog: listsSheet,
  enquiry: enquirySheet,
  thankYou: enquirySheet,
  privacy: legalSheet,
  impressum: legalSheet,
  agb: legalSheet,
};

const article = {
  load: async () => (await import('./pages/article.tsx')).ArticlePage,
  sheet: articleSheet,
};

const study = {
  load: async () => (await import('./pages/case.tsx')).CasePage,
  sheet: casesSheet,
};

export const notFound: PageFiles = {
  load: async () => (await import('./pages/not-found.tsx')).NotFoundPage,
  sheet: listsSheet,
};

/** A page's code and style sheet. `isLazy`: a link to it shows 'Lädt...' while it loads. */
export type PageFiles = { load: () => Promise<Page>; sheet: string; isLazy?: true };

/**
 * Route table of the whole site, for the prerenderer and the browser. It lists no articles or case studies, so that
 * a new one changes no code: whether one exists shows when its data is fetched.
 */
export const routes: ReadonlyArray<{ path: string; handle: PageFiles }> = [
  ...Object.entries(pagePaths).flatMap(([name, paths]) =>
    paths.map((path) => ({
      path,
      handle: { load: pages[name as keyof typeof pages], sheet: sheets[name as keyof typeof sheets] },
    })),
  ),
  { path: `${folderPaths.blog}/:slug`, handle: article },
  { path: `${folderPaths.cases}/:slug`, handle: study },
  ...lazyArticles.map((slug) => ({ path: `/blog/${slug}`, handle: { ...article, isLazy: true as const } })),
];

/** The files of the page at a path; undefined if there can be none. */
export function filesOf(path: string): PageFiles | undefined {
  return matchRoutes([...routes], path)?.[0]?.route.handle;
}
