import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { articleImages } from '../content/schemas/article.ts';
import { showHeadings, showTailpiece } from './drawn-picture.server.ts';
import type { ImageContent } from './images.server.ts';

const content: ImageContent = { articles: [], newsletter: { newsletters: [] }, books: { books: [] } };
const tailpieces = readdirSync('site/images/tailpieces').map((file) => file.replace(/-tailpiece\.svg$/, ''));

test('every tailpiece belongs to a picture that articles can choose', () => {
  expect(articleImages).toEqual(expect.arrayContaining(tailpieces));
});

test('it stands before the last heading; without one, or with a photograph, the text stays as it is', () => {
  const [name = ''] = tailpieces;
  const text = '<p>A</p><h2 id="b">B</h2><p>B</p>';
  const shown = showTailpiece(content, `${text}<h2 id="c">C</h2><p>C</p>`, name);
  expect(shown).toMatch(
    /^<p>A<\/p><h2 id="b">B<\/h2><p>B<\/p><img src="\/assets\/static\/[a-z-]+-tailpiece\.[0-9a-f]{6}\.svg" alt="" width="1440" height="480" loading="lazy"><h2 id="c">C<\/h2><p>C<\/p>$/,
  );
  for (const [html, picture] of [
    ['<p>A</p>', name],
    [text, 'eigenes-foto'],
  ] as const)
    expect(showTailpiece(content, html, picture)).toBe(html);
});

test('a heading whose drawing there is begins with it; others stay as they are', () => {
  const [file = ''] = readdirSync('site/images/headings').filter((one) => one.startsWith('three-doors-'));
  const id = file.replace(/^three-doors-|\.svg$/g, '');
  const text = `<h2 id="${id}">A</h2><h3 id="kein-wort">B</h3>`;
  expect(showHeadings(content, text, 'three-doors')).toMatch(
    /^<h2 id="[\w-]+"><img src="[^"]+\.svg" alt="" width="\d+" height="\d+" loading="lazy">A<\/h2><h3 id="kein-wort">B<\/h3>$/,
  );
  expect(showHeadings(content, text, 'scales')).toBe(text);
});
