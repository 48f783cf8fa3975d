import type { ReactNode } from 'react';
import type { Navigation, Site } from '../assemble/page-types.ts';
import { Footer } from '../components/footer/footer.tsx';
import { Header } from '../components/header/header.tsx';
import { SiteContext } from '../components/site-context.ts';
import { SkipLink } from '../components/skip-link/skip-link.tsx';
import { UiTextsContext } from '../components/ui-texts.ts';

type Props = { site: Site; navigation: Navigation; currentPath: string; children: ReactNode };

/** Header, main and footer of every page. */
export function Layout({ site, navigation, currentPath, children }: Props) {
  return (
    <SiteContext value={site}>
      <UiTextsContext value={site.ui}>
        <SkipLink />
        <Header site={site} navigation={navigation} currentPath={currentPath} />
        {/* tabIndex, for browsers in which following an anchor doesn't move focus. */}
        <main id="content" tabIndex={-1}>
          {children}
        </main>
        <Footer site={site} navigation={navigation} />
        {/* For paper (styles/print.css). */}
        <p hidden>{[site.name, site.url, site.email, site.phone].join(' · ')}</p>
      </UiTextsContext>
    </SiteContext>
  );
}
