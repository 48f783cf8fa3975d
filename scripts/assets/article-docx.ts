import { Document, Footer, HeadingLevel, Packer, PageNumber, Paragraph, TabStopType, TextRun } from 'docx';
import { unzipSync, zipSync } from 'fflate';
import type { RootContent } from 'mdast';
import { articlePath } from '../../site/assemble/blog-teasers.server.ts';
import type { Content } from '../../site/content/content.ts';
import { type Article, parseArticle } from '../../site/content/read/article.server.ts';
import { formatDate } from '../../site/lib/date.ts';
import { fillSlots } from '../../site/lib/fill-slots.ts';
import { Blocks, plain } from './docx-blocks.ts';
import { MARGIN, styles, TEXT_WIDTH } from './docx-styles.ts';

export type DocxContent = Pick<Content, 'blog' | 'checks' | 'facts' | 'site'>;

/**
 * The part of an article that readers can take along, as a Word file; the same bytes each time.
 * @param source the article's file
 */
export async function articleDocx(article: Article, source: string, content: DocxContent): Promise<Buffer> {
  const { slug, author } = article;
  const date = article.update?.date ?? article.date;
  const title = plain(article.document?.title ?? '');
  const address = content.site.url + articlePath(article);
  const blocks = new Blocks(address);
  const body = blocks.of(takenNodes(slug, source, content));
  const footer = fillSlots(content.blog.article.document.footer, {
    address: address.replace(/^https:\/\//, ''),
    date: formatDate(date),
  });
  const file = new Document({
    title,
    ...{ creator: author, lastModifiedBy: author },
    styles,
    numbering: { config: blocks.numberings },
    hyphenation: { autoHyphenation: true, doNotHyphenateCaps: true },
    sections: [
      {
        properties: { page: { margin: { top: MARGIN, right: MARGIN, bottom: MARGIN, left: MARGIN } } },
        footers: { default: new Footer({ children: [foot(footer)] }) },
        children: [new Paragraph({ text: title, heading: HeadingLevel.TITLE }), ...body],
      },
    ],
  });
  return reproducible(await Packer.toBuffer(file), date);
}

function takenNodes(slug: string, source: string, { facts, checks }: DocxContent): RootContent[] {
  let nodes: RootContent[] = [];
  const options = { tableLabel: '', facts, exceptions: checks.typography };
  parseArticle(`content/blog/${slug}.md`, source, options, (taken) => {
    nodes = taken;
  });
  return nodes;
}

const foot = (text: string) =>
  new Paragraph({
    style: 'Footer',
    tabStops: [{ type: TabStopType.RIGHT, position: TEXT_WIDTH }],
    children: [new TextRun({ children: [text, '\t', PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES] })],
  });

/** The library names links at random, and writes the time into the properties and the archive. */
function reproducible(file: Uint8Array, date: string): Buffer {
  const names = new Map<string, string>();
  const parts = Object.entries(unzipSync(file)).map(([path, bytes]) => {
    if (!/\.(?:xml|rels)$/.test(path)) return [path, bytes] as const;
    const text = new TextDecoder()
      .decode(bytes)
      .replace(/(?<=")rId[\w-]{21}(?=")/g, (name) => {
        if (!names.has(name)) names.set(name, `rIdLink${names.size + 1}`);
        return names.get(name) ?? name;
      })
      .replace(/(?<=<dcterms:(?:created|modified) [^<>]{1,60}>)[^<]*/g, `${date}T00:00:00Z`);
    return [path, new TextEncoder().encode(text)] as const;
  });
  // The earliest time that an archive can hold.
  return Buffer.from(zipSync(Object.fromEntries(parts), { level: 9, mtime: new Date(1980, 0, 1) }));
}
