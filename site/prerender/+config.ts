import type { Config } from 'vike/types';

/** Vike prerenders one catch-all page; React Router inside it decides what is shown (architecture.md). */
export default {
  prerender: true,
  clientRouting: false,
  ai: { skill: false },
} satisfies Config;
