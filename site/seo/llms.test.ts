import { expect, test } from 'vitest';
import { formatMoney, grossCents, netCents } from '../lib/money.ts';
import { fixture } from '../testing/fixture.ts';
import { indexedPages } from './indexed-pages.server.ts';
import { llms } from './llms.server.ts';

const content = fixture;
const text = llms(content);
const [about = '', ...sections] = text.split(/^## /m);

test('begins with the name and one sentence, and has no other heading before its lists', () => {
  expect(about).toMatch(new RegExp(`^# ${content.site.name}\\n\\n> \\S.*\\n`));
  expect(about.match(/^#/gm)).toHaveLength(1);
});

test('below each heading there are links with a line each, and nothing else', () => {
  expect(sections.length).toBeGreaterThan(1);
  for (const section of sections) {
    const [heading, ...lines] = section.split('\n').filter(Boolean);
    expect(lines.length, heading).toBeGreaterThan(0);
    for (const line of lines) expect(line).toMatch(/^- \[.+\]\(https:\/\/\S+\): \S/);
  }
});

test('lists every indexed page once, legal ones under Optional', () => {
  const links = [...text.matchAll(/\]\((\S+)\): /g)].map(([, url]) => url);
  expect(links.toSorted()).toEqual(
    indexedPages(content)
      .map(({ url }) => url)
      .toSorted(),
  );
  expect(sections.at(-1)).toMatch(/^Optional\n/);
  expect(sections.at(-1)).toContain('/impressum)');
});

test('prices are given net and gross', () => {
  const offers = content.prices.prices.filter(({ text, cents }) => text && cents > 0);
  for (const price of offers) {
    const [line = ''] = about.match(new RegExp(`^- ${price.title}.*$`, 'm')) ?? [];
    expect(line).toContain(formatMoney(netCents(price)));
    expect(line).toContain(formatMoney(grossCents(price)));
  }
});

test('brackets in a title do not end its link', () => {
  const [first, ...others] = content.articles;
  if (!first) throw new Error('There is no article.');
  const hostile = { ...first, title: 'KI [neu](https://example.org) & mehr' };
  expect(llms({ ...content, articles: [hostile, ...others] })).toContain(
    `- [KI \\[neu\\](https://example.org) & mehr](${content.site.url}/blog/${first.slug}): `,
  );
});
