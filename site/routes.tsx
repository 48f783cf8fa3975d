import { site } from 'virtual:site-shell';
import type { ComponentType } from 'react';
import { type RouteObject, redirect, useLoaderData } from 'react-router-dom';
import { Root } from './client/root.tsx';
import { TrailContext } from './components/breadcrumb/page-breadcrumb.tsx';
import type { PageData } from './content/page-data.ts';
import { pagePaths } from './content/page-paths.ts';
import type { PublicSite } from './content/schemas/site.ts';
import { RouterError } from './pages/router-error.tsx';
import { PageHead } from './seo/page-head.tsx';
import { StructuredData } from './seo/structured-data.tsx';
import pagesSheet from './styles/pages.css?url';

type Page = ComponentType<{ page: never; site: PublicSite }>;

const loadLegal = async () => (await import('./pages/legal.tsx')).LegalPage;

/** Every page and its component; page-paths.ts says where it is shown. Articles stand below them, one route each. */
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
/** Pages that the first style sheet dresses alone; all others link the second, too. */
const plainPages: ReadonlySet<string> = new Set([
  'blog',
  'enquiry',
  'thankYou',
  'privacy',
  'impressum',
  'agb',
]);

const loadArticle = async () => (await import('./pages/article.tsx')).ArticlePage;
const loadNotFound = async () => (await import('./pages/not-found.tsx')).NotFoundPage;

export type LoadPage = (path: string | undefined, url: string) => Promise<PageData | Response>;

export const NOT_FOUND_ROUTE = 'not-found';

/**
 * The route table of the whole site, for the prerenderer and for the browser.
 * @param loadPage gives the data of the page at a path, undefined for the not-found page; `url` is what the
 *   visitor asked for
 * @param articleSlugs articles with a route of their own: no pattern, so that an unknown slug is not found
 * @param redirects old paths; the edge answers them too, this is for links inside the page
 */
export function createRoutes({
  loadPage,
  articleSlugs,
  redirects = {},
}: {
  loadPage: LoadPage;
  articleSlugs: readonly string[];
  redirects?: Readonly<Record<string, string>>;
}): RouteObject[] {
  const pageRoute = (path: string, load: () => Promise<Page>, isPlain = true): RouteObject => ({
    id: path,
    path,
    loader: ({ request }) => loadPage(path, request.url),
    lazy: async () => ({ Component: routePage(await load(), isPlain) }),
  });
  return [
    {
      Component: Root,
      ErrorBoundary: RouterError,
      children: [
        ...Object.entries(pages).flatMap(([name, load]) =>
          pagePaths[name as keyof typeof pagePaths].map((path) =>
            pageRoute(path, load, plainPages.has(name)),
          ),
        ),
        ...articleSlugs.map((slug) => pageRoute(`/blog/${slug}`, loadArticle)),
        ...Object.entries(redirects).map(
          ([from, to]): RouteObject => ({
            path: from,
            loader: ({ request }) => redirect(to + new URL(request.url).search),
          }),
        ),
        {
          id: NOT_FOUND_ROUTE,
          path: '*',
          loader: ({ request }) => loadPage(undefined, request.url),
          lazy: async () => ({ Component: routePage(await loadNotFound(), true) }),
        },
      ],
    },
  ];
}

function routePage(PageComponent: Page, isPlain: boolean) {
  return function RoutePage() {
    const { head, trail, page } = useLoaderData<PageData>();
    return (
      <>
        <PageHead head={head} siteName={site.name} />
        {/* React puts it into <head>, and waits for it before it shows a page that brings it along. */}
        {!isPlain && <link rel="stylesheet" href={pagesSheet} precedence="pages" />}
        <TrailContext value={trail}>
          <PageComponent page={page as never} site={site} />
        </TrailContext>
        {head.structuredData && <StructuredData json={head.structuredData} />}
      </>
    );
  };
}
