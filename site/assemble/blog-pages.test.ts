import { expect, test } from 'vitest';
import type { Content } from '../content/content.ts';
import { article, contentCopy } from '../content/testing/content-copy.ts';
import { pageData } from '../prerender/page-data.server.ts';
import { createRoutes, notFound } from '../routes.ts';
import { sitemap } from '../seo/sitemap.server.ts';
import { blogPagePath } from './blog-page-path.ts';
import type { BlogArchivePage, BlogPage } from './page-types.ts';
import { sitePaths } from './site-pages.server.ts';

const copy = contentCopy();

/** The fixture with additional articles. */
function grown(more: number): Content {
  const source = copy.read(article);
  for (let number = 1; number <= more; number++)
    copy.write(`blog/folge-${number}.md`, source.replace(/^title: .*/m, `title: Folge ${number}`));
  return copy.load();
}

const pathsOf = (content: Content) => sitePaths(content).filter((path) => path.startsWith('/blog/seite/'));
const page = (content: Content, path: string) => pageData(content, path)?.page as BlogPage & BlogArchivePage;

test('all teasers are on one page while they fit', () => {
  const content = grown(11);
  expect(page(content, '/blog').teasers).toHaveLength(24);
  expect(page(content, '/blog').pages).toBeUndefined();
  expect(pathsOf(content)).toEqual([]);
});

test('older teasers are on further pages, each teaser once', () => {
  const content = grown(40);
  expect(pathsOf(content)).toEqual(['/blog/seite/2', '/blog/seite/3']);
  const shown = [1, 2, 3].flatMap((number) => page(content, blogPagePath(number)).teasers);
  expect(new Set(shown.map(({ slug }) => slug)).size).toBe(53);
  expect(shown.map(({ date }) => date)).toEqual(
    shown
      .map(({ date }) => date)
      .toSorted()
      .reverse(),
  );
  expect(page(content, '/blog').pages).toMatchObject({ count: 3 });
});

test('a further page states its number to visitors and machines', async () => {
  const content = grown(40);
  const { head, page } = pageData(content, '/blog/seite/2') ?? {};
  expect(head).toMatchObject({
    title: expect.stringContaining('Seite 2'),
    description: expect.stringMatching(/^Seite 2 von 3: /),
    canonical: `${content.site.url}/blog/seite/2`,
  });
  expect(page).toMatchObject({
    heading: expect.stringMatching(/, Seite 2$/),
    pages: { number: 2, count: 3 },
  });
  expect(await sitemap(content)).toContain(`<loc>${content.site.url}/blog/seite/3</loc>`);
});

test('the index page does not grow with the number of articles', () => {
  const sizeOf = (content: Content) => JSON.stringify(pageData(content, '/blog')).length;
  expect(sizeOf(grown(80)) / sizeOf(grown(40))).toBeLessThan(1.02);
});

test('page numbers start at 2 and their paths differ from articles', () => {
  const routes = createRoutes();
  expect(routes('/blog/seite/2').path).toBe('/blog/seite/2');
  for (const path of ['/blog/seite/1', '/blog/seite/0', '/blog/seite/02', '/blog/seite/zwei', '/blog/seite/'])
    expect(routes(path)).toBe(notFound);
  expect(routes('/blog/seite').path).toBe('/blog/seite');
});
