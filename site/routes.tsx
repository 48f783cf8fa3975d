import { site } from 'virtual:site-shell';
import type { ComponentType } from 'react';
import { type RouteObject, redirect, useLoaderData } from 'react-router-dom';
import { Root } from './client/root.tsx';
import type { PageData } from './content/page-data.ts';
import type { PublicSite } from './content/schemas/site.ts';
import { RouterError } from './pages/router-error.tsx';
import { PageHead } from './seo/page-head.tsx';

type Page = ComponentType<{ page: never; site: PublicSite }>;

/** Every URL and its page. Articles stand below them, one route each. */
const pages: Array<{ path: string; load: () => Promise<Page> }> = [
  { path: '/', load: async () => (await import('./pages/home.tsx')).HomePage },
  { path: '/blog', load: async () => (await import('./pages/blog.tsx')).BlogPage },
  { path: '/anfrage', load: async () => (await import('./pages/enquiry.tsx')).EnquiryPage },
  { path: '/anfrage-danke', load: async () => (await import('./pages/thank-you.tsx')).ThankYouPage },
];
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
  const pageRoute = (path: string, load: () => Promise<Page>): RouteObject => ({
    id: path,
    path,
    loader: ({ request }) => loadPage(path, request.url),
    lazy: async () => ({ Component: routePage(await load()) }),
  });
  return [
    {
      Component: Root,
      ErrorBoundary: RouterError,
      children: [
        ...pages.map(({ path, load }) => pageRoute(path, load)),
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
          lazy: async () => ({ Component: routePage(await loadNotFound()) }),
        },
      ],
    },
  ];
}

function routePage(PageComponent: Page) {
  return function RoutePage() {
    const { head, page } = useLoaderData<PageData>();
    return (
      <>
        <PageHead head={head} />
        <PageComponent page={page as never} site={site} />
      </>
    );
  };
}
