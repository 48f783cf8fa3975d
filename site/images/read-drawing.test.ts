import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readDrawing } from './read-drawing.server.ts';

const card = {
  ink: '#101d4d',
  petrol: '#22336a',
  amber: '#2f9e44',
  brick: '#b02fd9',
  rose: '#f0d0ff',
  river: '#c0e0c0',
  chalk: '#f0f5fb',
  sand: '#e0e8d3',
};

/** Skin, hair, wood and grey, which no colour of the card changes (README.md). */
const own = new Set(
  '#0c2426 #e3a78f #f5cab6 #f2c4ad #cf8f78 #8e2c1c #a9683f #2a1714 #000 #7b4a35 #c98a66 #efb592 #e8ecea #241512 #8e3b1f #dba089 #8f9a98 #5f3727 #7a4a2c #8a5030 #a86a48 #f3cdbe #7e9796 #dfe5e3 #5b3320 #8a5a3c #b9744f #6e4148 #f4eee4'.split(
    ' ',
  ),
);

const coloursOf = (svg: string) => svg.match(/#[0-9a-f]{3,8}\b/gi) ?? [];

test.each(globSync('site/images/**/*.svg'))(
  '%s has the colours of the card, in the dark too, or its own',
  (file) => {
    const drawn = coloursOf(readDrawing(file, card));
    const painted = coloursOf(readFileSync(file, 'utf8'));
    expect(drawn).toHaveLength(painted.length);
    const kept = painted.filter((colour, at) => drawn[at] === colour);
    expect(kept.filter((colour) => !own.has(colour))).toEqual([]);
  },
);

test('a shade is as far from its colour as it was painted', () => {
  const drawn = coloursOf(readDrawing('site/images/award-coaching.svg', card));
  expect(drawn).toContain(card.ink);
  // #1d4145 from #0f2b2d.
  expect(drawn).toContain('#1e3365');
});
