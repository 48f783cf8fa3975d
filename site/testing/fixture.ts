import { resolve } from 'node:path';
import { loadContent } from '../content/load-content.server.ts';

/**
 * The content tests run on: a specimen of everything in docs/product.md, edited only for tests. What the owner writes
 * in content/ doesn't affect them.
 */
export const fixtureFolder = resolve(import.meta.dirname, 'content');

/** The fixture as a build loads it. */
export const fixture = loadContent({ folder: fixtureFolder });
