import { expect, test } from 'vitest';
import { parseArticle } from '../../site/content/article.server.ts';
import { loadContent } from '../../site/content/load-content.server.ts';
import { siteFacts } from '../../site/content/site-facts.server.ts';
import { changeArticle, generateArticle } from './articles.ts';

const facts = siteFacts(loadContent().site);
const parse = ({ slug, source }: ReturnType<typeof generateArticle>) =>
  parseArticle(`content/blog/${slug}.md`, source, { tableLabel: 'Tabelle', facts });

test('the same number gives the same article, another gives another', () => {
  expect(generateArticle(7)).toEqual(generateArticle(7));
  expect(generateArticle(8).source).not.toBe(generateArticle(7).source);
});

test('every article passes the checks of the site, has some 950 words, sections, a table and links', () => {
  for (let number = 0; number < 20; number++) {
    const article = parse(generateArticle(number));
    expect(article.words).toBeGreaterThan(850);
    expect(article.words).toBeLessThan(1050);
    expect(article.headings).toHaveLength(5);
    expect(article.links.length).toBeGreaterThanOrEqual(number === 0 ? 1 : 2);
    expect(article.html).toContain('<table>');
    expect(article.html).toContain('https://www.example.org/');
  }
});

test('a changed article has another title and another text, and is fit to be published', () => {
  const [before, after] = [generateArticle(3), changeArticle(generateArticle(3))];
  expect(parse(after).title).not.toBe(parse(before).title);
  expect(parse(after).words).toBeGreaterThan(parse(before).words);
});
