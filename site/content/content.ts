import type { Article, CaseStudy, LegalPage } from './read/article.server.ts';
import type { SiteFacts } from './read/site-facts.server.ts';
import type { Collections, legalPages } from './schemas/collections.ts';

export type LegalPages = Record<(typeof legalPages)[number], LegalPage>;

export type Content = Collections &
  LegalPages & {
    /** Newest first. */
    articles: Article[];
    /** Newest first. */
    cases: CaseStudy[];
    /** Values for the slots in texts. */
    facts: SiteFacts;
  };
