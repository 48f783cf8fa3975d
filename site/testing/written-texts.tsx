import { shellModule } from '../assemble/shell-module.server.ts';
import { sitePaths } from '../assemble/site-pages.server.ts';
import { render, site } from '../components/testing/render.tsx';
import type { Content } from '../content/content.ts';
import { pageData } from '../prerender/page-data.server.ts';
import { siteFiles } from '../prerender/site-files.server.ts';
import { filesOf, notFound } from '../routes.ts';

/** All that a build writes with words in it, without no-break spaces and soft hyphens. */
export async function writtenTexts(content: Content): Promise<string[]> {
  const files = [shellModule(content)];
  for await (const [, text] of siteFiles(content, 'test')) files.push(text);
  for (const path of sitePaths(content)) {
    const { page } = pageData(content, path) ?? {};
    const Page = await (filesOf(path) ?? notFound).load();
    files.push(render(<Page page={page as never} site={site} />));
  }
  return files.map((text) => text.replaceAll('\u00A0', ' ').replaceAll('\u00AD', ''));
}
