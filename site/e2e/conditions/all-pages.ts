import { sitePaths } from '../../assemble/site-pages.server.ts';
import { pagePaths } from '../../content/page-paths.ts';
import { fixture } from '../../testing/fixture.ts';

const secondPaths: readonly string[] = Object.values(pagePaths).flatMap(([, ...others]) => others);

/** Every page once, without second paths to the same page. */
export const allPages = sitePaths(fixture).filter((path) => !secondPaths.includes(path));
