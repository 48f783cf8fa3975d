import type { Config } from 'vike/types';

/** Vike prerenders one catch-all page; React Router inside it decides what is shown (architecture.md). */
export default {
  // The build goes on with its code: it renders the pages (scripts/site/render-site.ts).
  prerender: { keepDistServer: true },
  clientRouting: false,
  ai: { skill: false },
} satisfies Config;
