import { test as base } from '@playwright/test';
import { withoutPopups } from './without-popups.ts';

export * from '@playwright/test';

/** Playwright's `test` with popups blocked, which would otherwise open during longer tests. */
export const test = base.extend({
  context: async ({ context }, use) => {
    await withoutPopups(context);
    await use(context);
  },
});
