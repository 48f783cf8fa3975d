import { navigation, site, unpublished } from 'virtual:site-shell';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { ToastRegion } from '../components/toast/toast-region.tsx';
import { Layout } from '../pages/layout.tsx';
import { Arrivals } from './arrival.tsx';
import { announceHydrated } from './hydrated.ts';
import { UnpublishedContext } from './unpublished-mark.tsx';

/** What stays when the visitor moves from page to page. */
export function Root({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  useEffect(() => {
    announceHydrated();
    // For whoever watches from outside when the page has come to life: tests and measurements.
    document.documentElement.dataset.hydrated = 'true';
  }, []);
  return (
    <Arrivals>
      <Layout site={site} navigation={navigation} currentPath={pathname}>
        <UnpublishedContext value={unpublished}>{children}</UnpublishedContext>
      </Layout>
      <ToastRegion dismissLabel={site.ui.dismiss} />
    </Arrivals>
  );
}
