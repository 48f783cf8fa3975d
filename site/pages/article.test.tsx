import { expect, test } from 'vitest';
import type { ArticlePage as Page } from '../assemble/page-types.ts';
import { sitePages } from '../assemble/site-pages.server.ts';
import { render, site } from '../components/testing/render.tsx';
import { fixture } from '../testing/fixture.ts';
import ArticlePage from './article.tsx';

/** The HTML of an article of the fixture. */
function html(slug: string): string {
  const page = sitePages(fixture).get(`/blog/${slug}`)?.().page as unknown as Page;
  return render(<ArticlePage page={page} site={site} />);
}

test('an updated article says so, with its day, before the text', () => {
  const [before, after] = html('google-ki-suche').split('<div class="prose">');
  expect(before).toContain('<summary>Stand November\u00A02026</summary><p>Den „AI Mode“ gibt es');
  expect(after).not.toContain('Stand November');
});

test('any other article has no such note', () => {
  expect(html('social-media-ki')).not.toContain('article-update');
});
