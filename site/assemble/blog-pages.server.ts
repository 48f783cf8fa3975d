import type { Content } from '../content/content.ts';
import { articleCategories } from '../content/schemas/article.ts';
import type { Seo } from '../content/schemas/blocks.ts';
import { fillSlots } from '../lib/fill-slots.ts';
import { blogPagePath } from './blog-page-path.ts';
import { blogTeasers } from './blog-teasers.server.ts';
import { FEED_PATH } from './page-data.ts';
import type { BlogArchivePage, BlogPage } from './page-types.ts';

/** Teasers per page, so that the page doesn't grow with the blog. */
export const TEASERS = 24;

/** The blog index, with the newest teasers. */
export function blogPage(content: Content): { seo: Seo; page: BlogPage } {
  const { seo, article: _article, pages, ...texts } = content.blog;
  const teasers = blogTeasers(content);
  const categories = articleCategories.filter((name) => teasers.some(({ category }) => category === name));
  const feed = { label: texts.feed, path: FEED_PATH };
  const count = pageCount(teasers);
  return {
    seo,
    page: {
      ...texts,
      feed,
      teasers: teasers.slice(0, TEASERS),
      categories,
      ...(count > 1 && { pages: { ...pages, count, teasers: teasers.length } }),
    },
  };
}

/** The further pages, by path; none while all teasers fit on the first. */
export function blogArchivePages(content: Content): Map<string, () => { seo: Seo; page: BlogArchivePage }> {
  const teasers = blogTeasers(content);
  const count = pageCount(teasers);
  return new Map(
    Array.from({ length: count - 1 }, (_, index) => index + 2).map((number) => [
      blogPagePath(number),
      () => archivePage(content, teasers, { number, count }),
    ]),
  );
}

function archivePage(content: Content, teasers: BlogPage['teasers'], pages: BlogArchivePage['pages']) {
  const { seo, heading, readTime, search, pages: labels } = content.blog;
  const { number } = pages;
  const title = fillSlots(labels.title, { number });
  return {
    seo: {
      ...seo,
      title: `${seo.title}, ${title}`,
      description: `${fillSlots(labels.position, pages)}: ${seo.description}`,
    },
    page: {
      heading: `${heading}, ${title}`,
      readTime,
      search: { label: search.label, submit: search.submit },
      teasers: teasers.slice(TEASERS * (number - 1), TEASERS * number),
      pages,
      labels,
    },
  };
}

const pageCount = (teasers: readonly unknown[]) => Math.max(1, Math.ceil(teasers.length / TEASERS));
