import { createHash } from 'node:crypto';

export type Page = { status: number; type: string; body: string };
/** Fetches a path of the site without following redirects. */
export type Get = (path: string) => Promise<Page>;

/**
 * Looks at the site as a visitor who opens the home page, its script, the blog and an article. Each must be what it says
 * it is: pages name their own path, and the script has the hash that the page demands of it.
 * @returns the first that doesn't, undefined if all do
 */
export async function lookAtPages(get: Get, random: string): Promise<string | undefined> {
  const home = await get('/');
  if (!isPage(home, '/')) return 'home';
  if (!(await hasScript(home, get))) return 'asset';
  const blog = await get('/blog');
  if (!isPage(blog, '/blog')) return 'blog';
  // There may be none.
  const article = /href="(\/blog\/[^"?#]{1,200})"/.exec(blog.body)?.[1];
  if (article && !isPage(await get(article), article)) return 'article';
  // The edge may keep pages for a day after their bucket has become unreadable; this one it can't have.
  return (await get(`/selbsttest-${random}`)).status === 404 ? undefined : 'bucket';
}

function isPage({ status, type, body }: Page, path: string): boolean {
  const [, canonical = ''] = /<link rel="canonical" href="([^"]{1,500})"/.exec(body) ?? [];
  return status === 200 && type.startsWith('text/html') && URL.parse(canonical)?.pathname === path;
}

async function hasScript({ body }: Page, get: Get): Promise<boolean> {
  const [tag = ''] = /<script [^>]{0,500}src="\/assets\/[^>]{1,500}>/.exec(body) ?? [];
  const [, path] = /src="([^"]+)"/.exec(tag) ?? [];
  const [, hash] = /integrity="sha256-([^"]+)"/.exec(tag) ?? [];
  if (!path || !hash) return false;
  const script = await get(path);
  return script.status === 200 && createHash('sha256').update(script.body).digest('base64') === hash;
}
