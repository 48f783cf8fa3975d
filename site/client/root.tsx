import { navigation, site, unpublished } from 'virtual:site-shell';
import { useEffect, useState } from 'react';
import { Outlet, useLocation, useNavigation } from 'react-router';
import { UnpublishedContext } from '../components/tag/unpublished-mark.tsx';
import { ToastRegion } from '../components/toast/toast-region.tsx';
import { PagePath } from '../lib/page-path.ts';
import { Layout } from '../pages/layout.tsx';

/** Milliseconds; shorter delays go unnoticed. */
const SLOW_AFTER = 300;

/** Resolves once React has hydrated the page. */
export const { promise: hydrated, resolve: announceHydrated } = Promise.withResolvers<void>();

/** Everything that persists across pages. */
export function Root() {
  const { pathname } = useLocation();
  useEffect(() => {
    announceHydrated();
    // Lets tests and measurements wait for hydration.
    document.documentElement.dataset.hydrated = 'true';
  }, []);
  return (
    <>
      <Layout site={site} navigation={navigation} currentPath={pathname}>
        <UnpublishedContext value={unpublished}>
          <PagePath value={pathname}>
            <Outlet />
          </PagePath>
        </UnpublishedContext>
      </Layout>
      <Progress />
      <ToastRegion dismissLabel={site.ui.dismiss} />
    </>
  );
}

/** Shows that a page is slow to load, and announces it and the title of each page that was navigated to. */
function Progress() {
  const [title, setTitle] = useState('');
  const isSlow = useIsSlow();
  useEffect(() => {
    const announce = () => setTitle(document.title);
    document.addEventListener('page-shown', announce);
    return () => document.removeEventListener('page-shown', announce);
  }, []);
  return (
    <>
      {isSlow && <div className="progress" />}
      <p className="visually-hidden" role="status">
        {isSlow ? site.ui.loading.page : title}
      </p>
    </>
  );
}

/** True once a navigation has been pending long enough to notice. */
function useIsSlow(): boolean {
  const isLoading = useNavigation().state !== 'idle';
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => setIsSlow(true), SLOW_AFTER);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isLoading]);
  return isSlow;
}
