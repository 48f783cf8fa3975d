import { build } from 'vike/api';

/** Builds the browser's code and prerenders every page to dist/site/client. Run by build.ts. */
await build({ viteConfig: { configFile: 'site/vite.config.ts', logLevel: 'warn' } });
