import * as z from 'zod';
import { suggestion } from '../../lib/suggestion.server.ts';
import { folderPaths, pageAnchors, pagePaths } from '../page-paths.ts';
import type { Article } from '../read/article.server.ts';
import { collections, legalPages } from '../schemas/collections.ts';
import { isEmpty } from '../schemas/text.ts';
import { isOff } from '../switched-off.ts';
import type { ReferenceInput } from './reference-input.ts';

const anchoredPages = Object.keys(pageAnchors) as Array<keyof typeof pageAnchors>;

/** Anchors of a page's visible sections; undefined if the page has mistakes. */
function shownAnchors(
  content: ReferenceInput['content'],
  name: keyof typeof pageAnchors,
): string[] | undefined {
  const page = content[name] as Record<string, unknown> | undefined;
  const sections: Record<string, z.core.$ZodType> = collections[name][1].shape;
  const isShown = (section: string) => {
    if (name === 'workshopsPage' && section === 'workshops') return content.workshops?.workshops.length !== 0;
    const schema = sections[section];
    const value = page?.[section];
    return !(schema instanceof z.ZodOptional) || (value !== undefined && !isEmpty(schema.unwrap(), value));
  };
  const anchors = Object.entries(pageAnchors[name]).filter(([, section]) => isShown(section));
  return page && anchors.map(([anchor]) => anchor);
}

type Page = {
  anchors?: readonly string[];
  article?: Article;
  /** The file that switches the page off. */
  off?: string | undefined;
  isPublished: boolean;
};
export type Pages = Map<string, Page>;

export function knownPages({ content, articles, files }: ReferenceInput): Pages {
  // Undefined for files with mistakes, whose sections are unknown.
  const anchorsOf: Record<string, readonly string[] | undefined> = {
    ...Object.fromEntries(anchoredPages.map((name) => [pagePaths[name][0], shownAnchors(content, name)])),
    ...Object.fromEntries(
      legalPages.map((name) => [`/${name}`, content[name]?.headings.map(({ id }) => id)]),
    ),
    '/faq': content.faq?.categories.flatMap(({ questions }) => questions.map(({ id }) => id)),
  };
  const pages: Pages = new Map();
  const published = new Set(content.articles);
  for (const [name, paths] of Object.entries(pagePaths)) {
    const anchors = paths[0] in anchorsOf ? anchorsOf[paths[0]] : [];
    const off = offIn(content, name as keyof typeof pagePaths);
    for (const path of paths) pages.set(path, { ...(anchors ? { anchors } : {}), off, isPublished: true });
  }
  for (const { file } of files.markdown) {
    const [, folder = '', slug] = /^content\/(\w+)\/(.+)\.md$/.exec(file) ?? [];
    const off = folder === 'cases' ? offIn(content, 'casesPage') : undefined;
    if (folder in folderPaths)
      pages.set(`${folderPaths[folder as keyof typeof folderPaths]}/${slug}`, { off, isPublished: true });
  }
  for (const article of articles) {
    pages.set(`/blog/${article.slug}`, {
      anchors: article.headings.map(({ id }) => id),
      article,
      isPublished: content.articles ? published.has(article) : true,
    });
  }
  for (const { slug, headings } of content.cases ?? [])
    pages.set(`${folderPaths.cases}/${slug}`, { anchors: headings.map(({ id }) => id), isPublished: true });
  return pages;
}

/** @param part what has to be deleted with the link, by its field, if the link can't go alone */
export function pageProblem(
  url: string,
  pages: Pages,
  redirects: Readonly<Record<string, string>>,
  { from, part = 'den Link' }: { from?: Article | undefined; part?: string | undefined } = {},
): string | undefined {
  const [path = '', anchor] = url.replace(/\?[^#]*/, '').split('#');
  const page = pages.get(path);
  if (!page) {
    const target = redirects[path];
    if (target) return `wird weitergeleitet. Nennen Sie gleich ${target}`;
    const clean = path.replace(/(?:\.html|\/)$/, '').toLowerCase();
    return `führt zu keiner Seite.${suggestion(clean, [...pages.keys()])} Berichtigen Sie den Pfad`;
  }
  if (page.off) {
    return `führt zu einer Seite, die abgeschaltet ist (off in ${page.off}). Löschen Sie ${part}, oder schalten Sie die Seite ein`;
  }
  if (!page.isPublished && !isPublicWith(page.article, from)) {
    return 'führt zu einem Beitrag, der noch nicht veröffentlicht ist. Veröffentlichen Sie ihn oder entfernen Sie den Link';
  }
  if (anchor === undefined || !page.anchors) return undefined;
  const hidden = hiddenSection(path, anchor);
  if (hidden && !page.anchors.includes(anchor)) {
    return `führt zu einem Abschnitt, der nicht gezeigt wird, weil er leer ist (${hidden}). Löschen Sie ${part}, oder füllen Sie den Abschnitt`;
  }
  return anchorProblem(anchor, page.anchors);
}

const offIn = (content: ReferenceInput['content'], name: keyof typeof pagePaths | 'casesPage') =>
  name in collections && isOff(content[name])
    ? `content/${collections[name as keyof typeof collections][0]}`
    : undefined;

/** True for a page that is off, and for a section that is hidden because it is empty; not for what doesn't exist. */
export function isHidden(url: string, pages: Pages): boolean {
  const [path = '', anchor] = url.split('#');
  const page = pages.get(path);
  if (page?.off) return true;
  if (!anchor || !page?.anchors || page.anchors.includes(anchor)) return false;
  return hiddenSection(path, anchor) !== undefined;
}

/** File and name of an optional section that is hidden. */
function hiddenSection(path: string, anchor: string): string | undefined {
  const name = anchoredPages.find((one) => (pagePaths[one] as readonly string[]).includes(path));
  const section = name && (pageAnchors[name] as Record<string, string>)[anchor];
  return section && `content/${collections[name][0]}: ${section}`;
}

/** True if the target is public by the day the linking article appears. */
function isPublicWith(target: Article | undefined, from: Article | undefined): boolean {
  if (!target || !from) return false;
  return target === from || Boolean(from.draft) || (!target.draft && target.date <= from.date);
}

export function anchorProblem(anchor: string, anchors: readonly string[]): string | undefined {
  if (anchors.includes(anchor)) return undefined;
  const known = anchors.length > 0 ? ` Möglich sind: ${anchors.map((one) => `#${one}`).join(', ')}` : '';
  return `führt zu einem Abschnitt, den es dort nicht gibt: #${anchor}.${suggestion(anchor, anchors)}${known || ' Die Seite hat keine Abschnitte, zu denen Links führen können'}`;
}
