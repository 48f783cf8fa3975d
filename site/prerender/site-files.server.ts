import { blogArchivePages } from '../assemble/blog-pages.server.ts';
import { blogTeasers } from '../assemble/blog-teasers.server.ts';
import { pageDataUrl, TEASERS_URL } from '../assemble/page-data.ts';
import { NOT_FOUND_PATH, sitePaths } from '../assemble/site-pages.server.ts';
import type { Content } from '../content/content.ts';
import { drawnFiles } from '../images/drawn-picture.server.ts';
import { searchFile, searchParts } from '../search/search-index.server.ts';
import { machineFiles } from '../seo/machine-files.server.ts';
import { pageData } from './page-data.server.ts';

/**
 * Files next to the pages, by path: JSON for navigation and search, drawings, files for machines.
 * @param build identifies the code that can render the pages' data (client/fetch-page.ts)
 */
export async function* siteFiles(
  content: Content,
  build: string,
): AsyncGenerator<[path: string, text: string]> {
  for (const path of sitePaths(content))
    if (path !== NOT_FOUND_PATH)
      yield [pageDataUrl(path), JSON.stringify({ build, path, ...pageData(content, path) })];
  for (const { url, ...part } of searchParts(content)) yield [url, searchFile(part)];
  if (blogArchivePages(content).size > 0) yield [TEASERS_URL, JSON.stringify(blogTeasers(content))];
  yield* drawnFiles(content);
  yield* Object.entries(await machineFiles(content));
}
