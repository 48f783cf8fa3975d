import { expect, test } from 'vitest';
import { bookCategories } from '../content/schemas/books.ts';
import { ARTICLE_ART, articleArt, coverArt, UPRIGHT_ART, uprightArticleArt } from './article-art.ts';

const withoutStyle = (svg: string) => svg.replace(/<style>.*<\/style>/, '');

const names = ['ki-trends', 'fuehrung', 'coaching', 'agenten', 'suche', 'team', 'mut', 'klarheit'];
const art = names.map((name, number) => articleArt(name, number));

/** The palette (site/images/README.md, "Drawings"), without skin tones, plus sand. */
const card = ['#0f2b2d', '#17484a', '#f3b53f', '#d9492f', '#f3cdbd', '#bfd8dc', '#fbf9f5', '#eae3d8'];

test('an article always has the same picture, different from others', () => {
  expect(names.map((name, number) => articleArt(name, number))).toEqual(art);
  expect(new Set(art).size).toBe(names.length);
});

test('neighbours have different backgrounds', () => {
  const grounds = art.map((svg) => /fill="(#\w+)"/.exec(withoutStyle(svg))?.[1]);
  for (const [index, ground] of grounds.slice(1).entries()) expect(ground).not.toBe(grounds[index]);
});

test('the colours are from the palette, three and the background', () => {
  for (const svg of art) {
    const colours = new Set(withoutStyle(svg).match(/#\w{6}/g));
    expect(colours.size).toBeLessThanOrEqual(4);
    expect([...colours].filter((colour) => !card.includes(colour))).toEqual([]);
  }
});

test('each of its colours has another in the dark, except amber', () => {
  for (const svg of art) {
    const colours = new Set(withoutStyle(svg).match(/(?<=fill=")#\w{6}/g));
    colours.delete('#f3b53f');
    for (const colour of colours)
      expect(svg).toMatch(new RegExp(`\\[fill="${colour}"\\]\\{fill:#(?!${colour.slice(1)})`));
  }
});

test('a picture is small and fills its frame', () => {
  const { width, height } = ARTICLE_ART;
  for (const svg of art) {
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 800 500" width="800"/);
    expect(svg).toContain(`d="M0 0h${width}v${height}H0z"`);
    expect(svg).not.toMatch(/NaN|undefined/);
    expect(svg.length).toBeLessThan(4000);
  }
});

test('the upright picture shows the same motif in the same colours, above or below a row of modules', () => {
  for (const [number, name] of names.entries()) {
    const svg = uprightArticleArt(name, number);
    expect(svg).toContain(`viewBox="0 0 ${UPRIGHT_ART.width} ${UPRIGHT_ART.height}"`);
    expect(svg).not.toMatch(/NaN|undefined/);
    const whole = new Set(art[number]?.match(/#\w{6}/g));
    expect((svg.match(/#\w{6}/g) ?? []).filter((colour) => !whole.has(colour))).toEqual([]);
  }
});

const book = { title: 'Digital denken', year: 2020, category: 'KI' } as const;
const groundOf = (svg: string) => /fill="(#\w+)"/.exec(svg)?.[1];

test('a book always has the same cover, another title has another', () => {
  expect(coverArt(book)).toEqual(coverArt(book));
  expect(coverArt({ ...book, title: 'Mut' }).svg).not.toBe(coverArt(book).svg);
});

test('each category of books has a structure of its own', () => {
  const covers = bookCategories.map((category) => coverArt({ ...book, category }).svg);
  expect(new Set(covers).size).toBe(bookCategories.length);
  for (const svg of covers) expect(svg).not.toMatch(/NaN|undefined/);
});

test('covers of adjacent years have different backgrounds, on which no shape has the same colour', () => {
  for (const category of bookCategories) {
    for (let year = 2000; year < 2030; year++) {
      const [ground, ...fills] = [
        ...coverArt({ ...book, category, year }).svg.matchAll(/fill="(#\w+)"/g),
      ].map(([, colour]) => colour);
      expect(ground).not.toBe(groundOf(coverArt({ ...book, category, year: year + 1 }).svg));
      expect(fills).not.toContain(ground);
    }
  }
});
