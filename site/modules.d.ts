/** Content shared by all pages; see assemble/shell-module.server.ts. */
declare module 'virtual:site-shell' {
  export const site: import('./content/schemas/site.ts').PublicSite;
  export const navigation: import('./content/schemas/navigation.ts').Navigation;
  export const redirects: import('./content/schemas/redirects.ts').Redirects;
}

/** All pictures of the site by name, except those generated from content; see vite-images.server.ts. */
declare module 'virtual:pictures' {
  export const pictures: Readonly<Record<string, import('./images/drawn-picture.server.ts').Picture>>;
}

/** One picture alone; `src` is the address of one of its files. */
declare module 'virtual:pictures/*' {
  export const picture: import('./images/drawn-picture.server.ts').Picture;
  export const src: string;
}

declare module 'hyphen/de/index.js' {
  const german: {
    hyphenateSync(text: string, options?: { hyphenChar?: string; minWordLength?: number }): string;
  };
  export default german;
}
