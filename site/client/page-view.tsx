import { site } from 'virtual:site-shell';
import { Suspense, use } from 'react';
import { TrailContext } from '../components/breadcrumb/page-breadcrumb.tsx';
import { LoadingPage } from '../pages/loading.tsx';
import { type LoadedPage, type PageSource, routeOf } from '../routes.ts';
import { PageHead } from '../seo/page-head.tsx';
import { StructuredData } from '../seo/structured-data.tsx';
import { useArrival } from './arrival.tsx';

/** A page, or the promise of one while it loads. */
export type ComingPage = LoadedPage | { later: Promise<LoadedPage> };

type Props = { source: PageSource; page: ComingPage };

/** The page of a route, in `<main>`. Keyed by route, so that no state leaks from one article into the next. */
export function PageView({ source, page }: Props) {
  const key = routeOf(source);
  if (!('later' in page)) return <Loaded key={key} sheet={source.sheet} {...page} />;
  return (
    <Suspense key={key} fallback={<LoadingPage />}>
      <Awaited sheet={source.sheet} page={page.later} />
    </Suspense>
  );
}

function Awaited({ page, sheet }: { page: Promise<LoadedPage>; sheet: string }) {
  return <Loaded sheet={sheet} {...use(page)} />;
}

function Loaded({ data, Page, sheet }: LoadedPage & { sheet: string }) {
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
