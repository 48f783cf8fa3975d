import type { ComponentType } from 'react';
import { lazyArticles, type PageData } from './assemble/page-data.ts';
import { pagePaths } from './content/page-paths.ts';
import type { PublicSite } from './content/schemas/site.ts';
import articleSheet from './styles/article.css?url';
import enquirySheet from './styles/enquiry.css?url';
import homeSheet from './styles/home.css?url';
import listsSheet from './styles/lists.css?url';
import pagesSheet from './styles/pages.css?url';

type Page = ComponentType<{ page: never; site: PublicSite }>;

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
/** Pages with a style sheet of their own kind. All others share one. */
const sheets: Partial<Record<string, string>> = {
  home: homeSheet,
  blog: listsSheet,
  enquiry: enquirySheet,
  thankYou: enquirySheet,
  privacy: articleSheet,
  impressum: articleSheet,
  agb: articleSheet,
};

const loadArticle = async () => (await import('./pages/article.tsx')).ArticlePage;
const loadNotFound = async () => (await import('./pages/not-found.tsx')).NotFoundPage;

/** How to load a page. Its data is at `path`, which the not-found page doesn't have. */
export type PageSource = { path?: string; load: () => Promise<Page>; sheet: string; isLazy?: boolean };

export type LoadedPage = { data: PageData; Page: Page };

/** Maps a path to its page; an unknown path to the not-found page. */
export type Routes = (path: string) => PageSource;

export const notFound: PageSource = { load: loadNotFound, sheet: listsSheet };

const ARTICLE = /^\/blog\/[a-z0-9-]+$/;

/**
 * Route table of the whole site, for the prerenderer and the browser. It lists no articles, so that
 * a new one changes no code: whether one exists shows when its data is fetched.
 * @param redirects old paths; the edge redirects documents, this is for client-side navigation
 */
export function createRoutes(redirects: Readonly<Record<string, string>> = {}): Routes {
  const sources = new Map<string, PageSource>();
  for (const [name, load] of Object.entries(pages))
    for (const path of pagePaths[name as keyof typeof pagePaths])
      sources.set(path, { path, load, sheet: sheets[name] ?? pagesSheet });
  return (asked) => {
    const path = redirects[asked] ?? asked;
    const known = sources.get(path);
    if (known) return known;
    return ARTICLE.test(path) ? article(path) : notFound;
  };
}

function article(path: string): PageSource {
  const isLazy = lazyArticles.some((slug) => path === `/blog/${slug}`);
  return { path, load: loadArticle, sheet: articleSheet, isLazy };
}

/** Names a page's route. */
export function routeOf({ path }: PageSource): string {
  return path ?? 'not-found';
}
