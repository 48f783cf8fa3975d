import { defineConfig } from '@playwright/test';
import all from '../../../playwright.config.ts';

/** Only the rules that hold for any page, on the site as last built, without the fixture that all other tests need. */
const { webServer: _, ...shared } = all;

export default defineConfig({
  ...shared,
  testDir: '.',
  outputDir: '../../../test-results/browser',
  projects: shared.projects?.slice(0, 1) ?? [],
});
