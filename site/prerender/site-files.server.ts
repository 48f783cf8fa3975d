import { pageDataUrl } from '../assemble/page-data.ts';
import { NOT_FOUND_PATH, sitePaths } from '../assemble/site-pages.server.ts';
import type { Content } from '../content/content.ts';
import { drawnFiles } from '../images/drawn-picture.server.ts';
import { SEARCH_URL } from '../search/index-options.ts';
import { searchIndex } from '../search/search-index.server.ts';
import { machineFiles } from '../seo/machine-files.server.ts';
import { pageData } from './page-data.server.ts';

/**
 * Files next to the pages, by path: JSON for navigation and search, drawings, files for machines.
 * @param build identifies the code that can render the pages' data (client/load-page.ts)
 */
export async function* siteFiles(
  content: Content,
  build: string,
): AsyncGenerator<[path: string, text: string]> {
  for (const path of sitePaths(content))
    if (path !== NOT_FOUND_PATH)
      yield [pageDataUrl(path), JSON.stringify({ build, path, ...pageData(content, path) })];
  yield [SEARCH_URL, searchIndex(content)];
  yield* drawnFiles(content);
  yield* Object.entries(await machineFiles(content));
}
