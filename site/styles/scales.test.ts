import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/* The scales are closed (tokens.css). A value beside them is a decision, and is made here. */

const css = globSync('site/{styles,components,pages}/**/*.css')
  .filter((file) => !/fonts(-italic)?\.css$/.test(file))
  .map((file) => readFileSync(file, 'utf8').replaceAll(/\/\*.*?\*\//gs, ''))
  .join('\n');

/** What a pattern finds in all sheets, each value once. */
const found = (pattern: RegExp) => [
  ...new Set([...css.matchAll(pattern)].map(([, value = '']) => value.replaceAll(/\s+/g, ' '))),
];

const sizes = found(
  /(?<![-\w])(?:font-size: |font: (?:italic )?(?:\d+ )?)([^;]+?)(?: \/ [\d.]+)?(?: var\(--\w+-font\))?;/g,
);
const isToken = (size: string) => /var\(--(?:font-|caption|label|link)/.test(size);
/** Follows the size around it, or paper. */
const isRelative = (size: string) => /^(?:[\d.]+(?:em|cqi|pt)|inherit)$/.test(size);

/** Sizes that were made for their place. */
const displays = [
  // Everything grows with screens wider than 1,920 px.
  'max(100%, 0.8333vw)',
  // Long texts, and the header's name at the largest letters.
  'clamp(1.1875rem, 1.1rem + 0.3vw, 1.3125rem)',
  'min(0.8125rem, 9cqi)',
  // Titles on the first screen: the claim, heroes, legal texts, the featured book, prices.
  'max(clamp(2.4rem, 12.4vw, 3rem), min(1.35rem + 5.5vw, 6.5rem, 12svh))',
  '6.4vw',
  'min(clamp(min(2.375rem, 12vw), 1.2rem + 3.9vw, 4.875rem), max(2.375rem, 11svh))',
  'min(5vw, 4.75rem, 10.5svh)',
  '5.2vw',
  'min(4.875rem, 5vw)',
  'clamp(2.25rem, 1.3rem + 4vw, 4.875rem)',
  'clamp(3.25rem, 100svh - 48rem, min(1.2rem + 3.9vw, 4.875rem))',
  // The first article, the menu, voices and quotations.
  'clamp(2rem, 1.2rem + 2.4vw, 3.5rem)',
  'clamp(1.625rem, 1rem + 1.9vw, 3rem)',
  'clamp(1.875rem, 1.2rem + 3vw, 4rem)',
  'min(5.4vw, 6rem)',
  // Sentences and years across the page.
  'min(5.4vw, 5.4rem)',
  'min(6.4vw, 6rem)',
  'min(6.8vw, 6.8rem)',
  'min(7.2vw, 7.2rem)',
  'min(7.6vw, 7.4rem)',
  'min(8.4vw, 8.4rem)',
  'min(9vw, 10rem)',
  // Numbers.
  'clamp(2.25rem, 1.8rem + 1.6vw, 3.25rem)',
  'min(11vw, 3.25rem)',
  'min(17vw, 4.5rem)',
  'clamp(3rem, 1.6rem + 5.2vw, 6.25rem)',
  // Under its dots, which fill the window.
  'min(17vw, 18.5rem)',
  'clamp(5.5rem, 9.7vw, 10rem)',
  'min(5.5rem, 22vw)',
];

test('letters have one of nine sizes, one that follows them, or a display’s own', () => {
  expect(found(/(--font-\w+):/g)).toHaveLength(9);
  expect(sizes.filter((size) => !isToken(size) && !isRelative(size)).sort()).toEqual([...displays].sort());
});

test('lines have one of five heights, or one of four of displays', () => {
  const heights = found(/(?:line-height: |font: [^;]* \/ )([\d.]+)(?=[ ;])/g);
  expect(heights.map(Number).sort()).toEqual([0.8, 0.9, 0.95, 1, 1.06, 1.2, 1.3, 1.45, 1.55]);
});

const thresholds = (rule: string, side: string) => {
  const conditions = found(new RegExp(`@${rule} ([^{]+)`, 'g')).flatMap(
    (text) => text.match(/\([^)]+\)/g) ?? [],
  );
  const values = conditions
    .filter((text) => text.includes(side))
    .flatMap((text) => text.match(/[\d.]+(?=rem|px)/g) ?? []);
  return [...new Set(values.map(Number))].sort((one, other) => one - other);
};

test('windows change at five widths and two heights', () => {
  expect(thresholds('media', 'width')).toEqual([44, 48, 62, 75, 88]);
  expect(thresholds('media', 'height')).toEqual([18, 48]);
});

test('containers change at the widths that their own words need', () => {
  // The header's links, name and button; a download's and a teaser's row; fields and choices side by side; offers with
  // their price in columns, eight prices on stairs; facts beside a release's heading; notes beside an article; a call
  // beside its amount; workshops as wide as they are long.
  expect(thresholds('container', 'width')).toEqual([0, 13, 17, 21.75, 28, 36, 55, 62, 67.5, 79, 84]);
});

test('the position of a picture is no token: a colour with its name would take its place', () => {
  const positions = found(/object-position: var\((--\w+)/g);
  expect(positions).not.toHaveLength(0);
  expect(readFileSync('site/styles/tokens.css', 'utf8').match(/--\w+(?=:)/g)).not.toEqual(
    expect.arrayContaining(positions),
  );
});
