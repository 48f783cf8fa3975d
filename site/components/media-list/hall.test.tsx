import { expect, test } from 'vitest';
import { render } from '../testing/render.tsx';
import { guestsOf, Hall } from './hall.tsx';

test.each([
  ['Keynote vor mehr als 1.000 Gästen', 1000],
  ['Keynote vor 1.000+ Gästen', 1000],
  ['Impulsvortrag im Führungskreis, zwölf Gäste', 12],
  ['Keynote vor vielen Gästen', undefined],
  ['Podium auf der Fachmesse', undefined],
])('„%s“ counts %s guests', (text, guests) => {
  expect(guestsOf(text)).toBe(guests);
});

test.each([2, 12, 90, 350, 1000, 2000])('%i guests are as many dots', (guests) => {
  const html = render(<Hall guests={guests} seats={2000} />);
  const dots = [...html.matchAll(/pathLength="([\d.]+)"/g)].map(([, length]) => Math.ceil(Number(length)));
  expect(dots.reduce((sum, count) => sum + count, 0)).toBe(guests);
});
