import { Feed } from 'feed';
import type { Article } from '../content/article.server.ts';
import type { Content } from '../content/load-content.server.ts';
import { pageData } from '../content/page-data.server.ts';
import { FEED_PATH } from './feed-path.ts';

/** Articles in the feed: whoever reads it has the others already, and it is fetched again and again. */
export const FEED_ENTRIES = 50;

/**
 * The newest articles as an Atom feed with their full text (RFC 4287). Issues of the newsletter are left out: their text
 * is read elsewhere, and whoever wants them subscribes there.
 * @param changes when each page last changed
 */
export function feed(content: Content, changes: ReadonlyMap<string, Date>): string {
  const { site, blog, articles } = content;
  const entries = articles.slice(0, FEED_ENTRIES).map((article) => entry(article, site.url, changes));
  const atom = new Feed({
    id: `${site.url}/blog`,
    title: pageData(content, '/blog')?.head.title ?? site.name,
    description: blog.lead,
    link: `${site.url}/blog`,
    feed: site.url + FEED_PATH,
    favicon: `${site.url}/icon-192.png`,
    author: { name: site.name, link: `${site.url}/ueber-mich` },
    generator: false,
    ...(entries.length > 0 && { updated: newest(entries.map(({ date }) => date)) }),
  });
  for (const one of entries) atom.addItem(one);
  // The library has no setting for the language, by which readers hyphenate and speak.
  return `${atom.atom1().replace('<feed ', '<feed xml:lang="de" ')}\n`;
}

function entry(article: Article, site: string, changes: ReadonlyMap<string, Date>) {
  const { slug, title, excerpt, author, category, date, html } = article;
  const path = `/blog/${slug}`;
  // Midnight in UTC is the same day in Germany, and never lies ahead on the day itself.
  const published = new Date(date);
  return {
    // An address stays as long as the article has it; a new one is a new article to readers of the feed.
    id: site + path,
    link: site + path,
    title: escapeHtml(title),
    description: escapeHtml(excerpt),
    content: standAlone(html, site + path),
    author: [{ name: author }],
    category: [{ term: category }],
    published,
    date: changes.get(path) ?? published,
  };
}

/** The text as it can stand on any page: addresses whole, and nothing that would end the CDATA around it. */
function standAlone(html: string, page: string): string {
  return html
    .replace(/<(?:a|img)\b[^>]*>/g, (tag) =>
      tag.replace(
        /\b(href|src)="([/#][^"]*)"/,
        (_, name, address) => `${name}="${new URL(address, page).href}"`,
      ),
    )
    .replaceAll(']]>', ']]&gt;');
}

/** Titles and summaries are plain text; the library hands them on as HTML. */
function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function newest(dates: Date[]): Date {
  return new Date(Math.max(...dates.map(Number)));
}
