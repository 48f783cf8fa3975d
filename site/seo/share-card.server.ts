import { casePath, type PageName } from '../assemble/described-page.ts';
import type { Head } from '../assemble/page-data.ts';
import type { Content } from '../content/content.ts';
import { pagePaths } from '../content/page-paths.ts';
import { contentFolder } from '../content/read/content-files.server.ts';
import { findSharePictures, ownPictures } from '../content/read/own-pictures.server.ts';
import { legalPages } from '../content/schemas/collections.ts';
import { isOff } from '../content/switched-off.ts';

/** Size of share images in pixels, an aspect ratio that networks and messengers don't crop. */
export const SHARE_IMAGE = { width: 1200, height: 630 };

/** Text and picture of a share image. */
export type ShareCard = {
  page: PageName | 'article' | 'case';
  /** Canonical path of the page. */
  path: string;
  title: string;
  /** Kicker: an article's category, the line above a heading, or the menu label. */
  kind?: string;
  /** Candidate pictures: the site's drawings, or the owner's photographs in their place. */
  pictures: string[];
};

/** Pages without a share card. */
const notShared: ReadonlySet<PageName> = new Set(['thankYou']);

/** Pictures for pages that start with none, or with one that can't be cropped. */
const pictures: { [Name in PageName]?: (content: Content) => string[] } = {
  home: () => ['hero'],
  pricesPage: () => ['prices'],
  tvPress: () => ['tv-3'],
  awardsPage: () => ['ceremony-2'],
  contact: () => ['portrait'],
  booksPage: ({ books }) => books.books.slice(0, 4).map(({ id }) => id),
  press: ({ books }) => books.books.slice(0, 1).map(({ id }) => id),
};

/** One card per indexed page, articles and case studies last. */
export function shareCards(content: Content): ShareCard[] {
  const names = (Object.keys(pagePaths) as PageName[]).filter(
    (name) => !notShared.has(name) && !isOff(content[name]),
  );
  return [
    ...names.map((name) => pageCard(content, name)),
    ...content.articles.map(({ slug, title, category, image }) => ({
      page: 'article' as const,
      path: `/blog/${slug}`,
      title,
      kind: category,
      pictures: [image],
    })),
    ...content.cases.map((study) => ({
      page: 'case' as const,
      path: casePath(study),
      title: study.title,
      kind: content.casesPage.eyebrow,
      pictures: [study.image.name],
    })),
  ];
}

/** A page's share image; undefined without a card. */
export function shareImage(content: Content, path: string): Head['image'] {
  const known = images.get(content) ?? shareImages(content);
  images.set(content, known);
  return known.get(path);
}

/** Computed once for all pages; each page then looks up its own. */
const images = new WeakMap<Content, ReadonlyMap<string, Head['image']>>();

function shareImages(content: Content) {
  const { name, url } = content.site;
  const cards = shareCards(content);
  const files = shareFiles(cards);
  return new Map(
    cards.map((card, index) => {
      const alt = [card.kind, card.title, name].filter(Boolean).join(' – ');
      return [card.path, { url: `${url}/share/${files[index]}`, alt, ...SHARE_IMAGE }] as const;
    }),
  );
}

/** `index` for the home page, otherwise the path: `ki-beratung`, `blog/google-ki-suche`. */
export function shareName({ path }: Pick<ShareCard, 'path'>): string {
  return path === '/' ? 'index' : path.slice(1);
}

/**
 * Paths of share images below /share: JPEG if there is a photograph, otherwise PNG, a third of the size for flat
 * colours.
 * @param folder the content folder
 */
export function shareFiles(cards: readonly ShareCard[], folder = contentFolder): string[] {
  const shared = new Set(findSharePictures(folder).map(({ name }) => name));
  const own = new Set(ownPictures(folder).map(({ name }) => name));
  return cards.map((card) => {
    const name = shareName(card);
    const isPhotograph = shared.has(name) || card.pictures.some((picture) => own.has(picture));
    return `${name}.${isPhotograph ? 'jpg' : 'png'}`;
  });
}

type Beginning = { title: string; eyebrow?: string | undefined; image?: { name: string } | undefined };

function pageCard(content: Content, page: PageName): ShareCard {
  const [path] = pagePaths[page];
  const { title, eyebrow, image } = beginningOf(content, page);
  const kind = eyebrow ?? labelOf(content, path);
  return {
    page,
    path,
    title,
    ...(kind && !repeats(title, kind) && { kind }),
    pictures: pictures[page]?.(content) ?? (image ? [image.name] : []),
  };
}

function beginningOf(content: Content, page: PageName): Beginning {
  if (isLegal(page)) return { title: content[page].title };
  const texts = content[page];
  return 'hero' in texts ? texts.hero : { title: texts.heading };
}

function isLegal(page: PageName): page is (typeof legalPages)[number] {
  return (legalPages as readonly string[]).includes(page);
}

function labelOf({ navigation }: Content, path: string): string | undefined {
  return [...navigation.menu, ...navigation.legal].find((link) => link.path === path)?.label;
}

/** True if the title repeats the kicker: „TV und Presse“ under „TV & Presse“. */
function repeats(title: string, kind: string): boolean {
  const plain = (text: string) => text.replaceAll('&', 'und').toLowerCase();
  return plain(title).startsWith(plain(kind));
}
