import { fail } from './progress.ts';

/*
 * Bundles the site's code and prerenders every URL. build.ts runs it in a separate process, so that React and Vite see
 * a production environment.
 */

// Vike needs the root when its plugin is created. If it had to find vite.config.ts itself, it would load it three times.
process.env.VITE_CONFIG = JSON.stringify({ root: 'site', configFile: false, logLevel: 'warn' });
// Vike's plugin disables itself under Vitest, which builds the fixture.
delete process.env.VITEST;
const { build } = await import('vike/api');
const { default: viteConfig } = await import('../site/vite.config.ts');
await build({ viteConfig }).catch(fail);
