/** What every page shows around its own content; see vite-plugin.server.ts. */
declare module 'virtual:site-shell' {
  export const site: import('./schemas/site.ts').PublicSite;
  export const navigation: import('./schemas/navigation.ts').Navigation;
  export const redirects: import('./schemas/redirects.ts').Redirects;
}
