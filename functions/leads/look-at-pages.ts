import { createHash } from 'node:crypto';

export type Page = { status: number; type: string; body: string };
/** Fetches a path of the site without following redirects. */
export type Get = (path: string) => Promise<Page>;

/**
 * Fetches the home page, its script, the blog and an article, as a visitor does. A page must name its own path as
 * canonical; the script must have the hash that the page gives.
 * @returns the first part that is wrong, undefined if none is
 */
export async function lookAtPages(get: Get, random: string): Promise<string | undefined> {
  const home = await get('/');
  if (!isPage(home, '/')) return 'home';
  if (!(await hasScript(home, get))) return 'asset';
  const blog = await get('/blog');
  if (!isPage(blog, '/blog')) return 'blog';
  // A blog may have no articles.
  const article = /href="(\/blog\/[^"?#]{1,200})"/.exec(blog.body)?.[1];
  if (article && !isPage(await get(article), article)) return 'article';
  // The edge may serve pages for a day after the bucket has become unreadable, but not a path that it has never seen.
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
