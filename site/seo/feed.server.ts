import { Feed } from 'feed';
import { escapeHtml } from '../../functions/leads/template.ts';
import { FEED_PATH } from '../assemble/page-data.ts';
import type { Content } from '../content/content.ts';
import type { Article } from '../content/read/article.server.ts';
import { showTextPictures } from '../images/text-pictures.server.ts';
import { formatMonth } from '../lib/date.ts';
import { fillSlots } from '../lib/fill-slots.ts';
import { pageTitle } from '../lib/page-title.ts';

/** Maximum articles in the feed. It is polled often, and its readers already have the older ones. */
export const FEED_ENTRIES = 50;

/**
 * The newest articles as an Atom feed with full text (RFC 4287). Newsletter issues are left out: they are read
 * elsewhere and have their own subscription.
 */
export function feed(content: Content): string {
  const { site, blog, articles } = content;
  const entries = articles.slice(0, FEED_ENTRIES).map((article) => entry(content, article));
  const atom = new Feed({
    id: `${site.url}/blog`,
    title: pageTitle(blog.seo.title, site.name),
    description: blog.lead,
    link: `${site.url}/blog`,
    feed: site.url + FEED_PATH,
    favicon: `${site.url}/icon-192.png`,
    author: { name: site.name, link: `${site.url}/ueber-mich` },
    generator: false,
    ...(entries.length > 0 && { updated: newest(entries.map(({ date }) => date)) }),
  });
  for (const one of entries) atom.addItem(one);
  // The library can't set the language, which readers need for hyphenation and speech.
  return `${atom.atom1().replace('<feed ', '<feed xml:lang="de" ')}\n`;
}

function entry({ site: { url: site }, blog }: Content, article: Article) {
  const { slug, title, excerpt, author, category, date, html, update } = article;
  const path = `/blog/${slug}`;
  // Midnight UTC is the same day in Germany, and not in the future on that day.
  const published = new Date(date);
  return {
    // Feed readers take a new id for a new article; the URL lasts as long as the article keeps its own.
    id: site + path,
    link: site + path,
    title: escapeHtml(title),
    description: escapeHtml(excerpt),
    content:
      updateNote(article, blog.article.update) +
      standAlone(showTextPictures(html, { onlyFallback: true }), site + path),
    author: [{ name: author }],
    category: [{ term: category }],
    published,
    date: update ? new Date(update.date) : published,
  };
}

/** The article's changes since it appeared, before its text as on the page. */
function updateNote({ update }: Article, label: string): string {
  if (!update) return '';
  const stated = fillSlots(label, { date: formatMonth(update.date) });
  return `<p><strong>${escapeHtml(stated)}:</strong> ${escapeHtml(update.text)}</p>`;
}

/** Makes the text standalone: absolute URLs, no drawings that need a style sheet, no fields to fill in, nothing that would end the CDATA. */
function standAlone(html: string, page: string): string {
  return html
    .replaceAll(/<\/?(?:svg|rect|circle|label|input|textarea)\b(?![^<>]*\sdisabled)[^<>]*>/g, '')
    .replace(/<(?:a|img)\b(?:"[^"]*"|[^"<>])*>/g, (tag) =>
      tag.replace(
        /\b(href|src)="([/#][^"]*)"/,
        (_, name, address) => `${name}="${new URL(address, page).href}"`,
      ),
    )
    .replaceAll(']]>', ']]&gt;');
}

function newest(dates: Date[]): Date {
  return new Date(Math.max(...dates.map(Number)));
}
