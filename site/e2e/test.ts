import { test as base } from '@playwright/test';
import { withoutPopups } from './without-popups.ts';

export * from '@playwright/test';

/** `test` of Playwright, with popups that wait: what is tested on the pages behind them takes its time. */
export const test = base.extend({
  context: async ({ context }, use) => {
    await withoutPopups(context);
    await use(context);
  },
});
