import { priceWords } from '../assemble/price-words.ts';
import type { Content } from '../content/content.ts';
import { pagePaths } from '../content/page-paths.ts';
import { legalPages } from '../content/schemas/collections.ts';
import type { Price } from '../content/schemas/prices.ts';
import type { UiTexts } from '../content/schemas/site.ts';
import { indexedPages } from './indexed-pages.server.ts';

/**
 * llms.txt (https://llmstxt.org): who the owner is, what she offers and at what price, for AI assistants. The
 * format allows only lists of links below headings, so prices and contact come before the first.
 */
export function llms(content: Content): string {
  const { site, llms: texts, prices, articles } = content;
  const pages = indexedPages(content).filter(({ path }) => !path.startsWith('/blog/'));
  const legal = new Set<string>(legalPages.map((name) => pagePaths[name][0]));
  const pageLines = (isLegal: boolean) =>
    pages
      .filter(({ path }) => legal.has(path) === isLegal)
      .map(({ title, url, description }) => line(title.replace(` | ${site.name}`, ''), url, description));
  const blocks = [
    `# ${site.name}`,
    `> ${texts.summary}`,
    texts.text,
    texts.prices,
    // Entries without a text are formats of the book, meaningless on their own.
    prices.prices.filter(({ text }) => text).map((price) => priceLine(price, site.ui.price)),
    texts.contact,
    contactLines(content),
    `## ${texts.pages}`,
    pageLines(false),
    `## ${texts.articles}`,
    articles.map(({ title, slug, excerpt }) => line(title, `${site.url}/blog/${slug}`, excerpt)),
    // A keyword of the format: what may be skipped.
    '## Optional',
    pageLines(true),
  ];
  return `${blocks.map((block) => (Array.isArray(block) ? block.join('\n') : block)).join('\n\n')}\n`;
}

/** A line of the list; brackets in a title would end the link. */
function line(title: string, url: string, text: string): string {
  return `- [${title.replace(/[[\]]/g, '\\$&')}](${url}): ${text}`;
}

function contactLines({ site, contact: { details } }: Content): string[] {
  return [
    `- ${details.email}: ${site.email}`,
    `- ${details.phone}: ${site.phone}`,
    `- ${details.location}: ${site.location}`,
    `- ${details.hours}: ${site.hours}`,
    `- ${site.ui.bookFirstCall}: ${site.bookings.general}`,
  ];
}

function priceLine(price: Price, texts: UiTexts['price']): string {
  const { from, amount, note, instalments } = priceWords(price, texts);
  const name = price.duration ? `${price.title} (${price.duration})` : price.title;
  return `- ${name}: ${[from, amount, note, instalments && `(${instalments})`].filter(Boolean).join(' ')}`;
}
