import { homedir } from 'node:os';
import { join } from 'node:path';
import { checkersFolder } from '../prove/install-checkers.ts';

export const root = join(import.meta.dirname, '../..');

/** Everything that is generated: outside the repository, which keeps only the figures. */
export const benchFolder = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'website-bench');

/** The newest stable versions that npm installs on 22 November 2026 (Eleventy 3.1.8 asks for a package that is not there). */
export const ASTRO = { astro: '7.3.5', '@astrojs/rss': '4.0.19', '@astrojs/sitemap': '3.7.4' };
export const ELEVENTY = { '@11ty/eleventy': '3.1.7', '@11ty/eleventy-plugin-rss': '2.0.4' };

/** Where the packages of a generator are installed; a project links them. */
export const packagesOf = (versions: Record<string, string>) =>
  join(checkersFolder(versions), 'node_modules');
