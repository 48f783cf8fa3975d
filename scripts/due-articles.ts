import { appendFileSync } from 'node:fs';
import { loadContent } from '../site/content/load-content.server.ts';
import { fail, UserError } from './progress.ts';

/** True if the URL exists. Rejects if the site can't be reached. */
type Exists = (url: string) => Promise<boolean>;

/**
 * Articles that are due but not on the live site yet. Asking the site makes up for nights when the workflow didn't run.
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
  const { status } = await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(15_000) }).catch(
    ({ cause, message }: Error) => {
      const why = cause instanceof Error ? cause.message : message;
      throw new UserError(
        `${url} does not answer: ${why}. Until the address in content/site.yaml leads to this site, switch off the workflow's schedule (.github/workflows/deploy.yml).`,
      );
    },
  );
  if (status !== 200 && status !== 404) throw new Error(`${url} answers ${status}`);
  return status === 200;
};

/** For the nightly workflow: prints the articles and sets the output `due`. */
async function main() {
  const { site, articles } = loadContent();
  const slugs = articles.map(({ slug }) => slug);
  const due = await dueArticles(site.url, slugs, asked);
  console.log(due.length > 0 ? `Due: ${due.join(', ')}` : 'Nothing is due.');
  const { GITHUB_OUTPUT } = process.env;
  if (GITHUB_OUTPUT) appendFileSync(GITHUB_OUTPUT, `due=${due.length > 0}\n`);
}

if (import.meta.main) await main().catch(fail);
