import { resolve } from 'node:path';
import { loadContent } from '../content/load-content.server.ts';

/**
 * The content that tests run on: a specimen of everything the specification names, which nobody edits but for a test. What
 * the owner writes in content/ is free.
 */
export const fixtureFolder = resolve(import.meta.dirname, 'content');

/** As a build of the fixture reads it. */
export const fixture = loadContent({ folder: fixtureFolder });
