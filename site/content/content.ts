import type * as z from 'zod';
import type { Article, CaseStudy, LegalPage } from './read/article.server.ts';
import type { ParsedYaml } from './read/parse-yaml.server.ts';
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

/** A YAML file as read, slots unfilled, for checks that need the location of values. */
export type YamlFile = {
  name: keyof Collections;
  file: string;
  source: string;
  schema: z.ZodType;
  data: unknown;
  yaml: ParsedYaml;
};

/** A Markdown file as read. */
export type MarkdownSource = { file: string; source: string };

export type ContentFiles = { yaml: YamlFile[]; markdown: MarkdownSource[] };
