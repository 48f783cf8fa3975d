import { appendFileSync } from 'node:fs';
import { loadContent } from '../site/content/load-content.server.ts';
import { fail } from './progress.ts';

/** Whether something is there under an address; a site that cannot be reached tells nothing. */
type Exists = (url: string) => Promise<boolean>;

/**
 * Articles whose day has come and which the site does not show yet. Asked of the site itself, so that a night in which
 * the workflow did not run is made up for in the next.
 */
export async function dueArticles(
  siteUrl: string,
  slugs: readonly string[],
  exists: Exists,
): Promise<string[]> {
  const missing = await Promise.all(
    slugs.map(async (slug) => ((await exists(`${siteUrl}/blog/${slug}`)) ? [] : [slug])),
  );
  return missing.flat();
}

const asked: Exists = async (url) => {
  const { status } = await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(15_000) });
  if (status !== 200 && status !== 404) throw new Error(`${url} answers ${status}`);
  return status === 200;
};

/** For the nightly workflow: says which, and hands it on as the output `due`. */
async function main() {
  const { site, articles } = await loadContent();
  const slugs = articles.map(({ slug }) => slug);
  const due = await dueArticles(site.url, slugs, asked);
  console.log(due.length > 0 ? `Due: ${due.join(', ')}` : 'Nothing is due.');
  const { GITHUB_OUTPUT } = process.env;
  if (GITHUB_OUTPUT) appendFileSync(GITHUB_OUTPUT, `due=${due.length > 0}\n`);
}

if (import.meta.main) await main().catch(fail);
