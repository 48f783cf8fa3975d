import { navigation, site, unpublished } from 'virtual:site-shell';
import { Outlet, useLocation } from 'react-router';
import { PagePath } from '../components/site-context.ts';
import { UnpublishedContext } from '../components/tag/unpublished-mark.tsx';
import { Layout } from '../pages/layout.tsx';

/** Everything that persists across pages. */
export function Root() {
  const { pathname } = useLocation();
  return (
    <Layout site={site} navigation={navigation} currentPath={pathname}>
      <UnpublishedContext value={unpublished}>
        <PagePath value={pathname}>
          <Outlet />
        </PagePath>
      </UnpublishedContext>
    </Layout>
  );
}
