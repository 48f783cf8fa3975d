import { expect, test } from 'vitest';
import { render } from '../testing/render.tsx';
import { Phrases } from './phrases.tsx';

const parts = (text: string) => render(<Phrases text={text} />).match(/(?<=>)[^<>]+(?=<\/span>)/g);

test.each([
  ['Mo-Fr: 9:00-18:00 Uhr', ['Mo-Fr:', '9:00-18:00 Uhr']],
  ['Frankfurt am Main, 11. August 2025', ['Frankfurt am Main,', '11. August 2025']],
  ['+49 69 90009 123', ['+49 69 90009 123']],
])('%s', (text, expected) => {
  expect(parts(text)).toEqual(expected);
});

test('the text stays unchanged', () => {
  const text = 'Mo-Fr: 9:00-18:00 Uhr, Sa: 10 Uhr';
  expect(render(<Phrases text={text} />).replace(/<[^>]+>/g, '')).toBe(text);
});
