import { site } from 'virtual:site-shell';
import { type ComponentType, Suspense, use } from 'react';
import { type RouteObject, redirect, useLoaderData, useLocation } from 'react-router-dom';
import { useArrival } from './client/arrival.tsx';
import { Root } from './client/root.tsx';
import { TrailContext } from './components/breadcrumb/page-breadcrumb.tsx';
import { lazyArticles, type PageData } from './content/page-data.ts';
import { pagePaths } from './content/page-paths.ts';
import type { PublicSite } from './content/schemas/site.ts';
import { LoadingPage } from './pages/loading.tsx';
import { RouterError } from './pages/router-error.tsx';
import { PageHead } from './seo/page-head.tsx';
import { StructuredData } from './seo/structured-data.tsx';
import listsSheet from './styles/lists.css?url';
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
/** Pages that the first style sheet dresses alone; all others link a second, too. */
const plainPages: ReadonlySet<string> = new Set(['enquiry', 'thankYou', 'privacy', 'impressum', 'agb']);

function secondSheet(name: string): { sheet?: string } {
  if (name === 'blog') return { sheet: listsSheet };
  return plainPages.has(name) ? {} : { sheet: pagesSheet };
}

const loadArticle = async () => (await import('./pages/article.tsx')).ArticlePage;
const loadNotFound = async () => (await import('./pages/not-found.tsx')).NotFoundPage;

/** Where a page comes from: its data lies at `path` (the not-found page has none), its code and style sheet come with it. */
export type PageSource = { path?: string; load: () => Promise<Page>; sheet?: string; isLazy?: boolean };

export type LoadedPage = { data: PageData; Page: Page };

/** A page, or while it is on its way the promise of one. */
type LoaderData = LoadedPage | { later: Promise<LoadedPage> };

export type LoadPage = (source: PageSource, request: Request) => Promise<LoaderData>;

export const NOT_FOUND_ROUTE = 'not-found';

/**
 * The route table of the whole site, for the prerenderer and for the browser.
 * @param loadPage gives the page that a visitor asked for. Not React Router's `lazy`: it never asks again for code
 *   that could not be loaded, and knows no address to load as a document instead
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
  const route = (source: PageSource): RouteObject => ({
    handle: source,
    loader: ({ request }) => loadPage(source, request),
    // Another query or anchor is the same page; in development its content may have been saved.
    shouldRevalidate: () => import.meta.env.DEV,
    Component: routePage(source),
  });
  const pageRoute = (source: PageSource & { path: string }): RouteObject => ({
    id: source.path,
    path: source.path,
    ...route(source),
  });
  return [
    {
      Component: Root,
      ErrorBoundary: RouterError,
      children: [
        ...Object.entries(pages).flatMap(([name, load]) =>
          pagePaths[name as keyof typeof pagePaths].map((path) =>
            pageRoute({ path, load, ...secondSheet(name) }),
          ),
        ),
        ...articleSlugs.map((slug) =>
          pageRoute({ path: `/blog/${slug}`, load: loadArticle, isLazy: lazyArticles.includes(slug) }),
        ),
        ...Object.entries(redirects).map(
          ([from, to]): RouteObject => ({
            path: from,
            loader: ({ request }) => redirect(to + new URL(request.url).search),
          }),
        ),
        { id: NOT_FOUND_ROUTE, path: '*', ...route({ load: loadNotFound, sheet: listsSheet }) },
      ],
    },
  ];
}

/** One component for each route, so that nothing of one article stays in the next. */
function routePage({ sheet }: PageSource) {
  function Loaded({ data: { head, trail, page }, Page }: LoadedPage) {
    useArrival();
    return (
      <>
        <PageHead head={head} siteName={site.name} />
        {/* React puts it into <head>, and waits for it before it shows a page that brings it along. */}
        {sheet && <link rel="stylesheet" href={sheet} precedence="pages" />}
        <TrailContext value={trail}>
          <Page page={page as never} site={site} />
        </TrailContext>
        {head.structuredData && <StructuredData json={head.structuredData} />}
      </>
    );
  }
  function Awaited({ page }: { page: Promise<LoadedPage> }) {
    return <Loaded {...use(page)} />;
  }
  return function RoutePage() {
    const loaded = useLoaderData<LoaderData>();
    const { pathname } = useLocation();
    if (!('later' in loaded)) return <Loaded {...loaded} />;
    return (
      <Suspense key={pathname} fallback={<LoadingPage />}>
        <Awaited page={loaded.later} />
      </Suspense>
    );
  };
}
