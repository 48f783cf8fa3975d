import type { Config } from 'vike/types';

/** Vike prerenders every URL through one catch-all page; routes.ts decides what it shows. */
export default {
  prerender: true,
  clientRouting: false,
  ai: { skill: false },
} satisfies Config;
