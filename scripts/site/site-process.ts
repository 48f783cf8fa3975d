/**
 * The process that builds the site: of its own, because React is told by its environment that it is meant for visitors.
 * Its memory is kept low, so that a build of 10,000 articles stays below 1 GB: the heap grows in small steps (V8 would
 * rather let it become three times as large as what is in use, which saves one second in thirty), and what bundling
 * has freed is given back at once (mimalloc, the allocator of Rolldown).
 */
export const SITE_PROCESS = {
  flags: ['--heap-growing-percent=30'],
  script: 'scripts/build-site.ts',
  env: { NODE_ENV: 'production', MIMALLOC_PURGE_DELAY: '0' },
};
