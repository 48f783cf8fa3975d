import { build } from 'vike/api';

/** Builds the browser's code and prerenders every page to dist/site/client. Run by build-all.ts. */
await build({
  // Imported as it stands, not bundled first: the content is loaded once for both.
  viteConfig: { configFile: 'site/vite.config.ts', configLoader: 'native', logLevel: 'warn' },
});
