import { site } from 'virtual:site-shell';
import { type ReactNode, Suspense, use } from 'react';
import { type RouteObject, useLoaderData } from 'react-router';
import { TrailContext } from '../components/breadcrumb/breadcrumb.tsx';
import { LoadingPage } from '../pages/loading.tsx';
import { notFound, type PageFiles, routes } from '../routes.ts';
import { PageHead } from '../seo/page-head.tsx';
import { StructuredData } from '../seo/structured-data.tsx';
import { useArrival } from './arrival.ts';
import type { ComingPage, LoadedPage } from './load-page.ts';
import { Root } from './root.tsx';

/**
 * React Router's routes, for the prerenderer and the browser.
 * @param load loads a page; the browser's keeps the visitor on the open one while it does
 * @param errorElement shown for a page that failed to render
 */
export function pageRoutes(
  load: (request: Request, files: PageFiles) => Promise<ComingPage>,
  errorElement?: ReactNode,
): RouteObject[] {
  return [
    {
      Component: Root,
      errorElement,
      children: [...routes, { path: '*', handle: notFound }].map(({ path, handle }) => ({
        id: path,
        path,
        Component: PageView,
        loader: ({ request }) => load(request, handle),
        // A query changes no page's data; content that is being edited does.
        shouldRevalidate: ({ currentUrl, nextUrl }) =>
          import.meta.env.DEV || currentUrl.pathname !== nextUrl.pathname,
      })),
    },
  ];
}

/** The page of a route, in `<main>`. Keyed by path, so that no state leaks from one article into the next. */
function PageView() {
  const page = useLoaderData<ComingPage>();
  if (!('later' in page)) return <Loaded key={page.path} {...page} />;
  return (
    <Suspense key={page.path} fallback={<LoadingPage />}>
      <Awaited page={page.later} />
    </Suspense>
  );
}

function Awaited({ page }: { page: Promise<LoadedPage> }) {
  return <Loaded {...use(page)} />;
}

function Loaded({ data, Page, sheet }: LoadedPage) {
  const { head, trail, page } = data;
  useArrival();
  return (
    <>
      <PageHead head={head} siteName={site.name} />
      {/* `precedence`: React hoists it into <head> and waits for it before showing the page. */}
      <link rel="stylesheet" href={sheet} precedence="pages" />
      <TrailContext value={trail}>
        <Page page={page as never} site={site} />
      </TrailContext>
      {head.structuredData && <StructuredData json={head.structuredData} />}
    </>
  );
}
