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

type PageImport = () => Promise<{ default: Page }>;

/** Once for all pages: written at each import, it would be a line in every visitor's script. */
const defaultOf = (load: PageImport) => async () => (await load()).default;

const loadLegal = () => import('./pages/legal.tsx');

/** Component of every page; page-paths.ts has their paths. Articles are matched by pattern below. */
const pages: Record<keyof typeof pagePaths, PageImport> = {
  home: () => import('./pages/home.tsx'),
  about: () => import('./pages/about.tsx'),
  services: () => import('./pages/services.tsx'),
  pricesPage: () => import('./pages/prices.tsx'),
  aiConsulting: () => import('./pages/ai-consulting.tsx'),
  businessCoaching: () => import('./pages/business-coaching.tsx'),
  keynoteSpeaker: () => import('./pages/keynote-speaker.tsx'),
  talksPage: () => import('./pages/talks.tsx'),
  faqPage: () => import('./pages/faq.tsx'),
  tvSpeaking: () => import('./pages/tv-speaking.tsx'),
  booksPage: () => import('./pages/books.tsx'),
  mindsetCoaching: () => import('./pages/mindset-coaching.tsx'),
  strategyCall: () => import('./pages/strategy-call.tsx'),
  workshopsPage: () => import('./pages/workshops.tsx'),
  tvPress: () => import('./pages/tv-press.tsx'),
  awardsPage: () => import('./pages/awards.tsx'),
  mediaProfile: () => import('./pages/media-profile.tsx'),
  press: () => import('./pages/press.tsx'),
  contact: () => import('./pages/contact.tsx'),
  blog: () => import('./pages/blog.tsx'),
  enquiry: () => import('./pages/enquiry.tsx'),
  thankYou: () => import('./pages/thank-you.tsx'),
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
  load: defaultOf(() => import('./pages/article.tsx')),
  sheet: articleSheet,
};

const study = {
  load: defaultOf(() => import('./pages/case.tsx')),
  sheet: casesSheet,
};

export const notFound: PageFiles = {
  load: defaultOf(() => import('./pages/not-found.tsx')),
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
      handle: {
        load: defaultOf(pages[name as keyof typeof pages]),
        sheet: sheets[name as keyof typeof sheets],
      },
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
