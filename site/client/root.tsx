import { navigation, site, unpublished } from 'virtual:site-shell';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { UnpublishedContext } from '../components/tag/unpublished-mark.tsx';
import { ToastRegion } from '../components/toast/toast-region.tsx';
import { Layout } from '../pages/layout.tsx';
import { Arrivals } from './arrival.tsx';
import { announceHydrated } from './hydrated.ts';

/** Everything that persists across pages. */
export function Root({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  useEffect(() => {
    announceHydrated();
    // Lets tests and measurements wait for hydration.
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
