import { createContext, useContext } from 'react';
import type { PublicSite } from '../content/schemas/site.ts';

/** Parts of content/site.yaml for nested components: booking pages, mail address, owner's name. */
export const SiteContext = createContext<PublicSite | undefined>(undefined);

/** Path of the open page, for components that are also drawn outside the router. */
export const PagePath = createContext('');

export function useSite(): PublicSite {
  const site = useContext(SiteContext);
  if (!site) throw new Error('It must stand inside <Layout>.');
  return site;
}
