import { blogArchivePages } from '../content/blog-pages.server.ts';
import { blogTeasers } from '../content/blog-teasers.server.ts';
import { drawnFiles } from '../content/drawn-picture.server.ts';
import { type Content, contentFolder } from '../content/load-content.server.ts';
import { NOT_FOUND_PATH, pageData, sitePaths } from '../content/page-data.server.ts';
import { pageDataUrl, TEASERS_URL } from '../content/page-data.ts';
import { searchFile, searchParts } from '../search/search-index.server.ts';
import { commitDates } from '../seo/commit-dates.server.ts';
import { machineFiles } from '../seo/machine-files.server.ts';

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
  const commits = commitDates(contentFolder);
  if (commits.notice) console.warn(`${commits.notice} sitemap.xml names only dates that are sure.`);
  yield* Object.entries(await machineFiles(content, { commits, now: new Date() }));
}
