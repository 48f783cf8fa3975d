import type { Article, LegalPage as LegalDocument } from '../content/read/article.server.ts';
import type { CaseFrontMatter } from '../content/schemas/case.ts';
import type { Forms } from '../content/schemas/forms.ts';
import type { BlogPageTexts } from '../content/schemas/pages/blog.ts';
import type { CasesPageTexts } from '../content/schemas/pages/cases.ts';
import type { EnquiryPage as EnquiryPageSource } from '../content/schemas/pages/enquiry.ts';
import type { HomePage as HomePageSource } from '../content/schemas/pages/home.ts';
import type { LegalPageTexts } from '../content/schemas/pages/legal.ts';
import type { NotFoundPage as NotFoundPageSource } from '../content/schemas/pages/not-found.ts';
import type { ThankYouPage as ThankYouPageSource } from '../content/schemas/pages/thank-you.ts';
import type { Picture } from '../images/drawn-picture.server.ts';
import type { DownloadDetails } from './download-details.server.ts';

/* Props of the page components: a page's content without the data of its <head>. */

export type { Navigation } from '../content/schemas/navigation.ts';
export type { PublicSite as Site } from '../content/schemas/site.ts';
export type { PageProps } from './page-props.server.ts';

/** A service's, or one of the two that only the FAQ has (pages/faq.css). */
export type ServiceSignName = HomePageSource['services']['items'][number]['sign'] | 'general' | 'tools';

export type HomePage = Omit<HomePageSource, 'seo'>;
export type EnquiryPage = Omit<EnquiryPageSource, 'seo'>;
export type BusinessLabels = Omit<Forms['business'], 'errorPage'>;
export type ThankYouPage = Omit<ThankYouPageSource, 'seo'>;
export type NotFoundPage = Omit<NotFoundPageSource, 'seo'>;

export type Teaser = Pick<
  Article,
  'title' | 'excerpt' | 'date' | 'author' | 'readTime' | 'slug' | 'category'
> & {
  href: string;
  image?: string;
  /** The picture, if it was generated from that name. */
  drawing?: Picture | undefined;
  source: 'Blog' | 'LinkedIn Newsletter';
};

export type BlogPage = Omit<BlogPageTexts, 'seo' | 'article' | 'feed'> & {
  feed: { label: string; path: string };
  /** Newest first. */
  teasers: Teaser[];
  /** Only categories with articles. */
  categories: string[];
};

export type ArticlePage = Pick<
  Article,
  'title' | 'date' | 'author' | 'readTime' | 'category' | 'image' | 'html' | 'headings' | 'update' | 'form'
> & {
  drawing?: Picture | undefined;
  /** The part that readers can take along. */
  document?: TakenDocument | undefined;
  /** Its last sentence, above the buttons. */
  closing: string;
  labels: Omit<BlogPageTexts['article'], 'document'> & { readTime: string };
  more: { related: RelatedArticle[]; newer?: ArticleLink; older?: ArticleLink };
};

type TakenDocument = {
  title: string;
  file: string;
  details?: DownloadDetails | undefined;
  labels: BlogPageTexts['article']['document'];
};

export type CasePage = Omit<CaseFrontMatter, 'sample' | 'beleg' | 'description' | 'keywords' | 'date'> & {
  html: string;
  labels: CasesPageTexts;
  /** The next older one, after the last the first; none without others. */
  next?: ArticleLink & Pick<CaseFrontMatter, 'client'>;
};

export type ArticleLink = { title: string; href: string };
export type RelatedArticle = ArticleLink & Pick<Article, 'category' | 'image'> & Pick<Teaser, 'drawing'>;

export type LegalPage = Pick<LegalDocument, 'title' | 'lead' | 'date' | 'reviewed' | 'html' | 'headings'> & {
  image: string;
  labels: Pick<LegalPageTexts, 'contents' | 'date' | 'draft'>;
};
