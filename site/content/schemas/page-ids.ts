import { TYPED_FIELDS } from '../../../functions/leads/lead.ts';

/**
 * Ids of the pages' own parts. Texts may not take them: the anchor of a heading or a question would lead elsewhere, and
 * scripts would find the wrong element. Sections that questions share their names with (`ablauf`) are missing.
 */
export const pageIds: ReadonlySet<string> = new Set([
  // Every page.
  ...['root', 'content', 'menu', 'services', 'consent-data'],
  // Articles and other long texts.
  ...['contents', 'more', 'footnote-label', 'user-content-fn-1', 'user-content-fnref-1'],
  // Forms, and the search of the blog.
  ...['anfrage', 'form-heading', 'next-steps', 'error-summary', 'error-summary-heading', 'q'],
  ...[...TYPED_FIELDS, 'consent'].flatMap((name) => [name, `${name}-hint`, `${name}-error`]),
  // Popups.
  ...['free-prompts', 'free-prompts-heading', 'herbst-kickstart', 'herbst-kickstart-heading'],
  // Sections of pages that show questions.
  ...['formate', 'pakete'],
]);
